//! How to use it.

/// The text of `--help`.
pub const HELP: &str = "\
zebra: take a zebra puzzle (Einstein's riddle) apart

usage: zebra COMMAND PUZZLE [OPTION…]
       zebra export LANGUAGE PUZZLE [OPTION…]

commands
  count    how many solutions there are
  hints    what each hint is worth: the count without it, or with it where it is off
  shares   in how many solutions each value is in each house
  solve    the solutions, and the answers to the questions
  explain  the solution step by step, each step with the hints and facts it takes
  sets     the minimal sets of hints that leave one solution, smallest first
  conflict the minimal sets of hints that contradict each other
  methods  what each way of solving visits, and how long it takes
  export   a program for a real solver; LANGUAGE is smt2, prolog, clpfd, minizinc, python, ortools,
           asp, dimacs, cpp, cpp-nested, e, sv or json
  minimal  the puzzle as text, without hints that the others imply
  link     the puzzle as a fragment for a link, with the hints that are on

PUZZLE is a preset such as fish, a .zebra file, a link or its fragment, or - for standard input.

usage: zebra generate [SIZE] [--kinds LIST] [--difficulty LEVEL] [--seed N] [OPTION…]
       zebra day [DATE] [--difficulty LEVEL] [OPTION…]
       zebra import [FILE] [--json]

commands
  generate a new puzzle as text: SIZE is houses x categories, such as 5x5; kinds are same, different,
           next, not-next, beside, somewhere, apart, place, not-place, end, between, either, if,
           or classic or all
  day      the puzzle of a day, the same for everyone; DATE is such as 2026-03-01, or today
  import   a puzzle in plain English, from FILE or standard input, as a .zebra file; what is not
           understood or can be read in several ways goes to standard error with its line

options
  --only LIST       only these hints on, such as 1-8,11 or none; the numbers are the printed ones
  --without LIST    these hints off
  --read N=READING  read \"left of\" or \"right of\" in hint N as immediate or somewhere
  --limit N         solve, sets, conflict: show at most N solutions or sets (10)
  --for question    sets: that leave one answer to the question, or --for 2 to the second
  --markdown        explain: as Markdown, for a post
  --kinds LIST      generate: kinds of hint, such as same,next,place (classic)
  --difficulty L    generate, day: easy, medium or hard (generate: any)
  --seed N          generate: the same number, the same puzzle
  --seconds N       stop counting after N seconds and say what is proven by then; methods: stop
                    each method after N seconds (10)
  --json            output for programs; counts are strings of decimal digits
  --help            this text
  --version         the version

Exit status: 0, or 2 with one line that says what is wrong.
";
