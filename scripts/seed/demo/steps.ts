import { and, desc, eq } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import type { Progress } from '#server/assessment/transition.ts';
import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { programmeAssessments } from '#server/db/tables/programme.ts';
import { operations } from '#server/router.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { answerSubCategories, checkSubCategories, turnAt, wordsAt } from './answers.ts';
import type { DemoCompany } from './companies.ts';
import { addDemoDocuments } from './documents.ts';
import { invoke } from './invoke.ts';
import { objectingCompany } from './objecting-company.ts';
import { objectAndWait, objectOnce } from './objection.ts';
import { findColleague } from './people.ts';
import { followUp } from './plans.ts';
import { withDoubt, withPraise } from './remarks.ts';
import { askForEvidence } from './requests.ts';
import { sdgNote } from './sdg-words.ts';
import { listSheetParts } from './sheets.ts';
import { askWorkers } from './voice.ts';

/** Steps of a demo company from one status to the next, each by the actor of the real process. */

const ALL = Number.POSITIVE_INFINITY;
const GRADING_LIMIT_MS = 120_000;
const POLL_MS = 100;

export type Cast = {
	company: DemoCompany;
	owner: CompanyActor;
	staff: ConsoleActor;
	admin: ConsoleActor;
	assessor: ConsoleActor;
};

export const newestProgress = async ({ db }: Deps, companyId: number): Promise<Progress | null> => {
	const [newest] = await db
		.select()
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, companyId))
		.orderBy(desc(assessmentProgresses.id))
		.limit(1);
	return newest ?? null;
};

/** Waits for the worker to grade; the limit includes the start of the worker. */
const untilStatus = (deps: Deps, companyId: number, status: StatusId): Promise<void> =>
	pWaitFor(async () => (await newestProgress(deps, companyId))?.status === status, {
		interval: POLL_MS,
		timeout: { milliseconds: GRADING_LIMIT_MS, message: 'the demo was not graded: is a worker running?' },
	});

const submit = async (deps: Deps, { company, owner }: Cast, progressId: number): Promise<void> => {
	await answerSubCategories(deps, company, owner, { progressId, completed: ALL });
	await addDemoDocuments(deps, owner, progressId);
	await invoke(deps, operations.app.assessment.submit, owner, {});
};

/**
 * Moves the times of a grading, which the worker set by its own clock, to the demo's time. Done before the next step,
 * so that a resumed start repeats it. Also that of the programme's fact, which no copy of an earlier time would replace.
 */
const redateGrading = async ({ db, clock }: Deps, progressId: number, round: 1 | 2): Promise<void> => {
	const now = clock.now();
	const milestone = round === 1 ? { gradedAt: now } : { regradedAt: now };
	await db
		.update(assessmentProgresses)
		.set({ ...milestone, statusSince: now, updatedAt: now })
		.where(eq(assessmentProgresses.id, progressId));
	const day = tokyoDate(now);
	const fact = { asOf: now, sinceOn: day, ...(round === 1 ? { gradedOn: day } : {}) };
	await db.update(programmeAssessments).set(fact).where(eq(programmeAssessments.progressId, progressId));
	await db
		.update(assessmentTransitions)
		.set({ createdAt: now })
		.where(
			and(
				eq(assessmentTransitions.progressId, progressId),
				eq(assessmentTransitions.event, round === 1 ? 'grade' : 'grade_again'),
			),
		);
};

const INTERVIEW =
	'人事部長、現場責任者、外国人従業員4名（ベトナム語・インドネシア語の通訳あり）に面談した。\n前回の提案のうち、多言語の避難図、評価票の記入手順、夜勤者の1on1は実施済み。\n委託先の点検は来期に実施予定。本人の説明は記録と一致していた。';

const requestGrading = async (deps: Deps, { company, staff }: Cast, id: number, round: 1 | 2): Promise<void> => {
	if (round === 2) {
		await invoke(deps, operations.console.reassessments.saveInterview, staff, { id, content: INTERVIEW });
	}
	await checkSubCategories(deps, company, staff, { progressId: id, round, checked: ALL });
	const calls = round === 1 ? operations.console.checking : operations.console.reassessments;
	await invoke(deps, calls.grade, staff, { id });
};

/**
 * An interrupted start may have requested it already: then the sheet is locked, and the worker may finish at any
 * moment.
 */
const grade = async (deps: Deps, cast: Cast, { id, gradingRequestedAt }: Progress, round: 1 | 2): Promise<void> => {
	if (gradingRequestedAt === null) await requestGrading(deps, cast, id, round);
	await untilStatus(deps, cast.owner.companyId, round === 1 ? 4 : 9);
};

/** Scores from 75 on get the positive report text. */
const PRAISE_FROM = 75;

const isGood = ({ score }: { score: number | null }): boolean => (score ?? 0) >= PRAISE_FROM;

/** In the second round, special developments come first. */
const noteOf = (company: DemoCompany, round: 1 | 2, index: number, good: boolean): string => {
	const turn = round === 2 ? turnAt(company, index) : undefined;
	if (turn) return turn.note;
	const words = wordsAt(index);
	return good ? withPraise(words.good, company, index) : withDoubt(words.fair, company, index);
};

const report = async (deps: Deps, { company, staff }: Cast, progressId: number, round: 1 | 2): Promise<void> => {
	const calls = round === 1 ? operations.console.reports.first : operations.console.reports.second;
	const { result_index } = await invoke(deps, calls.get, staff, { id: progressId });
	const subs = result_index.main_category_results.flatMap((category) => category.sub_category_results);
	await invoke(deps, calls.confirm, staff, {
		id: progressId,
		sub_category_results: subs.map((sub, index) => ({
			id: sub.id,
			evaluation_note: noteOf(company, round, index, isGood(sub)),
		})),
		sdg_target_results: result_index.sdg_goal_results.flatMap(({ sdg_goal_id: goal, sdg_target_results: targets }) =>
			targets.map((target) => ({ id: target.id, evaluation_note: sdgNote(goal, isGood(target)) })),
		),
	});
};

/** A company with turns got proposals for the sub-categories that had to improve. */
const isProposed = (company: DemoCompany, index: number): boolean => {
	const turn = turnAt(company, index);
	return turn ? turn.first < turn.second : !company.turns;
};

const propose = async (deps: Deps, { company, staff }: Cast, progressId: number): Promise<void> => {
	const { main_category_results } = await invoke(deps, operations.console.proposals.get, staff, { id: progressId });
	const subs = main_category_results.flatMap((category) => category.sub_category_results);
	await invoke(deps, operations.console.proposals.submit, staff, {
		id: progressId,
		sub_category_results: subs.flatMap(({ id }, index) =>
			isProposed(company, index) ? [{ id, proposal_note: wordsAt(index).proposal }] : [],
		),
	});
};

/** The step that leaves each status. Companies with target 12 apply at 7, those with target 13 at 11. */
export const leave = async (deps: Deps, cast: Cast, progress: Progress): Promise<void> => {
	const { id, status } = progress;
	const { staff, admin, company } = cast;
	switch (status) {
		case 1:
		case 2:
			return submit(deps, cast, id);
		case 3:
			return grade(deps, cast, progress, 1);
		case 4:
			await redateGrading(deps, id, 1);
			return report(deps, cast, id, 1);
		case 5:
			return propose(deps, cast, id);
		case 6:
			await invoke(deps, operations.console.finalising.assessment, admin, { id });
			return;
		case 7: {
			const next =
				company.status === 12 ? operations.console.certifications.apply : operations.console.reassessments.apply;
			await invoke(deps, next, staff, { id });
			return;
		}
		case 8:
			return grade(deps, cast, progress, 2);
		case 9:
			await redateGrading(deps, id, 2);
			return report(deps, cast, id, 2);
		case 10:
			await invoke(deps, operations.console.finalising.reassessment, admin, { id });
			return;
		case 11:
			await invoke(deps, operations.console.certifications.apply, staff, { id });
			return;
		case 12:
			await invoke(deps, operations.console.certifications.issue, staff, {
				id,
				issue_date: tokyoDate(deps.clock.now()),
			});
			return;
		default:
			throw new Error(`nothing leaves status ${status}`);
	}
};

/** Index on the sheet of the sub-category assigned to a colleague. */
const SHARED = 10;

/** Assigns a sub-category to a member of the company, if it has one besides its admin. */
const shareWork = async (deps: Deps, owner: CompanyActor, progressId: number): Promise<void> => {
	const colleague = await findColleague(deps, owner);
	const part = (await listSheetParts(deps.db, { progressId, round: 1 }))[SHARED];
	if (colleague === null || !part || part.assigneeId === colleague) return;
	await invoke(deps, operations.app.assessment.assign, owner, { id: part.id, user_id: colleague });
};

/** Nearly the longest that a link may live, so that it still does at the time of the demo. */
const SHARED_DAYS = 360;

/** The company shows its certificate to a customer by a link. */
const shareCertificate = async (deps: Deps, owner: CompanyActor): Promise<void> => {
	if ((await invoke(deps, operations.app.shares.list, owner, {})).length > 0) return;
	await invoke(deps, operations.app.shares.make, owner, {
		shows: 'certificate',
		shown_to: '取引先の購買部',
		until: addDays(tokyoDate(deps.clock.now()), SHARED_DAYS),
		page_language: 'ja',
	});
};

/** Adds partial work at the company's final status, so that its screens have data. */
export const begin = async (deps: Deps, cast: Cast, progress: Progress): Promise<void> => {
	const { id, status } = progress;
	const { company, owner, staff } = cast;
	if (status === 1 && company.status === 2) {
		await answerSubCategories(deps, company, owner, { progressId: id, completed: 9 });
	}
	if (company.status === 2) await shareWork(deps, owner, id);
	if (status === 4) await redateGrading(deps, id, 1);
	if (status === 9) await redateGrading(deps, id, 2);
	if (status === 3) {
		await checkSubCategories(deps, company, staff, { progressId: id, round: 1, checked: 7 });
		await askForEvidence(deps, { owner, staff }, id);
	}
	if (status === 3 || status === 7) await askWorkers(deps, { company, staff }, progress);
	if (status === 7) await followUp(deps, { owner, staff }, id);
	if (company === objectingCompany) await objectAndWait(deps, owner, progress);
	if (status === 8) {
		await followUp(deps, { owner, staff }, id);
		await invoke(deps, operations.console.reassessments.saveInterview, staff, { id, content: INTERVIEW });
		await checkSubCategories(deps, company, staff, { progressId: id, round: 2, checked: 5 });
	}
	if (status === 11) await objectOnce(deps, cast, id);
	if (status === 13) {
		await invoke(deps, operations.app.certificate.setListing, owner, { listed: true });
		await shareCertificate(deps, owner);
	}
};
