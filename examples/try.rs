use zebra_playground::explain::*;
use zebra_playground::puzzle::*;
fn main() {
    let id = std::env::args().nth(1).unwrap();
    let p = preset::find(&id).unwrap().puzzle();
    let mut on = numbers::switchable(&p);
    for a in std::env::args().skip(2) {
        let n = numbers::read(&p, &a).unwrap();
        for i in n.iter() {
            on.remove(i);
        }
    }
    let w = Words::of(&p);
    let t = std::time::Instant::now();
    let mut s = Story::new(&p, &on, Knowledge::nothing(&p));
    let f = |f: &Fact| {
        format!("{}{}{}", p.name(f.value), if f.holds { "@" } else { "!@" }, f.house + 1)
    };
    let (mut n, mut h) = (0, 0);
    while let Some(st) = s.next() {
        n += 1;
        h += st.hints.len();
        println!("   {}", w.step(&st).join(" "));
        println!(
            "{:?} cost {} hints {:?} facts {} -> {}{}",
            st.technique(),
            st.cost,
            st.hints.iter().map(|&i| p.hints()[i].number).collect::<Vec<_>>(),
            st.facts.iter().map(f).collect::<Vec<_>>().join(" "),
            st.new.iter().map(f).collect::<Vec<_>>().join(" "),
            if st.thoughts.is_empty() && st.case.is_none() { " UNSEEN" } else { "" }
        );
    }
    println!("{:?} steps {n} hints {h} {:?}", s.ending(), t.elapsed());
}
