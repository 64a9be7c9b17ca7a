//! First names, as far as they tell who "he", "she" and "who" may be.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::lexicon::is_place;

/// Common first names of women and girls in English texts, without those that both carry.
const WOMEN: &str = "aarti abby abigail ada adaeze adele agatha agnes aisha alice alicia alison \
    alma amanda amara amber amelia amelie amina amy ana anastasia andrea angela angie anika \
    anita anjali ann anna annabel anne annemarie annette annie annika antonia anya aoife aria \
    ariana arlene asha ashley astrid audrey aurora ava barbara bea beatrice beatrix beatriz \
    becky bella bernadette bernice bess bessie beth bethany betsy bettina betty beulah bianca \
    bonnie brenda bridget brigid brigitte britney brittany caitlin camila camille candace \
    candice carla carlotta carly carmen carol caroline carolyn carrie cassandra cassie catalina \
    catherine cathy cecilia celeste celia celine charlene charlotte chelsea cheryl chiara chioma \
    chloe christa christina christine christy cindy claire clara clarissa claudette claudia \
    clementine cleo colette colleen constance cora cordelia corinne cynthia daisy dalia daphna \
    daphne daria dawn dayna deanna deanne debbie debby deborah debra deepa deirdre delia delilah \
    delphine denise diana diane dianne dina dinah divya dolores donna dora doris dorothea \
    dorothy dot dottie ebony edie edith edna effie eileen elaine eleanor elena elin elise eliza \
    elizabeth elke ella ellen elodie eloise elsa elsie elspeth elva elvira emilia emily emma \
    emmeline enid erica erika erin ernestina ernestine esme esperanza estelle esther ethel \
    eugenia eunice euphemia eva evangeline eve evelyn faith fannie farah fatima fatma fatou fay \
    felicia felicity femke fern filomena fiona flavia flo flora florence francesca francine \
    franziska frederica freya frieda gabriela gabriella gabrielle gail geeta gemma genevieve \
    georgette georgia georgina geraldine gerda gertrude gina ginevra ginny gisela giulia gladys \
    glenda gloria goldie grace greta gretchen guadalupe gudrun gwen gwendolyn hanna hannah \
    harriet hattie hazel heather hedda heidi helen helena henrietta hermione hester hilary hilda \
    hilde holly hortense ida ilene ilona ilse imani imelda imogen indira ines inez ingeborg \
    ingrid irene iris irma isabel isabella isabelle isadora isla isolde ivy jackie jacqueline \
    jana jane janelle janet janette janice janie janine jasmine jaya jeanette jeanine jeanne \
    jeannie jemima jenn jenna jennie jennifer jenny jeri jess jessica jill jillian joan joana \
    joanna joanne jocasta jocelyn jodie johanna jolene josefina josefine josephine josie joy \
    joyce juana juanita judi judith judy julia juliana julianne julie juliet juliette june \
    justine kaitlyn kara karen karla kat kate katharine katherina katherine kathie kathleen \
    kathrine kathryn kathy katie katrina katy kavita kayla kayleigh keiko kelli kendra kirsten \
    kirsty kitty krista kristen kristin kristina kristy lacey lakshmi lara lata latoya laura \
    laurel lauren lavinia layla leah leanne leela leila lena lenora leona leonie leonora leticia \
    letitia lettie libby liesel lil lila lilian liliana lillian lilly lily linda lindsey linnea \
    lisa lisbeth liz lois lola lora lorelei loretta lori lorna lorraine lotte lottie louisa \
    louise lucia lucile lucille lucinda lucretia lucy ludmila luella luisa lula luna lydia lynda \
    lynne mabel mable madeline madison maeve magda magdalena maggie maggy mairead maisie malin \
    mamie mandy mara marcella marcelle marcia marcy margaret margarita margie margo margot \
    marguerite maria marian mariana marianne maribel marie marilyn marina marisa marissa marit \
    marjorie marla marlene marsha marta martha mary maryann matilda matilde mattie maud maude \
    maureen mavis maxine maya meena meera megan meghan mei melanie melba melinda melissa \
    meredith mia michele michelle mildred millicent millie mina mindy minnie miranda miriam \
    moira mollie molly mona monica monique morag muriel myra myrtle nadia nadine nadja nan nancy \
    nanette naomi natalia natalie natasha nell nellie nerys nettie ngozi nia niamh nicole nika \
    nina nisha nola nora norah noreen norma octavia odette odile olga olive olivia olympia opal \
    ophelia orla ottilie paige paloma pam pamela patricia patsy patti patty paula pauline pearl \
    peg pegeen peggy penelope penny perpetua petra petula petunia philippa philomena phoebe \
    phyllis pippa polly pooja poppy portia priscilla priya pru prudence prue rachael rachel \
    radha ramona randi rani rania raquel reba rebecca regina rekha rena renata renee rhoda \
    rhonda rina rita roberta robyn rochelle roisin rosa rosalie rosalind rosalinda rosalyn \
    rosamund rosanna rose rosemarie rosemary rosie rosina roswitha rowena roxana roxanne ruby \
    ruth ruthie sabina sabrina sadie sallie sally samantha sandi sandra sangeeta sanne saoirse \
    sara sarah saskia selena selina selma seraphina serena shannon shanti shari sharon sharron \
    shawna sheena sheila shelley shelly sheri sherri sherry sheryl shirin shirley sienna signe \
    sigrid silvia sinead siobhan siri sita sofia solveig sondra sonia sonja sophia sophie \
    sophronia stacy stefanie steffi stella stephanie sue sukie sunita susan susanna susannah \
    susie suzanne svea svetlana sybil sylvia sylvie tabitha tamara tamika tammy tamsin tania \
    tanisha tanya tara teresa terri tess tessa thalia thandi thea thelma theodora theresa \
    therese tiffany tilda tillie tilly tina tonya tove tracey tracie tricia trina trine trisha \
    trixie trudy ulla uma una ursula usha valentina valerie vanda vanessa velma vera verity \
    verna veronica vicki vickie vicky victoria vidya viola violet violeta virginia viv vivian \
    vivien vivienne wanda wendi wendy whitney wilda wilhelmina willa wilma winifred winnie \
    winona xenia ximena yara yasmin yesenia yolanda yvette yvonne zainab zara zelda zelma zena \
    zoe zora zuzana";

/// The same of men and boys.
const MEN: &str = "aaron abdul abe abel abraham adam aditya adrian ahmed aidan al alan alasdair \
    alastair albert alberto aldo alec alejandro alessandro alexander alfie alfonso alfred \
    algernon ali alistair allen alphonse alton alvaro alvin ambrose amir amit amos anatole \
    anders andre andrew andy angelo angus anil anthony anton antonio archibald archie arjun \
    armando arne arnie arnold arthur arturo arun ashok augustus austin axel balthazar barnabas \
    barnaby barney barry bartholomew basil ben benedict benjamin benno benny benoit bernard \
    bernie bert bilal bill billy bjorn bo bob bobby boris boyd brad bradley brandon brendan \
    brendon brent brett brian brock bruce bruno bryan bryce burt byron caleb callum calvin carl \
    carlo carlos cary casper cecil cedric cedrick cesar chad charles chas chester chet chidi \
    christopher chuck ciaran cid clarence clark claude clement cliff clifford clint clive clyde \
    cole colin connor conor conrad cormac cornelius craig curt curtis cuthbert cy cyril cyrille \
    cyrus damian damien damon dan daniel danny darin darius darnell darrell darren darrin darryl \
    darwin daryl dave davey david davide dean declan deepak delbert denis dennis denny derek \
    dermot derrick desmond dev dewey dexter diego dieter dirk dmitri domingo dominic don donald \
    donnie dorian doug dougal douglas duane duncan dunstan dustin dwayne dwight dylan eamon \
    eamonn earl eben ebenezer ed eddie edgar edgardo edmond edmund eduardo edward edwin efrem \
    egbert einar elbert eldon eli elias elijah elliot elmer elton emanuel emeka emil emilio \
    emmanuel emmett engelbert enrique enzo eric erick erik ernest ernesto ernie ernst erwin \
    esteban ethan etienne eugene eustace evan everett ewan ezra fabian fabio fabrice faisal \
    farid felipe felix ferdinand ferdinando fergus fernando ferris finn fintan floyd francisco \
    frank franklin franz fred freddie frederic frederick friedrich fritz gabe gael gareth garry \
    gary gaston gavin geoff geoffrey geoffroy george gerald gerard gerhard gerrit gerry giacomo \
    gianni gideon gil gilbert gilberto giles gilles giovanni giuseppe glen glenn godfrey gopal \
    gordie gordon gottfried graham grant greg gregor gregory grover guido guillermo gunnar \
    gunther gus gustav gustavo guy hakim hal hamid hamish hank hans hari harold harrison harry \
    harvey hassan hector heinrich heinz helmut henrik henry herb herbert herbie hercule herman \
    herschel herve hieronymus hiram hiroshi homer horace horatio horst howard howie hubert huey \
    hugh hugo humphrey ian ibrahim ichabod idris ignacio igor ilya imran imre ingmar ingo iqbal \
    irvin irving irwin isaac isidore ismail ivan ivo jack jacob jacques jake jamal james jaques \
    jared jarrod jason jasper javier jay jed jedediah jeff jeffery jeffrey jens jerald jeremiah \
    jeremy jermaine jerome jerry jerzy jim jimmy joachim joao joe joel joey johan john johnathan \
    johnnie johnny jon jonas jonathan jonathon jonny joost jorge jose joseph josh joshua josiah \
    juan jud judd julian julio julius jurgen justin kabir karim karl kaspar keenan keith kelvin \
    ken kendrick kenji kenneth kenny kent kenton kermit kevin kilian kirk klaus knut kofi konrad \
    krishna kristopher kurt kwame kyle lachlan lamar lance lancelot larry lars laurence lawrence \
    leander lech leif len lennie lenny leo leon leonard leopold leroy lester lev levi lewis liam \
    linus lionel lloyd logan lonnie lorcan lorenzo lothar louie louis loyd luca lucas lucian \
    luciano lucien ludovic ludwig luigi luis lukas lukasz luke luther lyle lyman maciej magnus \
    maik malcolm malik manfred manny manoj manuel marc marcel marcellus marcelo marco marcus \
    marek mario mariusz mark marlon marshall martin marvin mason mateo mateus mathieu matt \
    matteo matthew matthias maurice maury max maxim maximilian maximilien maxwell mehdi melvin \
    merlin mervin mervyn michael mick mickey micky miguel mike mikey milan miles milo milt mitch \
    mitchell moe mohammed mohan monte monty mordecai mort mortimer morton moses muhammad murray \
    mustafa nate nathan nathaniel naveen ned nehemiah neil nestor neville nevin niall nicholas \
    nick nico nicolas niels nigel nils noah noel nolan norbert norm norman obadiah octavio olaf \
    olav oliver olivier ollie omar orlando orville osbert oscar oskar osvaldo oswald othello \
    otis otto owen pablo padraig paolo pascal pasquale patrick paul pavel pedro percival percy \
    pete peter phil philip philippe phillip pierce pierre piers piet pim piotr prakash quentin \
    quincy quinton rafael rahul raimund rainer raj rajesh ralph ramiro ramon randall randolf \
    randolph randy raoul raphael rashid raul ravi ray raymond raymundo reg reggie reginald reid \
    reinhard reuben rex ricardo richard richie rick ricky rico rob robby robert roberto rod \
    roderic roderick rodger rodney rodrigo rogelio roger rohan roland rolando rolf rollo romain \
    roman romeo ron ronald ronan roosevelt rory roscoe ross rowan roy rudy rufus rune rupert \
    russ russell ryan sal salim salvador salvatore sameer sammy samson samuel sanjay santiago \
    saul scott seamus sean sebastian sebastien sergei sergio seth seymour sheldon sherlock \
    sherman sherwin sid sidney sigurd silas simeon simon sol solomon soren spencer stan \
    stanislaw stanley stefan stephan stephen steve steven stewart stu stuart suresh svein sven \
    sylvain sylvester tad tanner tariq ted terence terrance terrell thaddeus theo theodore \
    thibault thierry thomas thurman tiago tim timmy timothy titus tobias tobin toby tod todd tom \
    tomas tomasz tommie tommy tony torsten torvald travis trevor tristan troy tunde tyler tyrone \
    ulf ulrich ulysses umar umberto uriah uwe vaclav valentin valentino vasily vern vernon \
    victor vijay vikram viktor vince vincent virgil vito vlad vladimir volker wade waldemar \
    waldo wallace wally walter warren wayne wenceslas wendell werner werther wes wesley wilbert \
    wilbur wilf wilfred wilfredo will willard william wilmer wim winfred winston winthrop \
    wolfgang woody wyatt xavier yann yannick yannis yorick yosef youssef yuri yusuf yves zac \
    zach zachariah zachary zack zahid zane zbigniew zeb zeke ziad zoltan";

/// The same of both.
const EITHER: &str = "alex ali ash aubrey avery bailey billie blake bobbie cameron casey charlie chris corey \
    courtney dale dana danny devon drew elliott francis frankie gabriel gale harper hayden \
    jackie jaime jamie jan jean jesse jo jody jordan jude jules kai kelly kendall kerry kim kit \
    kris laurie lee leigh leslie lindsay logan lou lynn mackenzie mel micah morgan nat nicky \
    nikki noor parker pat peyton quinn reese remy rene riley robbie robin ronnie rory rowan \
    sacha sage sam sandy sasha shane shaun shawn shelby sidney skyler spencer stevie sydney \
    tatum taylor terry toni tracy val wren yuki";

/// Whether a name is a man's or a woman's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gender {
    Woman,
    Man,
}

/// Whose first name a word in lower case is; `None` where both carry it or none that is known.
pub(super) fn gender(word: &str) -> Option<Gender> {
    first_names().get(word).copied().flatten()
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

/// Whether most of these are people by their first names.
pub(super) fn are_named(values: &[String]) -> bool {
    2 * named(values) > values.len()
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
    first_names().contains_key(word)
}

/// Common first names in lower case, with whose they are, if not those of both.
fn first_names() -> &'static FxHashMap<&'static str, Option<Gender>> {
    static NAMES: OnceLock<FxHashMap<&'static str, Option<Gender>>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names: FxHashMap<&'static str, Option<Gender>> = FxHashMap::default();
        for (list, gender) in
            [(WOMEN, Some(Gender::Woman)), (MEN, Some(Gender::Man)), (EITHER, None)]
        {
            for name in list.split_ascii_whitespace() {
                let known = names.entry(name).or_insert(gender);
                *known = known.filter(|known| Some(*known) == gender);
            }
        }
        names
    })
}
