"""Counts the solutions of one instance with one peer: `measure.py PEER < instance`.

Prints one line of JSON: the count in decimal digits, the best time in seconds, and how many runs
that is the best of. Only the counting is timed: not starting Python, not reading the instance.
"""

import json
import sys
import time

# The same rule as on our side: short runs are repeated, and the best one counts.
RUNS = 5
ENOUGH_SECONDS = 0.1


def pyganak(instance):
    """A model counter; the instance is DIMACS CNF."""
    import pyganak

    lines = [line for line in instance.splitlines() if not line.startswith("c")]
    variables = int(lines[0].split()[2])
    clauses = [[int(word) for word in line.split()[:-1]] for line in lines[1:]]

    def prepare():
        counter = pyganak.Counter()
        counter.new_vars(variables)
        counter.add_clauses(clauses)
        return counter.count

    return prepare


def clingo(instance):
    """An answer set solver; it counts by enumerating all answer sets, unprinted."""
    import clingo

    def prepare():
        control = clingo.Control(["--models=0"], logger=lambda *_: None)
        control.add("base", [], instance)

        def count():
            control.ground([("base", [])])
            control.solve()
            return int(control.statistics["summary"]["models"]["enumerated"])

        return count

    return prepare


def python_constraint2(instance):
    """A constraint solver in Python; it counts by iterating over all solutions."""
    import constraint

    model = json.loads(instance)
    houses = list(range(model["houses"]))

    def prepare():
        problem = constraint.Problem()
        for category in model["categories"]:
            problem.addVariables(category, houses)
            problem.addConstraint(constraint.AllDifferentConstraint(), category)
        for hint in model["hints"]:
            allowed = {tuple(places) for places in hint["allowed"]}
            problem.addConstraint(lambda *places, allowed=allowed: places in allowed, hint["values"])
        return lambda: sum(1 for _ in problem.getSolutionIter())

    return prepare


PEERS = {"pyganak": pyganak, "clingo": clingo, "python-constraint2": python_constraint2}


def main():
    peer = PEERS[sys.argv[1]]
    prepare = peer(sys.stdin.read())
    times = []
    while len(times) < RUNS and sum(times) < ENOUGH_SECONDS:
        count = prepare()
        start = time.perf_counter()
        found = count()
        times.append(time.perf_counter() - start)
    print(json.dumps({"count": str(found), "seconds": min(times), "runs": len(times)}))


if __name__ == "__main__":
    main()
