/**
 * Which characters a text may hold: what nobody sees would let two names look alike, or an entry look empty. Names as
 * people write them are left alone: compatibility ideographs (U+FA19, U+FA11), variation selectors, joiners.
 */

/** Lone surrogates, which are no characters. */
const LONE_SURROGATE = /\p{Cs}/u;

const CONTROL = /\p{Cc}/u;

/** Controls other than tabs and line breaks. */
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/** These show the text after them in another order than it is stored, so that a name reads as another. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/u;

/** Anything but white space, characters that no font shows, and the blank of braille. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows its characters in the order in which they are stored, as far as letters go by themselves. */
export const isInOrder = (text: string): boolean => !REORDERING.test(text);

/** Whether a text fits a field of one line: no line breaks, no other controls, nothing that reorders. */
export const isOneLine = (text: string): boolean =>
	!CONTROL.test(text) && !LONE_SURROGATE.test(text) && isInOrder(text);

/** Whether a text fits a field of several lines. */
export const isManyLines = (text: string): boolean => !CONTROL_IN_LINES.test(text) && !LONE_SURROGATE.test(text);

/** Whether a text is empty or has something to see. */
export const showsItself = (text: string): boolean => text === '' || SEEN.test(text);
