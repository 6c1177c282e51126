import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import {
	type Column,
	dayCell,
	type FilledSheet,
	instantCell,
	textCell,
	wholeSheet,
} from '#server/exports/workbook/columns.ts';
import { documentFile } from '#server/exports/workbook/document-file.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { summarySheet } from '#server/exports/workbook/parts.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan, PlanAction, PlanItem, WireReview } from '#shared/plans/schemas.ts';
import { getPlan } from './read.ts';

/** The improvement plan as a workbook: one sheet with all actions, and one with archived reviews if there are any. */

const summary = ({ company, counts, updated_at: updatedAt }: ImprovementPlan, words: Words): FilledSheet =>
	summarySheet(words, [
		[words.label('companies.company_name'), textCell(company.company_name)],
		[words.label('companies.registration_number'), textCell(company.registration_number)],
		[words.heading('plannedItems'), counts.items],
		[words.heading('answeredItems'), counts.answered],
		[words.heading('doneItems'), counts.done],
		[words.heading('acceptedItems'), counts.accepted],
		[words.heading('returnedItems'), counts.returned],
		[words.heading('overdueItems'), counts.overdue],
		[words.heading('updatedOn'), dayCell(updatedAt && tokyoDate(new Date(updatedAt)))],
	]);

const ofAction =
	(cell: (action: PlanAction) => Cell) =>
	({ action }: PlanItem): Cell =>
		action && cell(action);

/** A cell about the current review of an action. */
const ofReview = (cell: (review: WireReview) => Cell) => ofAction(({ review }) => review && cell(review));

/** Companies get no column with the name of the reviewer. */
const reviewer = <T>({ area }: Actor, column: Column<T>): Column<T>[] => (area === 'console' ? [column] : []);

const actions = ({ items }: ImprovementPlan, words: Words, actor: Actor): FilledSheet => {
	const { label, column, field, judgement, names, text } = words;
	return wholeSheet(label('plans.plan_actions'), items, [
		column('mainCategory', 24, (item) => item.main_category),
		column('subCategory', 36, (item) => item.content),
		field('reports.score', 10, (item) => item.score),
		column('judgement', 20, (item) => judgement(item.score)),
		field('proposals.proposal_note', 60, (item) => textCell(item.proposal_note)),
		field('plans.decision', 14, ({ action }) => text(`decisions.${action?.decision ?? 'none'}`)),
		field(
			'plans.measure',
			60,
			ofAction(({ measure }) => textCell(measure)),
		),
		field(
			'plans.why_not',
			40,
			ofAction((action) => textCell(action.why_not)),
		),
		field(
			'plans.owner',
			20,
			ofAction(({ owner }) => textCell(owner)),
		),
		field(
			'plans.target_date',
			16,
			ofAction((action) => dayCell(action.target_date)),
		),
		field(
			'plans.action_state',
			14,
			ofAction((action) => (action.decision === 'do' ? text(`planStates.${action.action_state}`) : null)),
		),
		column(
			'overdue',
			14,
			ofAction((action) => (action.is_overdue ? text('yes') : null)),
		),
		field(
			'plans.proofs',
			40,
			ofAction(({ proofs }) => names(proofs.map((file) => ({ name: file.file_name })))),
		),
		column(
			'review',
			14,
			ofReview(({ review }) => text(`planReviews.${review}`)),
		),
		column(
			'missingPart',
			40,
			ofReview(({ content }) => textCell(content)),
		),
		...reviewer(
			actor,
			column(
				'reviewedBy',
				20,
				ofReview(({ by }) => textCell(by?.name)),
			),
		),
		column(
			'reviewedAt',
			20,
			ofReview(({ at }) => instantCell(at)),
		),
		column(
			'writtenBy',
			20,
			ofAction((action) => textCell(action.saved_by)),
		),
		column(
			'writtenAt',
			20,
			ofAction((action) => instantCell(action.saved_at)),
		),
	]);
};

/** The sheet of archived reviews; none if there are none. */
const formerReviews = ({ items }: ImprovementPlan, { sheet, column, text }: Words, actor: Actor): FilledSheet[] => {
	const said = items.flatMap(({ main_category: main, content: sub, action }) =>
		(action?.former_reviews ?? []).map((review) => ({ main, sub, ...review })),
	);
	if (said.length === 0) return [];
	return [
		wholeSheet(sheet('formerReviews'), said, [
			column('mainCategory', 24, ({ main }) => main),
			column('subCategory', 36, ({ sub }) => sub),
			column('review', 14, ({ review }) => text(`planReviews.${review}`)),
			column('missingPart', 60, ({ content }) => textCell(content)),
			...reviewer(
				actor,
				column('reviewedBy', 20, ({ by }: WireReview) => textCell(by?.name)),
			),
			column('reviewedAt', 20, ({ at }) => instantCell(at)),
		]),
	];
};

/** The plan as a workbook, with what the actor's area shows. @throws 404 as for the screen */
export const planWorkbook = async (
	deps: Deps,
	actor: Actor,
	{ id }: { id: number },
	call: CallContext,
): Promise<WorkbookFile> => {
	const plan = await getPlan(deps, actor, { id }, call);
	const words = wordsOf(call.locale);
	return documentFile(words, {
		title: words.title('plan'),
		companyName: plan.company.company_name,
		plainName: 'improvement-plan.xlsx',
		sheets: [summary(plan, words), actions(plan, words, actor), ...formerReviews(plan, words, actor)],
	});
};
