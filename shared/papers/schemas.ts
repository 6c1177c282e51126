import { z } from 'zod';
import { id, instant, paperText, queryFlag, version } from '#shared/fields.ts';

/** Papers: what is saved and answered. What publishing asks for beyond these shapes is `validatePaper`. */

const contents = {
	content: paperText(),
	/** The English twin; without one English readers see the Japanese. */
	content_en: paperText()
		.nullish()
		.transform((text) => text || null),
};

const isInTenths = (weight: number): boolean => Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-9;

/** A check item. `weight` is a multiple of 0.1 from 0 to 1. */
export const paperCheckItem = z.object({
	...contents,
	weight: z.number().min(0).max(1).refine(isInTenths, 'papers.weightInTenths'),
});

export const paperQuestion = z.object({
	...contents,
	points: z.number().int().min(0).max(10_000),
	evaluations: z.array(paperCheckItem).max(50).default([]),
	sdg_target_ids: z.array(id()).max(169).default([]),
});

export const paperSubCategory = z.object({ ...contents, questions: z.array(paperQuestion).max(200).default([]) });

export const paperMainCategory = z.object({
	...contents,
	sub_categories: z.array(paperSubCategory).max(100).default([]),
});

/** What a paper is made of, in order. A draft may be incomplete; `validatePaper` says what publishing misses. */
export const paperContents = z.array(paperMainCategory).max(50);

export type PaperContents = z.output<typeof paperContents>;

/** Which of the two kinds: the regular paper (`true`) or the simple one of the free assessment. */
export const paperKindQuery = { is_premium: queryFlag() };

/** Body of `POST /console/assessment_papers`; `version` is the draft's, 0 where the sender saw none. */
export const savePaperBody = {
	is_premium: z.boolean(),
	is_published: z.boolean(),
	main_categories: paperContents,
	version: version(),
};

export const savedPaper = z.object({ id: id(), is_published: z.boolean(), version: z.int() });

const shownContents = { id: id(), content: z.string(), content_en: z.string().nullable() };

const shownQuestion = z.object({
	...shownContents,
	points: z.int(),
	evaluations: z.array(z.object({ ...shownContents, weight: z.number() })),
	sdg_target_ids: z.array(id()),
});

const shownMainCategory = z.object({
	...shownContents,
	sub_categories: z.array(z.object({ ...shownContents, questions: z.array(shownQuestion) })),
});

/** A paper as the console reads it, with both languages side by side. */
export const assessmentPaper = z.object({
	id: id(),
	is_premium: z.boolean(),
	is_published: z.boolean(),
	version: z.int(),
	created_at: instant(),
	updated_at: instant(),
	published_at: instant().nullable(),
	/** Assessments started on it, or free results sent from it. */
	test_takers: z.int(),
	/** Those of them that are under way: they keep this paper when another is published. */
	running_assessments: z.int(),
	/** Null for the papers that the product ships with. */
	created_by: z.object({ id: id(), name: z.string(), email: z.string() }).nullable(),
	main_categories: z.array(shownMainCategory),
});

export type AssessmentPaper = z.output<typeof assessmentPaper>;
export type ShownMainCategory = z.output<typeof shownMainCategory>;

export const sdgTarget = z.object({
	id: id(),
	/** The label: '8.8 ' and the description. */
	target: z.string(),
	goal_id: z.int(),
	target_number: z.string(),
	description: z.string(),
});
