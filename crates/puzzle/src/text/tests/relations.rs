//! Relations: what their signs mean, how they bind, how deep they may nest.

use super::*;

#[test]
fn every_relation_of_the_table_reads() {
    let offset = |offsets| Relation::Offset(GREEN, WHITE, offsets);
    for (sign, offsets) in [
        ("=", Offsets::SAME),
        ("!=", Offsets::DIFFERENT),
        ("<<", Offsets::IMMEDIATELY_LEFT),
        (">>", Offsets::IMMEDIATELY_RIGHT),
        ("<", Offsets::SOMEWHERE_LEFT),
        (">", Offsets::SOMEWHERE_RIGHT),
        ("~", Offsets::NEXT_TO),
        ("!~", Offsets::NOT_NEXT_TO),
        ("~2", Offsets::apart(2)),
        ("~15", Offsets::apart(15)),
        ("!~3", Offsets::apart(3).complement()),
        ("<<2", Offsets::only(2)),
        (">>2", Offsets::only(-2)),
        ("~{-2, 1..3}", [-2, 1, 2, 3].into_iter().collect()),
        ("~{}", Offsets::default()),
    ] {
        assert_eq!(relation(&format!("green {sign} white")), offset(offsets), "{sign}");
    }
    assert_eq!(relation("green<<white"), offset(Offsets::IMMEDIATELY_LEFT));
    for (houses, bits) in [
        ("@ 3", 0b00100),
        ("!@ 3", 0b11011),
        ("@ 1,5", 0b10001),
        ("!@ 1, 5", 0b01110),
        ("@ first", 0b00001),
        ("@ last", 0b10000),
        ("@ middle", 0b00100),
        ("@ end", 0b10001),
        ("!@ end", 0b01110),
        ("@ odd", 0b10101),
        ("@ even", 0b01010),
        ("@ first,even", 0b01011),
        ("@ none", 0),
    ] {
        let houses_read = relation(&format!("Brit {houses}"));
        assert_eq!(houses_read, Relation::In(BRIT, Houses::from_bits(bits)), "{houses}");
    }
    let between = |ends, order| Relation::Between { middle: BRIT, ends, order };
    assert_eq!(relation("green < Brit < dog"), between((GREEN, DOG), Order::AsGiven));
    assert_eq!(relation("green > Brit > dog"), between((DOG, GREEN), Order::AsGiven));
    assert_eq!(relation("Brit between green, dog"), between((GREEN, DOG), Order::Either));
}

#[test]
fn compositions_bind_as_documented() {
    let leaf = |h| Relation::In(BRIT, Houses::only(h));
    let (a, b, c, d) = (leaf(0), leaf(1), leaf(2), leaf(3));
    let boxed = |relation: &Relation| Box::new(relation.clone());
    let not = |relation: &Relation| Relation::Not(boxed(relation));
    let and = |parts: &[&Relation]| Relation::And(parts.iter().map(|&r| r.clone()).collect());
    let or = |parts: &[&Relation]| Relation::Or(parts.iter().map(|&r| r.clone()).collect());
    let xor = |p: &Relation, q: &Relation| Relation::Xor(boxed(p), boxed(q));
    let iff = |p: &Relation, q: &Relation| Relation::Iff(boxed(p), boxed(q));
    let implies = |p: &Relation, q: &Relation| Relation::If(boxed(p), boxed(q));
    let read = |text: &str| {
        let mut formal = String::new();
        for word in text.replace('(', "( ").replace(')', " )").split(' ') {
            let place = "abcd".find(word).filter(|_| word.len() == 1);
            formal += &place.map_or(word.to_owned(), |h| format!("Brit @ {}", h + 1));
            formal.push(' ');
        }
        relation(&formal)
    };
    assert_eq!(read("a"), a);
    assert_eq!(read("a and b and c"), and(&[&a, &b, &c]));
    assert_eq!(read("a and (b and c)"), and(&[&a, &and(&[&b, &c])]));
    assert_eq!(read("a or b and c"), or(&[&a, &and(&[&b, &c])]));
    assert_eq!(read("a xor b and c"), xor(&a, &and(&[&b, &c])));
    assert_eq!(read("a or b xor c"), or(&[&a, &xor(&b, &c)]));
    assert_eq!(read("a xor b xor c"), xor(&xor(&a, &b), &c));
    assert_eq!(read("not a and b"), and(&[&not(&a), &b]));
    assert_eq!(read("not (a and b)"), not(&and(&[&a, &b])));
    assert_eq!(read("not not a"), not(&not(&a)));
    assert_eq!(read("a or b iff c"), iff(&or(&[&a, &b]), &c));
    assert_eq!(read("if a or b then c and d"), implies(&or(&[&a, &b]), &and(&[&c, &d])));
    assert_eq!(read("if a then b iff c"), implies(&a, &iff(&b, &c)));
    assert_eq!(read("(if a then b) iff c"), iff(&implies(&a, &b), &c));
    assert_eq!(read("a iff if b then c"), iff(&a, &implies(&b, &c)));
    assert_eq!(read("if a then if b then c"), implies(&a, &implies(&b, &c)));
}

#[test]
fn compositions_of_fewer_than_two_parts_keep_their_meaning() {
    let puzzle = Document::read(HEAD).unwrap().into_puzzle();
    let leaf = Relation::In(BRIT, Houses::only(1));
    let or = Relation::Or(vec![leaf.clone(), Relation::And(vec![])]);
    for odd in [
        Relation::And(vec![]),
        Relation::Or(vec![]),
        Relation::And(vec![Relation::Or(vec![or.clone()])]),
        Relation::And(vec![Relation::Or(vec![or]), Relation::Not(Box::new(leaf))]),
    ] {
        let read = relation(&relation_text(&puzzle, &odd));
        for h in 0..5 {
            assert_eq!(odd.holds(&|_| h), read.holds(&|_| h), "{odd:?}");
        }
    }
}

#[test]
fn nesting_has_an_end() {
    let depth = |formal: &str| {
        Document::read(&format!("{HEAD}1. :: {formal}"))
            .map(|document| document.puzzle().hints()[0].relation.as_ref().unwrap().depth())
    };
    let nots = |n: usize| format!("{}dog = Brit", "not ".repeat(n));
    assert_eq!(depth(&nots(63)), Ok(64));
    assert!(depth(&nots(64)).is_err());
    assert!(depth(&nots(30_000)).is_err());
    assert!(depth(&"(".repeat(100_000)).is_err());
    assert!(depth(&"if ".repeat(60_000)).is_err());
    let xors = |n: usize| format!("dog = Brit{}", " xor dog = Brit".repeat(n));
    assert_eq!(depth(&xors(63)), Ok(64));
    assert!(depth(&xors(15_000)).is_err());
    assert_eq!(depth(&xors(1).replace("xor", "and")), Ok(2));
}

#[test]
fn a_relation_of_full_depth_reads_back() {
    let leaf = || Box::new(Relation::In(BRIT, Houses::only(0)));
    type Wrap = fn(Box<Relation>, Box<Relation>) -> Relation;
    let make: [Wrap; 5] = [
        Relation::If,
        |p, q| Relation::If(q, p),
        |p, q| Relation::And(vec![*p, Relation::Not(q)]),
        |p, q| Relation::Or(vec![*q, *p]),
        |p, q| Relation::Iff(q, p),
    ];
    for shapes in [[0, 0], [1, 1], [0, 2], [2, 1], [3, 2], [4, 0], [4, 4], [1, 4]] {
        let mut nested = Relation::Not(leaf());
        let mut turn = 0;
        while nested.depth() < Relation::MAX_DEPTH {
            nested = make[shapes[turn % 2]](Box::new(nested), leaf());
            turn += 1;
        }
        let mut parts = Document::read(HEAD).unwrap().into_puzzle().into_parts();
        let hint = |relation| Hint { number: 1, text: String::new(), relation };
        parts.hints.push(hint(Some(nested)));
        let puzzle = Puzzle::new(parts).unwrap();
        let text = Document::write(puzzle.clone()).to_string();
        assert_eq!(Document::read(&text).unwrap().into_puzzle(), puzzle);
    }
}
