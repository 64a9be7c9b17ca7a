"""Runs exported programs, many in one process: `drive.py LANGUAGE FILE...`.

Prints one line of JSON for each file, with what there is to check. `output`: what the program
printed. `solutions`: each as `name=house` for its identifiers, sorted. `verdicts`: a solver's
answers, `sat` or `unsat`. `count`: in decimal digits. `errors`: what a parser said.
"""

import contextlib
import io
import json
import os
import runpy
import sys


def python(path):
    """Runs the program itself."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(path, run_name="__main__")
    return {"output": printed.getvalue()}


def smt2(path):
    """Lets Z3 run the whole script; then finds all models of its first part."""
    import z3

    text = open(path, encoding="utf-8").read()
    context = z3.Context()
    try:
        output = z3.Z3_eval_smtlib2_string(context.ref(), text)
    except z3.Z3Exception as error:
        # There is no solution to get the values of; the answers come with the complaint.
        output = error.args[0].decode()
    first = text.split("(check-sat)")[0]
    solver = z3.Solver(ctx=z3.Context())
    solver.from_string(first)
    variables = {}
    for line in first.splitlines():
        if line.startswith("(declare-const "):
            name = line.split()[1]
            variables[name] = z3.Int(name, ctx=solver.ctx)
    solutions = []
    while solver.check() == z3.sat:
        model = solver.model()
        values = {name: model[v].as_long() for name, v in variables.items()}
        solutions.append(" ".join(f"{name}={house}" for name, house in sorted(values.items())))
        solver.add(z3.Or([v != values[name] for name, v in variables.items()]))
    verdicts = [line for line in output.splitlines() if line in ("sat", "unsat")]
    return {"verdicts": verdicts, "solutions": solutions}


def asp(path):
    import clingo

    control = clingo.Control(["--models=0"])
    control.load(path)
    control.ground([("base", [])])
    solutions = []

    def keep(model):
        pairs = sorted((str(a.arguments[0]), a.arguments[1].number) for a in model.symbols(shown=True))
        solutions.append(" ".join(f"{name}={house}" for name, house in pairs))

    control.solve(on_model=keep)
    return {"solutions": solutions}


def dimacs(path):
    """Counts models; reads strictly."""
    import pyganak

    lines = [line for line in open(path, encoding="utf-8").read().splitlines() if line[:1] != "c"]
    word, kind, variables, clauses = lines[0].split()
    clauses_read = [[int(literal) for literal in line.split()] for line in lines[1:]]
    assert (word, kind, int(clauses)) == ("p", "cnf", len(clauses_read))
    assert all(clause[-1] == 0 and 0 not in clause[:-1] for clause in clauses_read)
    assert all(abs(literal) <= int(variables) for clause in clauses_read for literal in clause)
    counter = pyganak.Counter()
    counter.new_vars(int(variables))
    counter.add_clauses([clause[:-1] for clause in clauses_read])
    return {"count": str(counter.count())}


def system_verilog(path):
    """Parses and elaborates; nothing open here solves its constraints."""
    import pyslang

    tree = pyslang.syntax.SyntaxTree.fromFile(path)
    compilation = pyslang.ast.Compilation()
    compilation.addSyntaxTree(tree)
    errors = [d for d in compilation.getAllDiagnostics() if d.isError()]
    manager = tree.sourceManager
    report = pyslang.DiagnosticEngine.reportAll(manager, errors) if errors else ""
    return {"errors": report}


def data(path):
    """Solves the puzzle from the data, by trying everything."""
    import itertools

    puzzle = json.load(open(path, encoding="utf-8"))
    n = puzzle["houses"]
    names = [(c["name"], v) for c in puzzle["categories"] for v in c["values"]]
    hints = [hint["relation"] for hint in puzzle["hints"] if hint["on"]]

    def holds(relation, house):
        place = lambda value: house[value["category"], value["value"]]
        kind = relation["is"]
        if kind == "in":
            return place(relation["value"]) in relation["houses"]
        if kind == "offset":
            return place(relation["to"]) - place(relation["from"]) in relation["offsets"]
        if kind == "between":
            left, right = map(place, relation["ends"])
            middle = place(relation["middle"])
            either = relation["order"] == "either" and right < middle < left
            return left < middle < right or either
        parts = [holds(part, house) for part in relation["parts"]]
        return {
            "not": lambda: not parts[0],
            "and": lambda: all(parts),
            "or": lambda: any(parts),
            "xor": lambda: parts[0] != parts[1],
            "if": lambda: not parts[0] or parts[1],
            "iff": lambda: parts[0] == parts[1],
        }[kind]()

    count = 0
    for rows in itertools.product(itertools.permutations(range(1, n + 1)), repeat=len(names) // n):
        house = dict(zip(names, itertools.chain(*rows)))
        count += all(holds(relation, house) for relation in hints)
    return {"count": str(count)}


# The others are programs in Python.
LANGUAGES = {
    "smt2": smt2,
    "asp": asp,
    "dimacs": dimacs,
    "sv": system_verilog,
    "json": data,
}


def main():
    # What a solver prints by itself goes elsewhere.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)
        drive = LANGUAGES.get(sys.argv[1], python)
        for path in sys.argv[2:]:
            print(json.dumps(drive(path)), file=answers, flush=True)


if __name__ == "__main__":
    main()
