import { z } from 'zod';
import { GRADES } from '#shared/assessment/grade.ts';
import { commentText, emptied, id, queryFlag, version } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { savedState } from '#shared/versions.ts';
import { PHRASE_KINDS } from './kinds.ts';
import { unknownPlaceholders } from './placeholders.ts';

/** Text snippets of assessors: their own, and shared ones. */

const subCategoryKey = () => z.uuid('validation.choice');
const gradeBand = () => z.enum(GRADES, { error: 'validation.choice' });
const phraseKind = () => z.enum(PHRASE_KINDS, { error: 'validation.choice' });

const phraseText = () =>
	commentText().refine((text) => unknownPlaceholders(text).length === 0, 'validation.placeholder');

export const phraseBody = {
	content: phraseText(),
	/** English text for readers of English. Omitted: unchanged; null or '': none. */
	content_en: z.union([emptied(), phraseText()]).nullish(),
	/** Key of its sub-category in all papers. Omitted, null or '': any. */
	sub_category_key: z.union([emptied(), subCategoryKey()], 'validation.choice').nullish(),
	/** Grade that it is for. Omitted, null or '': any. */
	grade_band: z.union([emptied(), gradeBand()], 'validation.choice').nullish(),
	/** What it says. Omitted: unchanged; null or '': none. */
	kind: z.union([emptied(), phraseKind()], 'validation.choice').nullish(),
};
const phraseInput = z.object(phraseBody);
export type PhraseInput = z.output<typeof phraseInput>;

export const editPhraseBody = { ...phraseBody, version: version() };
const editPhraseInput = z.object({ id: id(), ...editPhraseBody });
export type EditPhraseInput = z.output<typeof editPhraseInput>;

export const addedPhrase = z.object({ id: id() });

const PHRASE_SORT = ['content', 'updated_at'] as const;

/** `sub_category_key` and `grade_band` select phrases for that value or for any. `q` searches the text. */
export const phrasesQuery = {
	...listQuery(PHRASE_SORT),
	sub_category_key: subCategoryKey().optional(),
	grade_band: gradeBand().optional(),
	is_shared: queryFlag().optional(),
};
const phrasesInput = z.object(phrasesQuery);
export type PhrasesInput = z.output<typeof phrasesInput>;

export const phrase = z.object({
	id: id(),
	content: z.string(),
	content_en: z.string().nullable(),
	/** Shared by all staff; otherwise the reader's own. */
	is_shared: z.boolean(),
	/** Named as in the newest paper that has it. */
	sub_category: z.object({ key: z.uuid(), content: z.string().nullable() }).nullable(),
	grade_band: z.enum(GRADES).nullable(),
	kind: z.enum(PHRASE_KINDS).nullable(),
	...savedState,
});
export type Phrase = z.output<typeof phrase>;

/** A number of shipped phrases. */
export const shippedCount = z.object({ count: z.int() });

/** Sub-categories of the active regular paper, to choose from. */
export const phraseSubCategory = z.object({ key: z.uuid(), content: z.string(), main_category: z.string() });
