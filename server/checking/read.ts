import { getVisibleRound } from '#server/assessment/access.ts';
import { findObjectionOf, openInCorrection } from '#server/assessment/objections.ts';
import {
	byCategory,
	listOutline,
	listSubCategories,
	neighboursOf,
	type OutlineRow,
} from '#server/assessment/outline.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import { readProposalState } from '#server/assessment/proposal-state.ts';
import { isGradingPending, isRatable, ROUND_RULES } from '#server/assessment/rounds.ts';
import { findScore, listCategoryScores } from '#server/assessment/sheets.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { isReportEditable } from '#server/assessment/visible.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import { hasInterest } from '#server/companies/interests.ts';
import { presentCompany } from '#server/companies/present.ts';
import { together } from '#server/db/transactions.ts';
import { listDocuments } from '#server/evidence/documents/queries.ts';
import { readyText } from '#server/evidence/requests/ready-text.ts';
import { dated } from '#server/papers/shipped-law-days.ts';
import { gradedScoreOf } from '#shared/assessment/graded-score.ts';
import type { Round } from '#shared/assessment/round.ts';
import { statesViolation } from '#shared/assessment/substance.ts';
import type { CheckedCategory, CheckedSheet, RecheckedSubCategory } from '#shared/checking/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { readAnchors, readGuidance } from '#shared/papers/shown-guidance.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import {
	getCheckableCategory,
	getShownCheckableSubCategory,
	listFirstRatings,
	listRatingProgress,
	listRatings,
	type RatingProgress,
	type RatingRow,
} from './queries.ts';

type Reader = Pick<Deps, 'db'>;
type Wanted = { id: number; round: Round };
type Call = Pick<CallContext, 'locale'>;

/** Progress of a sub-category without questions. */
const WITHOUT_ITEMS = { savedAt: null, items: 0, unrated: 0, changed: 0 };

type Ratings = Pick<RatingProgress, keyof typeof WITHOUT_ITEMS>;

const presentSubCategory = (
	{ id, content, checkedAt, savedAt, questionCount, ratingVersion }: OutlineRow,
	{ savedAt: ratedAt, items, unrated, changed }: Ratings,
	round: Round,
) => ({
	id,
	content,
	is_checked: checkedAt !== null,
	question_count: questionCount,
	version: ratingVersion,
	item_count: items,
	unrated_count: unrated,
	is_stale: checkedAt === null && ratedAt !== null && savedAt !== null && savedAt > ratedAt,
	changed_item_count: round === 2 ? changed : null,
});

const presentCategories = (rows: readonly OutlineRow[], progress: readonly RatingProgress[], round: Round) => {
	const ratings = new Map<number, Ratings>(progress.map((row) => [row.id, row]));
	return byCategory(rows).map(({ id, content, subCategories }) => ({
		id,
		content,
		is_checked: subCategories.every((sub) => sub.checkedAt !== null),
		answer_sub_categories: subCategories.map((sub) =>
			presentSubCategory(sub, ratings.get(sub.id) ?? WITHOUT_ITEMS, round),
		),
	}));
};

/** Why the last grading of this round failed; the column holds a text key. */
const gradingErrorOf = (progress: Progress, round: Round, locale: Locale): string | null =>
	progress.gradingError !== null && progress.status === ROUND_RULES[round].status
		? serverText(locale, progress.gradingError as ServerText)
		: null;

/**
 * The sheet that an assessor checks: submission, company with documents, categories with check marks.
 * @throws 404 if not visible, or not yet submitted (applied for)
 */
export const getCheckedSheet = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ id, round }: Wanted,
	{ locale }: Call,
): Promise<CheckedSheet> => {
	const { progress, company, submitter, sheetId } = await getVisibleRound(db, actor, { id, round });
	if (sheetId === null || progress[ROUND_RULES[round].openedAt] === null) throw notFound();
	const isGraded = isReportEditable(progress, round);
	const [outline, ratings, documents, result, scores, proposal] = await together(db, (one) => [
		listOutline(one, sheetId, locale),
		listRatingProgress(one, { sheetId, progressId: id }),
		listDocuments(one, { progressId: id, sheetId }),
		isGraded ? findScore(one, sheetId) : null,
		isGraded ? listCategoryScores(one, sheetId) : [],
		readProposalState(one, id),
	]);
	const categories = presentCategories(outline, ratings, round);
	const scoreOf = new Map(scores.map(({ id: category, score }) => [category, score]));
	return {
		id: progress.id,
		status: presentStatus(progress.status, locale),
		submitted_by: submitter,
		submitted_at: progress.submittedAt?.toISOString() ?? null,
		company: presentCompany(company, progress),
		company_document_files: documents,
		answer_categories: categories.map((category) => ({
			...category,
			sub_category_count: category.answer_sub_categories.length,
			score: scoreOf.get(category.id) ?? null,
		})),
		is_grading_pending: isGradingPending(progress, round),
		grading_error: gradingErrorOf(progress, round, locale),
		result: result && gradedScoreOf(result.score, categories.length),
		has_improvement_proposal: proposal.exists,
		is_proposal_waived: proposal.waived,
	};
};

/** @throws 404, also for a category of the other round or of an archived sheet */
export const getCheckedCategory = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ id, round }: Wanted,
	{ locale }: Call,
): Promise<CheckedCategory> => {
	const { sheetId, progress } = await getCheckableCategory(db, actor, { id, round }, locale);
	const [outline, ratings] = await together(db, (one) => [
		listOutline(one, sheetId, locale),
		listRatingProgress(one, { sheetId, progressId: progress.id }),
	]);
	const categories = presentCategories(outline, ratings, round);
	const category = categories.find((candidate) => candidate.id === id);
	if (!category) throw notFound();
	return { ...category, ...neighboursOf(categories, id) };
};

type FirstRatings = Awaited<ReturnType<typeof listFirstRatings>>;

const NOT_RATED: FirstRatings = new Map();

export const presentQuestions = (
	rows: readonly RatingRow[],
	{ first, upheld }: { first: FirstRatings; upheld: ReadonlySet<number> | null },
	locale: Locale,
): RecheckedSubCategory['answer_contents'] =>
	groupRows(rows, (row) => row.question).map(({ parent: question, rows: items }) => ({
		id: question.id,
		content: question.content,
		answer: question.answer,
		extension_note: question.extensionNote,
		is_locked: upheld !== null && !upheld.has(question.partId),
		na_condition: question.naCondition,
		is_critical: question.isCritical,
		guidance: readGuidance(dated(question.guidance), locale),
		ready_request: readyText(question.guidance, locale),
		answer_evaluations: items.map(({ id, content, anchors, hasHalf, isCriticalItem, rate, comment, checkItemId }) => ({
			id,
			content,
			anchors: readAnchors(anchors, locale),
			states_violation: question.isCritical && statesViolation({ hasHalf, isCritical: isCriticalItem }),
			evaluation_rate: rate,
			comment,
			first_evaluation_rate: first.get(checkItemId)?.evaluationRate ?? null,
			first_comment: first.get(checkItemId)?.comment ?? null,
		})),
	}));

/**
 * Answers of a sub-category with their ratings; in a re-assessment also the first ratings.
 * @throws 404, also for a sub-category of the other round or of an archived sheet
 */
export const getCheckedSubCategory = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ id, round }: Wanted,
	{ locale }: Call,
): Promise<RecheckedSubCategory> => {
	const shown = await getShownCheckableSubCategory(db, actor, { id, round }, locale);
	const { progress, subCategory, introduction, ratedBy } = shown;
	const [siblings, ratings, first, objection, isInterested] = await together(db, (one) => [
		listSubCategories(one, subCategory.categoryId, locale),
		listRatings(one, id, locale),
		round === 2 ? listFirstRatings(one, progress.id, subCategory.subCategoryId) : NOT_RATED,
		findObjectionOf(one, progress.id, round),
		hasInterest(one, actor.userId, progress.companyId),
	]);
	const upheld = openInCorrection(objection, progress.status);
	const own = siblings.find((row) => row.id === id);
	if (!own) throw notFound();
	return {
		id,
		sub_category_id: subCategory.subCategoryId,
		content: own.content,
		answer_category: own.category,
		is_checked: own.checkedAt !== null,
		is_editable:
			isRatable(progress, round) &&
			!isInterested &&
			(!upheld || ratings.some(({ question }) => upheld.has(question.partId))),
		introduction,
		answer_contents: presentQuestions(ratings, { first, upheld }, locale),
		version: subCategory.ratingVersion,
		saved_at: subCategory.ratedAt?.toISOString() ?? null,
		saved_by: ratedBy,
		...neighboursOf(siblings, id),
	};
};
