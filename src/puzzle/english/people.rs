//! First names, as far as they tell who "he", "she" and "who" may be.

use super::lexicon::is_place;

/// Common first names of women and girls in English texts, without those that both carry.
const WOMEN: &str = "abby abigail ada adele agatha agnes aisha alice alicia alison amanda amber \
    amelia amina amy ana anastasia andrea angela angie anika anita ann anna annabel anne annie \
    anya aoife aria ariana astrid audrey aurora ava barbara bea beatrice becky bella bernadette \
    beth betty bianca bonnie brenda bridget brigid camila camille carla carmen carol caroline \
    carrie catherine cathy cecilia celia charlotte chloe christina christine cindy claire clara \
    claudia cleo colette cora daisy daphne dawn debbie deborah debra deirdre delia denise diana \
    diane dolores donna dora doris dorothy edith eileen elaine eleanor elena eliza elizabeth \
    ella ellen elsa elsie emilia emily emma erica erika esme esther eva eve evelyn faith fatima \
    felicity fern fiona flora florence freya gabriela gabriella gail gemma genevieve georgia \
    georgina gina ginny giulia gloria grace greta gwen hannah harriet hattie hazel heather \
    heidi helen helena hilary hilda holly imogen ines ingrid irene iris isabel isabella isla \
    ivy jackie jane janet janice jasmine jeanne jemima jenna jennifer jenny jess jessica jill \
    joan joanna joanne josephine josie joy joyce judith judy julia juliana julie juliet june \
    karen kate katherine kathleen kathryn kathy katie katrina katy kayla kirsten kirsty kristen \
    kristin lara laura lauren layla leah leila lena leona lila lilian lillian lily linda lisa \
    liz lola lorna lottie louise lucia lucille lucinda lucy luna lydia mabel madeline madison \
    maisie mandy margaret margot maria marie marilyn marina marjorie martha mary matilda \
    maureen mavis maya megan melanie melissa mia michelle mildred millie minnie miranda miriam \
    moira mona monica muriel myra nadia nancy naomi natalia natalie natasha nell nellie niamh \
    nicole nina nora norah norma odette olga olive olivia opal orla ottilie paige pamela \
    patricia patty paula pauline pearl peggy penelope penny petra petunia philippa phoebe \
    phyllis pippa polly poppy priscilla priya prudence rachel rebecca regina rhoda rita roberta \
    rosa rosalind rose rosemary rosie roxanne ruby ruth sabrina sadie sally samantha sandra \
    saoirse sara sarah saskia selena selma serena shannon sharon sheila shirley sienna sigrid \
    sinead siobhan sofia sonia sophia sophie stacy stella stephanie sue susan susanna susie \
    suzanne svetlana sybil sylvia tamara tania tanya tara teresa tess tessa thea thelma theresa \
    tilda tilly tina trudy uma una ursula valerie vanessa vera verity veronica vicky victoria \
    viola violet virginia vivian vivienne wanda wendy wilma winifred yasmin yolanda yvette \
    yvonne zara zelda zoe";

/// The same of men and boys.
const MEN: &str = "aaron abdul abe abel abraham adam adrian ahmed aidan al alan alasdair albert \
    aldo alec alessandro alexander alfie alfred ali alistair alvin amir amos andre andrew andy \
    angus anthony antonio archie arnold arthur austin barnaby barney barry basil ben benedict \
    benjamin benny bernard bert bill billy bob bobby boris brad bradley brendan brian bruce \
    bruno bryan byron caleb callum calvin carl carlos cedric cesar chad charles chester chuck \
    ciaran clarence clark clement cliff clifford clive colin connor conor conrad cormac craig \
    curtis cyril damian damon dan daniel danny darren dave david dean declan dennis derek \
    dermot desmond diego dieter dirk dominic don donald doug douglas duncan dwight dylan eamon \
    earl eddie edgar edmund edward edwin eli elias elijah elliot emil emmanuel enrique eric \
    erik ernest ernie ethan eugene evan ewan felix fergus fernando finn fintan floyd frank \
    franklin fred freddie frederick fritz gareth gary gavin geoff geoffrey george gerald gerard \
    gideon gilbert giles glenn gordon graham grant greg gregory gus guy hamish hank hans harold \
    harry harvey hassan hector henrik henry herbert herman howard hubert hugh hugo humphrey ian \
    ibrahim igor isaac ivan jack jacob jake james jared jason jasper javier jay jeff jeffrey \
    jeremy jerome jerry jim jimmy joe joel johan john johnny jon jonas jonathan jorge jose \
    joseph josh joshua juan julian justin karl keith ken kenneth kevin kurt kyle lance larry \
    lars laurence lawrence leo leon leonard leroy lewis liam lionel lloyd logan lorcan louis \
    luca lucas luis luke luther magnus malcolm manuel marcel marco marcus mario mark marshall \
    martin marvin mason matt matteo matthew maurice max maxwell melvin michael miguel mike \
    miles mitchell mohammed muhammad murray nathan nathaniel ned neil neville niall nicholas \
    nick nicolas nigel noah noel norman olaf oliver ollie omar oscar otis otto owen pablo \
    padraig patrick paul pedro percy pete peter phil philip phillip pierre quentin rafael raj \
    ralph ramon randy raul ray raymond reginald reuben rex ricardo richard rick ricky rob \
    robert roberto rod roderick rodney roger roland roman ron ronald rory ross rowan roy rudy \
    rufus rupert russell ryan samuel saul scott sean sebastian sergei seth seymour sherman \
    sidney simon spencer stan stanley stefan stephen steve steven stewart stuart sven ted \
    terence theo theodore thomas tim timothy tobias toby todd tom tomas tommy tony travis \
    trevor tristan troy tyler vernon victor vince vincent vlad vladimir wade wallace walter \
    warren wayne wesley wilbur wilfred will willard william winston wolfgang xavier yusuf \
    zachary zack zane";

/// The same of both.
const EITHER: &str = "alex ali ash avery bailey blake bobbie cameron casey charlie chris corey \
    dale dana danny devon drew elliott francis frankie gabriel gale harper hayden jackie jaime \
    jamie jan jean jesse jo jody jordan jules kai kelly kendall kerry kim kit lee leslie \
    lindsay logan lou mackenzie mel micah morgan nat nicky nikki noor parker pat peyton quinn \
    reese remy riley robin ronnie rory rowan sacha sage sam sandy sasha shane shaun shelby \
    sidney skyler spencer stevie sydney tatum taylor terry toni tracy val wren yuki";

/// Whether a name is a man's or a woman's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gender {
    Woman,
    Man,
}

/// Whose first name a word in lower case is; `None` where both carry it or none that is known.
pub(super) fn gender(word: &str) -> Option<Gender> {
    if is_one_of(EITHER, word) {
        return None;
    }
    match (is_one_of(WOMEN, word), is_one_of(MEN, word)) {
        (true, false) => Some(Gender::Woman),
        (false, true) => Some(Gender::Man),
        _ => None,
    }
}

/// Who goes by a title in lower case.
pub(super) fn titled(title: &str) -> Option<Gender> {
    match title {
        "mr" | "sir" | "lord" => Some(Gender::Man),
        "mrs" | "ms" | "miss" | "lady" | "madam" | "dame" => Some(Gender::Woman),
        _ => None,
    }
}

/// Whether a pronoun can stand for somebody by one of these words in lower case, a title first:
/// "Ms Eaton" is no "he".
pub(super) fn agrees(pronoun: &str, words: [&str; 2]) -> bool {
    let male = match pronoun {
        "he" | "him" | "his" => true,
        "she" | "her" | "hers" => false,
        _ => return true,
    };
    let gender = words.into_iter().find_map(titled).or_else(|| gender(words[1]));
    gender.is_none_or(|gender| male == (gender == Gender::Man))
}

/// How many of these are people by their first names.
pub(super) fn named(values: &[String]) -> usize {
    let named = |value: &&String| {
        let first = value.split_ascii_whitespace().next().unwrap_or_default();
        first.starts_with(char::is_uppercase) && is_first_name(&first.to_lowercase())
    };
    // Rose Cottage and Ivy Cottage are no girls.
    let last = |value: &String| value.rsplit_once(' ').map(|(_, last)| last.to_lowercase());
    let kind = values.first().and_then(last);
    if kind.as_ref().is_some_and(|kind| is_place(kind))
        && values.iter().all(|value| last(value) == kind)
    {
        return 0;
    }
    values.iter().filter(named).count()
}

/// Whether all of these are people by their titles: "Mr Dace", "Dr. Lund".
pub(super) fn are_titled(values: &[String]) -> bool {
    let titles = ["dr", "prof", "professor", "captain", "colonel", "rev", "aunt", "uncle"];
    values.iter().all(|value| {
        let Some((title, name)) = value.split_once(' ') else { return false };
        let lower = title.trim_end_matches('.').to_lowercase();
        name.starts_with(char::is_uppercase)
            && (titles.contains(&lower.as_str()) || titled(&lower).is_some())
    })
}

/// Whether a word in lower case is a common first name.
pub(super) fn is_first_name(word: &str) -> bool {
    [WOMEN, MEN, EITHER].into_iter().any(|names| is_one_of(names, word))
}

fn is_one_of(names: &str, word: &str) -> bool {
    names.split_ascii_whitespace().any(|name| name == word)
}
