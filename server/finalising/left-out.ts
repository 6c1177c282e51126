import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listWorkers } from '#server/assessment/people.ts';
import { listItemsOfSheets, questionsOf, type SheetItemRow } from '#server/assessment/sheet-items.ts';
import { substanceOf } from '#server/assessment/substance.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { listShownQuestions } from '#server/checking/evidence.ts';
import { farFromAnswer, subCategoriesWithoutEvidence, zeroWithoutMemo } from '#server/checking/preview-findings.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { results } from '#server/db/tables/reports.ts';
import { together } from '#server/db/transactions.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { LeftOutRow } from '#shared/bulk/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { fourEyesOf, listFinalisingAdmins } from './four-eyes.ts';

/** Assessments that are not finalized together with others, because somebody has to look at their approval sheet. */

const progress = assessmentProgresses;

const round = sql`case when ${progress.status} = ${STATUS.reevaluated} then 2 else 1 end`;

/** The graded sheets of the assessments that the actor may see, each of the round that awaits finalization. */
const listGraded = (executor: Executor, actor: ConsoleActor, ids: readonly number[]) =>
	executor
		.select({
			id: progress.id,
			companyId: progress.companyId,
			sheetId: results.sheetId,
			round: answerSheets.round,
			stored: results.criticalQuestionIds,
		})
		.from(progress)
		.innerJoin(
			answerSheets,
			and(eq(answerSheets.progressId, progress.id), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)),
		)
		.innerJoin(results, eq(results.sheetId, answerSheets.id))
		.where(and(isOneOf(progress.id, ids), companyVisibleTo(actor, progress.companyId)));

const countAnswered = (executor: Executor, ids: readonly number[]) =>
	executor
		.select({ id: evidenceRequests.progressId, round: evidenceRequests.round, answered: count() })
		.from(evidenceRequests)
		.where(and(inArray(evidenceRequests.progressId, [...ids]), eq(evidenceRequests.status, 'answered')))
		.groupBy(evidenceRequests.progressId, evidenceRequests.round);

type Graded = Awaited<ReturnType<typeof listGraded>>[number];

/** Critical failures of a sheet, and the number of its other findings: those of the preview before grading. */
const findingsOf = ({ stored }: Graded, rows: readonly SheetItemRow[], shown: ReadonlySet<number>) => {
	const questions = questionsOf(rows);
	const { critical_failures: failures, unconditional_na: unconditional } = substanceOf(questions, stored);
	return {
		critical_failures: failures.map(({ content }) => content),
		findings:
			unconditional.length +
			farFromAnswer(questions).length +
			zeroWithoutMemo(questions).length +
			subCategoriesWithoutEvidence(rows, shown).length,
	};
};

/**
 * Those with critical failures or findings, of whose round the actor rated or wrote a part unless `FOUR_EYES` is off, or in whose
 * company the actor has an interest; in the order asked for.
 */
export const listLeftOut = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	actor: ConsoleActor,
	{ ids }: { ids: readonly number[] },
	locale: Locale,
): Promise<LeftOutRow[]> => {
	const graded = await listGraded(db, actor, ids);
	const sheetIds = graded.map(({ sheetId }) => sheetId);
	const progressIds = graded.map(({ id }) => id);
	if (sheetIds.length === 0) return [];
	const [rows, shown, requests, workers, admins] = await together(db, (one) => [
		listItemsOfSheets(one, sheetIds, locale),
		listShownQuestions(one, progressIds),
		countAnswered(one, progressIds),
		listWorkers(one, sheetIds),
		listFinalisingAdmins(one),
	]);
	const rowsOf = Map.groupBy(rows, ({ sheetId }) => sheetId);
	const shownOf = Map.groupBy(shown, ({ progressId }) => progressId);
	const foundIn = (sheet: Graded): LeftOutRow => {
		const supported = new Set((shownOf.get(sheet.id) ?? []).map(({ id }) => id));
		const { findings, ...failed } = findingsOf(sheet, rowsOf.get(sheet.sheetId) ?? [], supported);
		const answered = requests.find((one) => one.id === sheet.id && one.round === sheet.round)?.answered ?? 0;
		const { companyId } = sheet;
		const own = { companyId, workers: workers.filter((one) => one.sheetId === sheet.sheetId), admins };
		const { isSamePerson, hasInterest, finaliser } = fourEyesOf(actor, own, config);
		return {
			id: sheet.id,
			...failed,
			findings: findings + answered,
			is_same_person: isSamePerson,
			has_interest: hasInterest,
			finaliser,
		};
	};
	const found = new Map(graded.map((sheet) => [sheet.id, foundIn(sheet)]));
	return ids.flatMap((id) => {
		const row = found.get(id);
		const isLeftOut = row && (row.critical_failures.length > 0 || row.findings > 0 || row.finaliser !== 'free');
		return row && (isLeftOut || row.has_interest) ? [row] : [];
	});
};
