/**
 * Characters allowed in texts: invisible ones could make two names look alike, or an entry look empty. Characters that
 * occur in real names are allowed: compatibility ideographs (U+FA19, U+FA11), variation selectors, joiners.
 */

/** Lone surrogates, which are not characters. */
const LONE_SURROGATE = /\p{Cs}/u;

const CONTROL = /\p{Cc}/u;

/** Controls other than tabs and line breaks. */
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

/** Bidirectional controls, which display following text in another order, so that a name reads as another. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/u;

/** Visible: neither white space nor default-ignorable nor the braille blank. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no controls that change the order in which its characters are displayed. */
export const isInOrder = (text: string): boolean => !REORDERING.test(text);

/** Whether a text fits a one-line field: no line breaks, other controls or bidirectional controls. */
export const isOneLine = (text: string): boolean =>
	!CONTROL.test(text) && !LONE_SURROGATE.test(text) && isInOrder(text);

/** Whether a text fits a field of several lines. */
export const isManyLines = (text: string): boolean => !CONTROL_IN_LINES.test(text) && !LONE_SURROGATE.test(text);

/** Whether a text is empty or has a visible character. */
export const showsItself = (text: string): boolean => text === '' || SEEN.test(text);
