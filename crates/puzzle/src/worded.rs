//! Enums whose variants have words.

/// An enum from one list: its variants, what is said of each, `ALL` of them in their order, and `named`,
/// which finds one by what is said first. The parts in front are methods: the first is a word.
///
/// ```
/// puzzle::worded! {
///     /// A side of a house.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub enum Side {
///         /// The word for it in links.
///         pub word;
///         /// Where its neighbour is.
///         pub offset: i8;
///     } {
///         /// Where the row begins.
///         Left = "left", -1;
///         /// Where it ends.
///         Right = "right", 1;
///     }
/// }
///
/// assert_eq!(Side::ALL, [Side::Left, Side::Right]);
/// assert_eq!(Side::Left.word(), "left");
/// assert_eq!(Side::named("right").map(Side::offset), Some(1));
/// ```
#[macro_export]
macro_rules! worded {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $(#[$about_word:meta])*
            $word_vis:vis $word:ident;
            $($(#[$about_part:meta])* $part_vis:vis $part:ident: $type:ty;)*
        } {
            $($(#[$about_variant:meta])* $variant:ident = $its_word:expr $(, $its:expr)*;)*
        }
    ) => {
        $(#[$about])*
        $vis enum $name {
            $($(#[$about_variant])* $variant,)*
        }

        const _: () = {
            struct Said {
                word: &'static str,
                $($part: $type,)*
            }

            const fn said(word: &'static str, $($part: $type),*) -> Said {
                Said { word, $($part),* }
            }

            const SAID: &[Said] = &[$(said($its_word $(, $its)*)),*];

            impl $name {
                /// All of them.
                pub const ALL: [Self; SAID.len()] = [$(Self::$variant),*];

                $(#[$about_word])*
                $word_vis const fn $word(self) -> &'static str {
                    SAID[self as usize].word
                }

                $($(#[$about_part])*
                $part_vis const fn $part(self) -> $type {
                    SAID[self as usize].$part
                })*

                /// The one with this word.
                pub fn named(word: &str) -> Option<Self> {
                    Self::ALL.into_iter().find(|one| one.$word() == word)
                }
            }
        };
    };
}
