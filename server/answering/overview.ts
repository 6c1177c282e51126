import { deadlineOf } from '#server/assessment/deadline.ts';
import { companyFlags } from '#server/assessment/flags.ts';
import { byCategory, listOutline, type OutlineRow } from '#server/assessment/outline.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { listDocuments } from '#server/evidence/documents/queries.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { isSubmitted, waitingOn } from '#shared/assessment/status.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { lastValidDay } from '#shared/certificates/validity.ts';
import { MAX_DOCUMENTS } from '#shared/files/document-types.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type Current, findCurrent } from './current.ts';
import { countFormerAnswers, submissionOf } from './former.ts';
import { latestResultOf, readOutcome, readPlanFigures } from './outcome.ts';
import { type AnswerCounts, countAnswers, unansweredIn } from './queries.ts';
import { readUsualDays } from './usual-days.ts';

type Sheet = { outline: OutlineRow[]; counts: AnswerCounts[] };

const readSheet = async (executor: Executor, sheetId: number | null, locale: Locale): Promise<Sheet> => {
	if (sheetId === null) return { outline: [], counts: [] };
	const [outline, counts] = await together(executor, (one) => [
		listOutline(one, sheetId, locale),
		countAnswers(one, sheetId),
	]);
	return { outline, counts };
};

const isCompleted = (row: OutlineRow): boolean => row.answeredAt !== null;

const presentCategories = (sheet: Sheet): AssessmentOverview['categories'] =>
	byCategory(sheet.outline).map(({ id, content, subCategories }) => {
		const questions = subCategories.reduce((sum, sub) => sum + sub.questionCount, 0);
		const ids = subCategories.map((sub) => sub.id);
		return {
			id,
			content,
			question_count: questions,
			answered_question_count: questions - unansweredIn(sheet.counts, ids),
			sub_category_count: subCategories.length,
			completed_sub_category_count: subCategories.filter(isCompleted).length,
			is_answered: subCategories.every(isCompleted),
		};
	});

const presentTeam = (sheet: Sheet): AssessmentOverview['team'] => {
	const members = Map.groupBy(sheet.outline, ({ assignee }) => assignee?.id ?? null);
	const nobodys = members.get(null) ?? [];
	members.delete(null);
	if (members.size === 0) return [];
	return [...members.values(), nobodys]
		.filter((rows) => rows.length > 0)
		.map((rows) => ({
			assignee: rows[0]?.assignee ?? null,
			sub_categories: rows.map((row) => ({
				id: row.id,
				content: row.content,
				question_count: row.questionCount,
				unanswered_count: unansweredIn(sheet.counts, [row.id]),
				is_answered: isCompleted(row),
			})),
		}));
};

const sumOf = (counts: readonly AnswerCounts[], name: Exclude<keyof AnswerCounts, 'subCategoryId'>): number =>
	counts.reduce((sum, row) => sum + row[name], 0);

const presentCounts = ({ counts }: Sheet): AssessmentOverview['answer_counts'] => ({
	yes: sumOf(counts, 'yes'),
	no: sumOf(counts, 'no'),
	not_applicable: sumOf(counts, 'notApplicable'),
	unanswered: sumOf(counts, 'unanswered'),
});

const lastSaveOf = ({ outline }: Sheet): string | null => {
	const times = outline.flatMap(({ savedAt }) => (savedAt ? [savedAt.getTime()] : []));
	return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
};

/** The first one that is not completed: of the actor's own ones, else of those that nobody was given, else of all. */
const nextStepOf = (sheet: Sheet, { status }: Progress, userId: number): AssessmentOverview['next_step'] => {
	const open = isSubmitted(status) ? [] : sheet.outline.filter((row) => !isCompleted(row));
	const next =
		open.find(({ assignee }) => assignee?.id === userId) ?? open.find(({ assignee }) => assignee === null) ?? open[0];
	if (!next) return null;
	return {
		category: next.category,
		sub_category: { id: next.id, content: next.content },
		unanswered_question_count: unansweredIn(sheet.counts, [next.id]),
	};
};

const introductionOf = ({ introduction, introductionEn }: Current, locale: Locale): string | null =>
	locale === 'en' ? (introductionEn ?? introduction) : introduction;

type FormerCount = Awaited<ReturnType<typeof countFormerAnswers>>;

const formerAnswersOf = (former: FormerCount): AssessmentOverview['former_answers'] =>
	former && { submitted_at: submissionOf(former), count: former.count };

/** The company's current assessment, also if canceled; null if none was ever started. */
export const getOverview = async (
	{ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
	actor: CompanyActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<AssessmentOverview | null> => {
	const current = await findCurrent(db, actor.companyId);
	if (!current) return null;
	const { progress, first } = current;
	const { id, status } = progress;
	const { sheetId } = current;
	const mayAnswer = sheetId !== null && ANSWERABLE.includes(status);
	const [sheet, documents, former, outcome, plan, usualDays] = await together(db, (one) => [
		readSheet(one, sheetId, locale),
		listDocuments(one, { progressId: id, sheetId }),
		mayAnswer ? countFormerAnswers(one, sheetId) : null,
		readOutcome(one, current, { locale }),
		readPlanFigures(one, current, { clock }),
		readUsualDays(one, status),
	]);
	const categories = presentCategories(sheet);
	return {
		id,
		status: presentStatus(status, locale),
		waiting_on: waitingOn(status, current),
		since: progress.statusSince.toISOString(),
		message_to_company: current.message,
		introduction: introductionOf(current, locale),
		...companyFlags(progress, (first?.proposalSubmittedAt ?? null) !== null),
		submitted_at: progress.submittedAt?.toISOString() ?? null,
		submitted_by: current.submitter,
		receipt_number: progress.submittedAt && progress.receiptNumber,
		completed_at: progress.completedAt?.toISOString() ?? null,
		latest_result: latestResultOf(current, categories.length),
		outcome,
		plan,
		assessor_names: current.assessors.map(({ name }) => name),
		usual_days: usualDays,
		last_saved_at: lastSaveOf(sheet),
		answer_counts: presentCounts(sheet),
		former_answers: formerAnswersOf(former),
		next_step: nextStepOf(sheet, progress, actor.userId),
		issued_at: current.issueDate,
		certificate_valid_until: current.expiresOn && lastValidDay(current.expiresOn),
		certificate_reissued_at: current.reissuedAt?.toISOString() ?? null,
		certificate_withdrawn_at: current.withdrawnAt?.toISOString() ?? null,
		expired_at: deadlineOf(progress)?.toISOString() ?? null,
		categories,
		team: presentTeam(sheet),
		company_document_files: documents,
		document_limits: { files: MAX_DOCUMENTS, bytes: config.uploadMaxBytes },
	};
};
