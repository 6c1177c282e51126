import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { proposalWaived } from '#server/assessment/proposal-state.ts';
import { isUnassigned } from '#server/companies/assessors.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { type NoticeData, notices } from '#server/db/tables/notices.ts';
import type { Audience } from '#server/notices/audience.ts';
import { returnAudience } from '#server/notices/returned-report.ts';
import type { Announcement } from '#server/notify/announce.ts';
import { answersWantedKey } from '#server/notify/answers-wanted.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import { AWAITING } from '#shared/assessment/round.ts';
import { isSubmitted, STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { EventTold, Source, Sources } from './source.ts';

/** Events of an assessment: changes of status, its plan, failed gradings. */

/**
 * Id of the last 'unassigned' notice ended by an assignment; part of the event key, so that each period without an
 * assessor is announced once.
 */
const lastEndedNotice = (companyId: AnyColumn): SQL<number | null> => sql<number | null>`(
	select max(${notices.id}) from ${notices}
	where ${notices.companyId} = ${companyId} and ${notices.kind} = 'unassigned' and ${notices.voidedAt} is not null
)`;

const findFacts = async (tx: Executor, progressId: number | undefined) => {
	if (progressId === undefined) return null;
	const [row] = await tx
		.select({
			companyId: companies.id,
			company: companies.companyName,
			status: assessmentProgresses.status,
			deadline: assessmentProgresses.endDate,
			completedAt: assessmentProgresses.completedAt,
			gradingError: assessmentProgresses.gradingError,
			isProposalWaived: proposalWaived(assessmentProgresses.id).mapWith(Boolean),
			isUnassigned: isUnassigned(companies.id).mapWith(Boolean),
			formerlyUnassigned: lastEndedNotice(companies.id),
		})
		.from(assessmentProgresses)
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(eq(assessmentProgresses.id, progressId));
	return row ?? null;
};

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

/** Whether the assessment was moved back before the event meanwhile, or canceled. */
const isUndone = ({ status }: Facts, event: Announcement): boolean =>
	status === STATUS.cancelled || (event.status !== undefined && status < event.status);

const ofCompany = ({ company }: Facts): NoticeData => ({ company });

/** With the round in which it happened, which decides the linked screen. */
const ofRound = ({ company }: Facts, { status = STATUS.notStarted }: Announcement): NoticeData => ({
	company,
	round: status < STATUS.reassessment ? AWAITING.first : AWAITING.second,
});

/** With the last day to ask for a re-assessment, which follows the first report alone. */
const ofReport = (facts: Facts, event: Announcement): NoticeData => {
	const data = ofRound(facts, event);
	const { completedAt } = facts;
	if (data.round !== AWAITING.first || !completedAt) return data;
	return { ...data, reassess_by: tokyoDate(reassessmentDeadline(completedAt)) };
};

type Part<T> = (facts: Facts, event: Announcement) => T;

const about =
	(
		audienceOf: Part<Audience | null>,
		dataOf: Part<NoticeData> = ofCompany,
		moreOf: Part<Pick<EventTold, 'eventKey'>> = () => ({}),
	): Source =>
	async (tx, event) => {
		const facts = await findFacts(tx, event.progress_id);
		if (!facts || isUndone(facts, event)) return null;
		const audience = audienceOf(facts, event);
		if (!audience) return null;
		const { companyId } = facts;
		const { progress_id: progressId = null } = event;
		return { audience, companyId, progressId, data: dataOf(facts, event), ...moreOf(facts, event) };
	};

const withDeadline = ({ company, deadline }: Facts): NoticeData => ({ company, ...(deadline ? { deadline } : {}) });

const company = ({ companyId }: Facts): Audience => ({ to: 'company', companyId });
const assessors = ({ companyId }: Facts): Audience => ({ to: 'assessors', companyId });

/** All admins but the one who acted. */
const otherAdmins = (_: Facts, { actor_id: exceptId }: Announcement): Audience => ({ to: 'admins', exceptId });

const unless =
	(isOver: Part<boolean>, audienceOf: Part<Audience>): Part<Audience | null> =>
	(facts, event) =>
		isOver(facts, event) ? null : audienceOf(facts, event);

/** At status 5 an assessment waits for the admins once staff waive the proposal. */
const awaitsProposal = ({ status, isProposalWaived }: Facts): boolean =>
	status === STATUS.evaluated && !isProposalWaived;

const isGradedAgain = ({ status, gradingError }: Facts, event: Announcement): boolean =>
	status !== event.status || gradingError === null;

const isLookedAfter = (facts: Facts): boolean => !facts.isUnassigned;

const returned = about(
	unless(({ status }, event) => status !== event.status, assessors),
	ofRound,
);

const toldOfReturn: Source = async (tx, event, deps) => {
	const told = await returned(tx, event, deps);
	if (!told?.companyId || !told.progressId) return told;
	const { companyId, progressId, data } = told;
	const round = data.round === AWAITING.second ? 2 : 1;
	return { ...told, audience: await returnAudience(tx, { companyId, progressId, round, actorId: event.actor_id }) };
};

export const progressSources: Sources = {
	assessment_started: about(company, withDeadline),
	answers_wanted: about(
		(facts, { user_id: userId }) => (userId === undefined || isSubmitted(facts.status) ? null : { to: 'user', userId }),
		withDeadline,
		(_, { progress_id: id = 0, at }) => ({ eventKey: answersWantedKey(id, new Date(at)) }),
	),
	// Never the reason, which is for staff only.
	moved_back: about(company, ({ company: name }, { message = '' }) => ({ company: name, message })),
	report_ready: about(company, ofReport),
	reassessment_started: about(company),
	certificate_issued: about(company),
	submitted: about(assessors),
	grading_failed: about(unless(isGradedAgain, assessors), ofRound),
	// Never the reason, which is read in the timeline.
	report_returned: toldOfReturn,
	// Autosaved every few seconds: one notice per company, recipient and day. That an action is mended is told each time.
	plan_answered: about(assessors, ofCompany, ({ companyId }, { at, subject_id: mendedId }) => ({
		eventKey: mendedId === undefined ? `company:${companyId}:${tokyoDate(new Date(at))}` : `action:${mendedId}:${at}`,
	})),
	awaiting_finalisation: about(unless(awaitsProposal, otherAdmins), ofRound),
	applied: about(otherAdmins),
	// Also sent to the admin who removed the last assessor. One notice per company until somebody is assigned, however
	// many events leave it without one.
	unassigned: about(
		unless(isLookedAfter, () => ({ to: 'admins' })),
		ofCompany,
		({ companyId, formerlyUnassigned }) => ({ eventKey: `company:${companyId}:${formerlyUnassigned ?? 0}` }),
	),
};
