import { z } from 'zod';
import { id, LIMITS, paperText } from '../fields.ts';

/** A text that a draft may still leave empty. */
const draftText = () =>
	z
		.string()
		.trim()
		.max(LIMITS.paper)
		.refine((text) => !text.includes('\u0000'), 'validation.characters');

const contents = {
	content: draftText(),
	/** The English twin; without one English readers see the Japanese. */
	content_en: paperText()
		.nullish()
		.or(z.literal('').transform(() => null)),
};

/** A check item. `weight` is a multiple of 0.1 from 0 to 1. */
export const paperCheckItem = z.object({
	...contents,
	weight: z
		.number()
		.min(0)
		.max(1)
		.refine((weight) => Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-9, 'papers.weightInTenths'),
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
