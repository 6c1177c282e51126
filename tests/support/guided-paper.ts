import { eq } from 'drizzle-orm';
import { papers } from '#server/db/tables/papers.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { TestApp } from './app.ts';
import { publishPaper, smallPaper } from './assessments.ts';

/** The guidance that a paper can give on its questions (contract, second part, section 2). */

export const GUIDANCE = {
	purpose: '目的です。',
	purpose_en: 'The purpose.',
	basis: [
		{
			kind: 'law' as const,
			text: '法の定め',
			text_en: null,
			source: '法第1条',
			source_en: 'Act, 1',
			as_of: '2026-11-21',
		},
	],
	evidence: [{ text: '書類', text_en: 'Paper' }],
};

export const ANCHORS = { full: 'すべて', full_en: 'All', half: '一部', half_en: null, none: 'ない', none_en: 'None' };

/**
 * The small paper with two critical questions: the first has a condition, guidance and anchors, the second has none.
 */
export const guidedPaper = (): PaperContents => {
	const contents = smallPaper();
	const [first, second] = contents[0]?.sub_categories[0]?.questions ?? [];
	if (!first || !second) throw new Error('the paper is too small');
	Object.assign(first, { is_critical: true, na_condition: '採用がない場合', na_condition_en: 'Nobody was hired' });
	Object.assign(first, { guidance: GUIDANCE });
	for (const item of first.evaluations) item.anchors = ANCHORS;
	Object.assign(second, { is_critical: true });
	return contents;
};

export const INTRODUCTION = {
	ja: '外国人労働者とは、自社が雇用する人です。',
	en: 'Foreign workers are those employed.',
};

/** Publishes the guided paper with an introduction. */
export const publishGuidedPaper = async (app: TestApp, isPremium = true): Promise<void> => {
	const id = await publishPaper(app, guidedPaper(), isPremium);
	const statements = { introduction: INTRODUCTION.ja, introductionEn: INTRODUCTION.en };
	await app.deps.db.update(papers).set(statements).where(eq(papers.id, id));
};

/** Anchors without 50 %: the check item then always states a violation. */
const NO_HALF = { ...ANCHORS, half: null };

/**
 * The guided paper with two check items that state a violation, one in each critical question: the first has no 50 %,
 * the second is marked as critical.
 */
export const violationPaper = (): PaperContents => {
	const contents = guidedPaper();
	const [first, second] = contents[0]?.sub_categories[0]?.questions ?? [];
	const [unhalved, marked] = [first?.evaluations[0], second?.evaluations[0]];
	if (!unhalved || !marked) throw new Error('the paper is too small');
	unhalved.anchors = NO_HALF;
	marked.is_critical_item = true;
	return contents;
};
