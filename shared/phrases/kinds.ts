/** What a phrase says: what is good, what is missing, or what to do next. */
export const PHRASE_KINDS = ['good', 'lacking', 'next'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];
