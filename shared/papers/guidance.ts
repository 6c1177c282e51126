import { z } from 'zod';
import { dateOnly, listOf, paperText } from '#shared/fields.ts';
import { DEPARTMENTS } from './departments.ts';

/** Guidance of a paper on its questions (contract, second part, section 2). */

/** English translation; null without one. */
export const englishText = () =>
	paperText()
		.nullish()
		.transform((text) => text || null);

/** An optional text. Omitted: as in the former paper; null or '' clears it. */
export const optionalPaperText = () =>
	paperText()
		.transform((text) => text || null)
		.nullable()
		.optional();

/** A binding law, a duty to make an effort, or good practice. */
export const BASIS_KINDS = ['law', 'duty', 'good_practice'] as const;
export type BasisKind = (typeof BASIS_KINDS)[number];

/** How much of the score is explained to companies: nothing, each question, or each check item. */
export const EXPLAIN_LEVELS = ['none', 'question', 'item'] as const;
export type ExplainLevel = (typeof EXPLAIN_LEVELS)[number];

/** Omitted: as in the former paper; null for none. */
const lawDay = () => dateOnly().nullable().optional();

const basis = z.object({
	kind: z.enum(BASIS_KINDS, { error: 'validation.choice' }),
	text: paperText(),
	text_en: englishText(),
	source: paperText(),
	source_en: englishText(),
	/** Date on which it was verified. */
	as_of: dateOnly()
		.nullish()
		.transform((day) => day ?? null),
	/** First and last date on which it is in force. */
	from: lawDay(),
	until: lawDay(),
});
export type Basis = z.output<typeof basis>;

/** Ties the same record together wherever it is accepted: 'wage_ledger'. */
const RECORD_KEY = /^[a-z][a-z0-9_]{0,63}$/;

export const isRecordKey = (text: string): boolean => RECORD_KEY.test(text);

const acceptedEvidence = z.object({
	text: paperText(),
	text_en: englishText(),
	/** Key of the record; omitted: as in the former paper. */
	record: z.string().regex(RECORD_KEY, 'papers.badRecord').nullable().optional(),
	/** Departments that usually keep the record; omitted: as in the former paper. */
	department: listOf(z.enum(DEPARTMENTS, { error: 'validation.choice' }), DEPARTMENTS.length).optional(),
});
export type AcceptedEvidence = z.output<typeof acceptedEvidence>;

export const MAX_BASIS = 10;
export const MAX_EVIDENCE = 20;

/** Purpose of a question, its basis, and accepted evidence. */
export const guidance = z.object({
	purpose: paperText(),
	purpose_en: englishText(),
	basis: listOf(basis, MAX_BASIS).default([]),
	evidence: listOf(acceptedEvidence, MAX_EVIDENCE).default([]),
});
export type Guidance = z.output<typeof guidance>;

/** Meaning of 100 %, 50 % and 0 % for a check item; `half` is null if 50 % is not defined. */
export const anchors = z.object({
	full: paperText(),
	full_en: englishText(),
	half: englishText(),
	half_en: englishText(),
	none: paperText(),
	none_en: englishText(),
});
export type Anchors = z.output<typeof anchors>;
