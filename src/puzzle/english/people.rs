//! First names, as far as they tell who "he", "she" and "who" may be.

use super::lexicon::is_place;

/// Common first names of women and girls in English texts, without those that both carry.
const WOMEN: &str = "aarti abby abigail ada adaeze adele agatha agnes aisha alice alicia alison alma amanda \
    amara amber amelia amina amy ana anastasia andrea angela angie anika anita anjali ann \
    anna annabel anne annie anya aoife aria ariana asha astrid audrey aurora ava barbara bea \
    beatrice beatriz becky bella bernadette beth betty bianca bonnie brenda bridget brigid \
    brigitte camila camille carla carmen carol caroline carrie catherine cathy cecilia celia \
    charlotte chiara chioma chloe christina christine cindy claire clara claudia cleo \
    colette cora daisy dalia daphne daria dawn debbie deborah debra deepa deirdre delia \
    delphine denise diana diane divya dolores donna dora doris dorothy edith edna eileen \
    elaine eleanor elena elin eliza elizabeth elke ella ellen elsa elsie emilia emily emma \
    emmeline erica erika esme esperanza esther eva eve evelyn faith farah fatima fatou \
    felicity femke fern fiona flora florence freya frieda gabriela gabriella gail geeta \
    gemma genevieve georgia georgina gerda gina ginny gisela giulia gloria grace greta \
    gudrun gwen hannah harriet hattie hazel heather hedda heidi helen helena hilary hilda \
    hilde holly ilse imani imogen indira ines ingeborg ingrid irene iris isabel isabella \
    isadora isla ivy jackie jane janet janice jasmine jaya jeanne jemima jenna jennifer \
    jenny jess jessica jill joan joana joanna joanne jocelyn josephine josie joy joyce \
    judith judy julia juliana julie juliet june karen kate katherine kathleen kathryn kathy \
    katie katrina katy kavita kayla keiko kirsten kirsty kristen kristin lakshmi lara lata \
    laura lauren layla leah leela leila lena leona leonie liesel lila lilian lillian lily \
    linda linnea lisa liz lola lorna lotte lottie louise lucia lucille lucinda lucy luisa \
    luna lydia mabel madeline madison maeve magda mairead maisie malin mandy margaret margot \
    maria marie marilyn marina marit marjorie marta martha mary matilda maureen mavis maya \
    meena meera megan mei melanie melissa mia michelle mildred millie mina minnie miranda \
    miriam moira mona monica muriel myra nadia nadine nadja nancy naomi natalia natalie \
    natasha nell nellie ngozi nia niamh nicole nika nina nisha nora norah norma odette odile \
    olga olive olivia opal orla ottilie paige paloma pamela patricia patty paula pauline \
    pearl peggy penelope penny petra petula petunia philippa phoebe phyllis pippa polly \
    pooja poppy priscilla priya prudence rachel radha ramona rani rania rebecca regina rekha \
    renata rhoda rina rita roberta roisin rosa rosalind rosamund rose rosemary rosie \
    roswitha roxanne ruby ruth sabrina sadie sally samantha sandra sangeeta sanne saoirse \
    sara sarah saskia selena selma serena shannon shanti sharon sheila shirin shirley sienna \
    signe sigrid sinead siobhan siri sita sofia solveig sonia sophia sophie stacy stella \
    stephanie sue sunita susan susanna susie suzanne svea svetlana sybil sylvia tamara \
    tamsin tania tanya tara teresa tess tessa thandi thea thelma theresa tilda tilly tina \
    tove trine trudy ulla uma una ursula usha valentina valerie vanessa vera verity veronica \
    vicky victoria vidya viola violet virginia vivian vivienne wanda wendy wilhelmina wilma \
    winifred xenia ximena yara yasmin yolanda yvette yvonne zainab zara zelda zoe zuzana";

/// The same of men and boys.
const MEN: &str = "aaron abdul abe abel abraham adam aditya adrian ahmed aidan al alan alasdair albert aldo \
    alec alessandro alexander alfie alfred ali alistair alvin amir amit amos anders andre \
    andrew andy angus anil anthony anton antonio archie arjun arne arnold arthur arturo arun \
    ashok austin axel barnaby barney barry basil ben benedict benjamin benno benny bernard \
    bert bilal bill billy bjorn bo bob bobby boris boyd brad bradley brendan brian bruce \
    bruno bryan byron caleb callum calvin carl carlos casper cedric cesar chad charles \
    chester chidi chuck ciaran cid clarence clark clement cliff clifford clive cole colin \
    connor conor conrad cormac craig curtis cyril cyrus damian damon dan daniel danny darren \
    dave david davide dean declan deepak dennis derek dermot desmond dev dexter diego dieter \
    dirk dmitri dominic don donald doug douglas duncan dwight dylan eamon earl eddie edgar \
    edmund eduardo edward edwin einar eli elias elijah elliot elton emeka emil emmanuel \
    enrique enzo eric erik ernest ernie ethan eugene evan ewan ezra faisal farid felipe \
    felix ferdinand fergus fernando finn fintan floyd francisco frank franklin fred freddie \
    frederick fritz gael gareth gary gavin geoff geoffrey george gerald gerard giacomo \
    gideon gilbert giles giovanni glenn gopal gordon graham grant greg gregory gunnar gus \
    gustav guy hakim hamid hamish hank hans hari harold harry harvey hassan hector henrik \
    henry herbert herman hiroshi horst howard hubert hugh hugo humphrey ian ibrahim idris \
    igor ilya imran imre ingmar iqbal isaac ismail ivan ivo jack jacob jake jamal james \
    jared jason jasper javier jay jeff jeffrey jens jeremy jerome jerry jim jimmy joachim \
    joao joe joel johan john johnny jon jonas jonathan joost jorge jose joseph josh joshua \
    juan julian jurgen justin kabir karim karl kaspar keith ken kenji kenneth kevin klaus \
    knut kofi krishna kurt kwame kyle lachlan lance larry lars laurence lawrence leo leon \
    leonard leroy lev lewis liam lionel lloyd logan lorcan lorenzo louis luca lucas ludwig \
    luis lukas luke luther magnus malcolm malik manoj manuel marcel marco marcus mario mark \
    marshall martin marvin mason mateo mateus matt matteo matthew matthias maurice max \
    maxwell mehdi melvin michael miguel mike milan miles milo mitchell mohammed mohan moses \
    muhammad murray mustafa nathan nathaniel naveen ned neil neville niall nicholas nick \
    nico nicolas nigel nils noah noel norman olaf olav oliver ollie omar orlando oscar oskar \
    otis otto owen pablo padraig pascal patrick paul pavel pedro percy pete peter phil \
    philip phillip pierre piet pim prakash quentin rafael rahul raj rajesh ralph ramon randy \
    raoul rashid raul ravi ray raymond reggie reginald reuben rex ricardo richard rick ricky \
    rob robert roberto rod roderick rodney roger rohan roland rolf roman ron ronald ronan \
    rory ross rowan roy rudy rufus rune rupert russell ryan salim sameer samuel sanjay saul \
    scott sean sebastian sergei sergio seth seymour sherman sidney sigurd silas simon soren \
    spencer stan stanley stefan stephen steve steven stewart stuart suresh svein sven tariq \
    ted terence theo theodore thomas tiago tim timothy tobias tobin toby todd tom tomas \
    tomasz tommy tony torsten travis trevor tristan troy tunde tyler ulf ulrich umar uwe \
    valentin vasily vernon victor vijay vikram viktor vince vincent vito vlad vladimir wade \
    waldo wallace walter warren wayne werner wes wesley wilbur wilfred will willard william \
    wim winston wolfgang xavier yannick yosef youssef yuri yusuf zachary zack zahid zane \
    zeke ziad";

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
