import type { publicTexts } from '#shared/texts/client/public.ja.ts';

/** Scores of the fictitious company that stands for a result on the home page. */

export const SAMPLE_TOTAL = 74;

export const SAMPLE_SCORES: readonly (readonly [view: keyof typeof publicTexts.views, score: number])[] = [
	['recruitment', 88],
	['labor', 71],
	['personnel', 62],
	['talent', 55],
	['satisfaction', 80],
	['rights', 92],
	['consensus', 67],
];
