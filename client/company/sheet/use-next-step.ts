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
