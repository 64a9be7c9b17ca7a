//! Words that no identifier may be, in any of the languages: one list for all, so that a puzzle has
//! the same identifiers everywhere. With the names that the programs themselves use.

const WORDS: &str = "
abs accept_on alias alignas alignof all all_different alldifferent always always_comb always_ff
always_latch and and_eq any array arange as asm assert assign assume async atomic_cancel
atomic_commit atomic_noexcept auto automatic await before begin bin bind bins binsof bit bitand
bitor bool break buf bufif0 bufif1 byte case casex casez catch cell chandle char char16_t char32_t
char8_t check checker class clocking cmos co_await co_return co_yield column compl concept config
const const_cast const_ref consteval constexpr constinit constraint context continue count cout
cover covergroup coverpoint cross cst deassign decltype def default defparam del delete design diff
disable dist div divisible do domain double dynamic_cast e edge elif else emit end endcase
endchecker endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule
endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum even
event eventually except exec expect expected explicit export extend extends extern extra false
file final finally find first first_match fix float for force foreach forever fork forkjoin forall
format found friend from function future gen generate genvar get global global_start goto has hex
hidden highz0 highz1 holds house houses id if iff ifnone ignore_bins illegal_bins implements implies
import in incdir include index infinity initial inline inout input inside instance int integer
interconnect interface intersect is is_a is_also is_empty is_only is_a_permutation isolated item it
join join_any join_none keep keeping key label lambda large last let library liblist like line list
local localparam logic long macromodule main map match matches max me medium member method methods
min mod model modport module mutable name names namespace nand negedge nettype new next
nexttime nmos nobody noexcept nonlocal nor noshowcancelled not not_eq not_one notif0 notif1 null
nullptr number of on one_of op operator opt or or_eq ordered out output outf package packed
parameter par part_of pass pmos posedge predicate primitive print printf priority private problem
program property protected pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure
python rand randc randcase randomize randsequence range rcmos real realtime record ref reflexpr reg
register reinterpret_cast reject_on release repeat report requires resolution restrict result
return rnmos rpmos rtran rtranif0 rtranif1 row run s_always s_eventually s_nexttime s_until
s_until_with satisfy scalared search select self sequence set shape short show showcancelled signed
sizeof small soft solve solution solutions solver some specify specparam start static static_assert
static_cast status std step stop string strong strong0 strong1 struct subtype super supply0 supply1
switch sync_accept_on sync_reject_on synchronized sys table tagged task template test then this
thread_local throughout throw time timeprecision timeunit to tran tranif0 tranif1 tri tri0 tri1
triand trior trireg true try tuple type typedef typeid typename uint unbound union unique unique0
undefined unsigned until until_with untyped use uwire value values var variable variables vector
virtual void volatile wait wait_order wand weak weak0 weak1 wchar_t when where while wildcard wire
with within wor x xnor xor xor_eq yield zebra
annotation ann analyse assertion bool2int card case_of current_solution customize default_value
display either endif forall_if opt_domain output_to show2d trace tuple_of
all all_of any_of another categories category choice clause concat cp_model errno extract found length linux one
printer row rows sort sorted stderr stdin stdout store sum trim unix distinct exists ite minimize maximize none range_of sat true_value unsat
";

/// Whether this is one of them.
pub(super) fn is_reserved(word: &str) -> bool {
    WORDS.split_ascii_whitespace().any(|reserved| reserved == word)
}
