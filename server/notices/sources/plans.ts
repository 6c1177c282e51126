import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { paperSubCategories } from '#server/db/tables/papers.ts';
import { actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import { PLANNABLE } from '#shared/assessment/status-sets.ts';
import type { Sources } from './source.ts';

/** An action of an improvement plan as staff have returned it; null if it was changed meanwhile. */
const findReturned = async (tx: Executor, actionId: number | undefined) => {
	if (actionId === undefined) return null;
	const [row] = await tx
		.select({
			id: improvementActions.id,
			progressId: improvementActions.progressId,
			status: assessmentProgresses.status,
			companyId: companies.id,
			company: companies.companyName,
			subCategoryId: improvementActions.subCategoryId,
			about: paperSubCategories.content,
			aboutEn: paperSubCategories.contentEn,
		})
		.from(improvementActions)
		.innerJoin(
			actionReviews,
			and(
				eq(actionReviews.actionId, improvementActions.id),
				isNull(actionReviews.archivedAt),
				eq(actionReviews.review, 'returned'),
			),
		)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, improvementActions.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, improvementActions.subCategoryId))
		.where(eq(improvementActions.id, actionId));
	return row ?? null;
};

export const planSources: Sources = {
	/** Names the sub-category, never what is missing. */
	plan_returned: async (tx, { subject_id: actionId }) => {
		const returned = await findReturned(tx, actionId);
		if (!returned || !PLANNABLE.includes(returned.status)) return null;
		const { id, companyId, progressId, company, about, aboutEn, subCategoryId } = returned;
		return {
			audience: { to: 'company', companyId },
			companyId,
			progressId,
			subjectId: id,
			data: { company, about, ...(aboutEn ? { about_en: aboutEn } : {}), sub_category: subCategoryId },
		};
	},
};
