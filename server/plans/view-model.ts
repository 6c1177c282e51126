import { type ObjectionOf, openInCorrection } from '#server/assessment/objections.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { Actor } from '#server/base/actor.ts';
import type { Company } from '#server/companies/columns.ts';
import { presentFile } from '#server/evidence/stored-files/present.ts';
import type { Result, SubCategoryRow } from '#server/reports/queries.ts';
import { PLANNABLE } from '#shared/assessment/status-sets.ts';
import type { ImprovementPlan, PlanAction, PlanItem, WireReview } from '#shared/plans/schemas.ts';
import { isOverdue } from './counts.ts';
import type { Owner } from './owners.ts';
import type { ActionRow, ProofRow, ReviewRow } from './queries.ts';

/** The rows that a plan is presented from. */
export type PlanRows = {
	progress: Progress;
	company: Company;
	result: Result;
	subCategories: readonly SubCategoryRow[];
	actions: readonly ActionRow[];
	reviews: readonly ReviewRow[];
	proofs: readonly ProofRow[];
	members: readonly Owner[];
	/** To the result of the re-assessment. */
	objection: ObjectionOf;
};

type Reader = { area: Actor['area']; now: Date };

const presentReview = ({ review, content, by, reviewedAt }: ReviewRow, { area }: Reader): WireReview => ({
	review,
	content,
	by: area === 'console' ? by : null,
	at: reviewedAt.toISOString(),
});

const presentAction = (action: ActionRow, { reviews, proofs }: PlanRows, reader: Reader): PlanAction => {
	const said = reviews.filter(({ actionId }) => actionId === action.id);
	const current = said.find(({ archivedAt }) => archivedAt === null);
	return {
		id: action.id,
		decision: action.decision,
		why_not: action.whyNot,
		measure: action.measure,
		owner: action.owner,
		owner_id: action.ownerId,
		target_date: action.targetDate,
		action_state: action.state,
		is_overdue: isOverdue({ ...action, review: current?.review ?? null }, reader.now),
		proofs: proofs.filter(({ actionId }) => actionId === action.id).map(presentFile),
		review: current ? presentReview(current, reader) : null,
		former_reviews: said.filter((review) => review !== current).map((review) => presentReview(review, reader)),
		saved_at: action.savedAt.toISOString(),
		saved_by: action.saver,
		version: action.version,
	};
};

const countsOf = (items: readonly PlanItem[]): ImprovementPlan['counts'] => {
	const actions = items.flatMap(({ action }) => (action ? [action] : []));
	const having = (holds: (action: PlanAction) => boolean): number => actions.filter(holds).length;
	return {
		items: items.length,
		answered: actions.length,
		// A returned action is to be revised, whatever the company had said.
		done: having(
			({ decision, action_state: state, review }) =>
				decision === 'do' && state === 'done' && review?.review !== 'returned',
		),
		accepted: having(({ review }) => review?.review === 'accepted'),
		returned: having(({ review }) => review?.review === 'returned'),
		overdue: having((action) => action.is_overdue),
	};
};

/** Time of the last change or review. */
const updatedAt = ({ actions, reviews }: PlanRows): string | null => {
	const times = [...actions.map(({ savedAt }) => savedAt), ...reviews.map(({ reviewedAt }) => reviewedAt)];
	const [newest] = times.toSorted((one, other) => other.getTime() - one.getTime());
	return newest?.toISOString() ?? null;
};

/** The view-model of an improvement plan, for both areas, the PDF and the workbook. The caller checks visibility. */
export const presentPlan = (rows: PlanRows, reader: Reader): ImprovementPlan => {
	const { progress, company, result, subCategories, actions } = rows;
	const actionOf = new Map(actions.map((action) => [action.subCategoryId, action]));
	const items = subCategories.flatMap(({ subCategoryId, content, main, score, proposalNote }): PlanItem[] => {
		const note = result.proposalSubmittedAt ? (proposalNote ?? '') : '';
		const action = actionOf.get(subCategoryId);
		if (!note && !action) return [];
		return [
			{
				sub_category_id: subCategoryId,
				content,
				main_category: main.content,
				score,
				proposal_note: note,
				action: action ? presentAction(action, rows, reader) : null,
			},
		];
	});
	// As `lockPlan` decides: closed while the re-assessment is corrected.
	const isOpen = PLANNABLE.includes(progress.status) && openInCorrection(rows.objection, progress.status) === null;
	return {
		id: progress.id,
		company: {
			id: company.id,
			company_name: company.companyName,
			registration_number: company.registrationNumber,
		},
		is_editable: isOpen,
		is_reviewable: isOpen,
		counts: countsOf(items),
		items,
		members: reader.area === 'app' ? [...rows.members] : [],
		updated_at: updatedAt(rows),
	};
};
