use zebra_playground::explain::*;
use zebra_playground::puzzle::*;
fn main() {
    let a: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    for seed in a[3]..a[4] {
        let r = Recipe {
            houses: a[0] as u8,
            categories: a[1] as u8,
            hints: a[2] as usize,
            mix: Mix::Printed,
        };
        let hints = r
            .relations(seed)
            .into_iter()
            .enumerate()
            .map(|(i, x)| Hint {
                number: i as u32 + 1,
                text: format!("Statement {i}"),
                relation: Some(x),
            })
            .collect();
        let cats = (0..r.categories)
            .map(|c| Category {
                name: format!("C{c}"),
                values: (0..r.houses).map(|v| format!("v{c}{v}")).collect(),
            })
            .collect();
        let p = Puzzle::new(PuzzleParts {
            title: String::new(),
            houses: r.houses,
            categories: cats,
            hints,
            questions: vec![],
        })
        .unwrap();
        let on = numbers::switchable(&p);
        let t = std::time::Instant::now();
        let mut s = Story::new(&p, &on, Knowledge::nothing(&p));
        let (mut n, mut h, mut c, mut worst, mut mh) = (0, 0, 0, 0u128, 0);
        loop {
            let t = std::time::Instant::now();
            let Some(st) = s.next() else { break };
            worst = worst.max(t.elapsed().as_micros());
            n += 1;
            h += st.hints.len();
            mh = mh.max(st.hints.len());
            if st.technique() == Technique::Case {
                c += 1;
            }
        }
        println!(
            "seed {seed}: {:?} steps {n} hints {h} (most {mh}) cases {c} worst step {worst}us total {:?}",
            s.ending(),
            t.elapsed()
        );
    }
}
