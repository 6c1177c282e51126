import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';

export type NextStep = { step: 'subCategory' | 'category' | 'submit'; to: string };

/**
 * What follows a completed sheet: the next sub-category, the next category, or finally the review before the
 * submission.
 */
export const useNextStep = (sheet: AnsweredSubCategory): NextStep => {
	const { id: categoryId } = sheet.answer_category;
	const category = api.app.assessment.category.useQuery({ id: categoryId }, { meta: { handlesFailure: true } });
	if (sheet.next !== null) return { step: 'subCategory', to: companyPaths.subCategory(categoryId, sheet.next) };
	const next = category.data?.data.next ?? null;
	return next === null
		? { step: 'submit', to: companyPaths.review }
		: { step: 'category', to: companyPaths.category(next) };
};

/**
 * Returns a call that finds the page of the first sub-category that is still open, one's own ones first; once none is,
 * the review before the submission. `otherwise` where that cannot be read now.
 */
export const useFirstOpen = (): ((otherwise: string) => Promise<string>) => {
	const utils = api.useUtils();
	return async (otherwise) => {
		const answer = await utils.client.app.assessment.overview.query().catch(() => null);
		if (!answer?.data) return otherwise;
		const { next_step: step } = answer.data;
		return step ? companyPaths.subCategory(step.category.id, step.sub_category.id) : companyPaths.review;
	};
};
