import { z } from 'zod';
import { dateOnly, listOf, paperText } from '#shared/fields.ts';

/** What a paper says about its questions, beside their texts (contract, second part, section 2). */

/** An English twin; null without one. */
export const englishText = () =>
	paperText()
		.nullish()
		.transform((text) => text || null);

/** An optional text. Omitted: as in the paper before; null or '' clears it. */
export const optionalPaperText = () =>
	paperText()
		.transform((text) => text || null)
		.nullable()
		.optional();

/** A law whose breach is unlawful, a duty to make an effort, or good practice. */
export const BASIS_KINDS = ['law', 'duty', 'good_practice'] as const;
export type BasisKind = (typeof BASIS_KINDS)[number];

/** How much of the score a company sees explained: nothing, each question, or each check item. */
export const EXPLAIN_LEVELS = ['none', 'question', 'item'] as const;
export type ExplainLevel = (typeof EXPLAIN_LEVELS)[number];

const basis = z.object({
	kind: z.enum(BASIS_KINDS, { error: 'validation.choice' }),
	text: paperText(),
	text_en: englishText(),
	source: paperText(),
	source_en: englishText(),
	/** The day on which it was checked. */
	as_of: dateOnly()
		.nullish()
		.transform((day) => day ?? null),
});
export type Basis = z.output<typeof basis>;

export const MAX_BASIS = 10;
export const MAX_EVIDENCE = 20;

/** Why a question is asked, what it rests on, and what is accepted as evidence. */
export const guidance = z.object({
	purpose: paperText(),
	purpose_en: englishText(),
	basis: listOf(basis, MAX_BASIS).default([]),
	evidence: listOf(z.object({ text: paperText(), text_en: englishText() }), MAX_EVIDENCE).default([]),
});
export type Guidance = z.output<typeof guidance>;

/** When a check item is rated 100 %, 50 % and 0 %; `half` is null where there is nothing between. */
export const anchors = z.object({
	full: paperText(),
	full_en: englishText(),
	half: englishText(),
	half_en: englishText(),
	none: paperText(),
	none_en: englishText(),
});
export type Anchors = z.output<typeof anchors>;
