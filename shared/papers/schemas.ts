import { z } from 'zod';
import { autosave, id, instant, listOf, paperText, queryFlag, version } from '#shared/fields.ts';
import { anchors, EXPLAIN_LEVELS, englishText, guidance, optionalPaperText } from './guidance.ts';

/** Papers: bodies and responses. `validatePaper` has the further rules for publishing. */

const contents = {
	/** Identifies the part across versions of a paper; if omitted, matched by its text (`lineage.ts`). */
	key: z.uuid().optional(),
	content: paperText(),
	/** English translation; without one, readers of English see the Japanese text. */
	content_en: englishText(),
};

const isInTenths = (weight: number): boolean => Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-9;

/** A check item. `weight` is a multiple of 0.1 from 0 to 1. */
const paperCheckItem = z.object({
	...contents,
	weight: z.number().min(0).max(1).refine(isInTenths, 'papers.weightInTenths'),
	anchors: anchors.nullish(),
	/** Whether 0 % is a violation, which fails a critical question. Without a 50 % anchor it always is. */
	is_critical_item: z.boolean().optional(),
});

export const paperQuestion = z.object({
	...contents,
	points: z.number().int().min(0).max(10_000),
	/** Condition for answering "not applicable"; null if not allowed. */
	na_condition: optionalPaperText(),
	na_condition_en: optionalPaperText(),
	guidance: guidance.nullish(),
	/** If the question fails, the report names it, and confirming the report asks for a reason. */
	is_critical: z.boolean().optional(),
	evaluations: listOf(paperCheckItem, 50).default([]),
	sdg_target_ids: listOf(id(), 169).default([]),
});

export const paperSubCategory = z.object({ ...contents, questions: listOf(paperQuestion, 200).default([]) });

export const paperMainCategory = z.object({
	...contents,
	sub_categories: listOf(paperSubCategory, 100).default([]),
});

/** Contents of a paper, in order. A draft may be incomplete; `validatePaper` checks the requirements of publishing. */
export const paperContents = listOf(paperMainCategory, 50);

export type PaperContents = z.output<typeof paperContents>;

/** The regular paper (`true`) or the simple one of the free assessment. */
export const paperKindQuery = { is_premium: queryFlag() };

/** Paper-level fields. Omitted: as in the draft, otherwise as in the active paper. */
export const paperStatements = {
	/** Scope and definitions, shown before the questions. */
	introduction: optionalPaperText(),
	introduction_en: optionalPaperText(),
	explain_level: z.enum(EXPLAIN_LEVELS, { error: 'validation.choice' }).optional(),
};

/** Body of `POST /console/assessment_papers`; `version` is that of the draft, 0 without one. */
export const savePaperBody = {
	is_premium: z.boolean(),
	is_published: z.boolean(),
	...paperStatements,
	main_categories: paperContents,
	version: version(),
	/** For drafts only. */
	autosave: autosave(),
};

export const savedPaper = z.object({ id: id(), is_published: z.boolean(), version: z.int() });

const shownContents = { id: id(), key: z.uuid(), content: z.string(), content_en: z.string().nullable() };

const shownQuestion = z.object({
	...shownContents,
	points: z.int(),
	na_condition: z.string().nullable(),
	na_condition_en: z.string().nullable(),
	guidance: guidance.nullable(),
	is_critical: z.boolean(),
	evaluations: z.array(
		z.object({ ...shownContents, weight: z.number(), anchors: anchors.nullable(), is_critical_item: z.boolean() }),
	),
	sdg_target_ids: z.array(id()),
});

const shownMainCategory = z.object({
	...shownContents,
	sub_categories: z.array(z.object({ ...shownContents, questions: z.array(shownQuestion) })),
});

/** A paper in the console, in both languages. */
export const assessmentPaper = z.object({
	id: id(),
	is_premium: z.boolean(),
	is_published: z.boolean(),
	version: z.int(),
	created_at: instant(),
	updated_at: instant(),
	published_at: instant().nullable(),
	/** Number of assessments started with it, or of free results. */
	test_takers: z.int(),
	/** Number of running assessments; they keep this paper when another is published. */
	running_assessments: z.int(),
	/** Null for the seeded papers. */
	created_by: z.object({ id: id(), name: z.string(), email: z.string() }).nullable(),
	introduction: z.string().nullable(),
	introduction_en: z.string().nullable(),
	explain_level: z.enum(EXPLAIN_LEVELS),
	main_categories: z.array(shownMainCategory),
});

export type AssessmentPaper = z.output<typeof assessmentPaper>;
export type ShownMainCategory = z.output<typeof shownMainCategory>;

export const sdgTarget = z.object({
	id: id(),
	/** Number and description: '8.8 Protect …'. */
	target: z.string(),
	goal_id: z.int(),
	target_number: z.string(),
	description: z.string(),
});
