import type { NoticeData } from '#server/db/tables/notices.ts';
import { AWAITING, isFirstTime, type Round } from '#shared/assessment/round.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { withIds } from '#shared/pages/public.ts';

/** Screens that notices link to. */

type About = {
	kind: NoticeKind;
	progressId: number | null;
	companyId: number | null;
	subjectId: number | null;
	data: NoticeData;
};

const of =
	(pattern: string, id: keyof Pick<About, 'progressId' | 'companyId' | 'subjectId'>) =>
	(about: About): string | null =>
		about[id] === null ? null : withIds(pattern, about[id]);

const result = ({ progressId, data }: About): string | null =>
	progressId === null
		? null
		: `${withIds(companyPages.result, progressId)}?isFirstTime=${isFirstTime((data.round ?? AWAITING.first) as Round)}`;

/** Path by round: the first, or the re-assessment. */
const ofRound =
	(first: (about: About) => string | null, second: (about: About) => string | null) =>
	(about: About): string | null =>
		(about.data.round === AWAITING.second ? second : first)(about);

/** The returned action in the improvement plan. */
const returnedAction = ({ progressId, data }: About): string | null =>
	progressId === null
		? null
		: `${withIds(companyPages.improvementPlan, progressId)}?show=returned&open=${data.sub_category}`;

const to = (path: string) => (): string => path;

const PATHS: Record<NoticeKind, (about: About) => string | null> = {
	assessment_started: to(companyPages.assessment),
	deadline: to(companyPages.assessment),
	answers_wanted: to(companyPages.assessment),
	company_reminded: to(companyPages.assessment),
	moved_back: to(companyPages.assessment),
	evidence_requested: of(companyPages.evidenceRequest, 'subjectId'),
	evidence_returned: of(companyPages.evidenceRequest, 'subjectId'),
	evidence_due: of(companyPages.evidenceRequest, 'subjectId'),
	report_ready: result,
	objection_received: of(companyPages.objection, 'subjectId'),
	objection_decided: of(companyPages.objection, 'subjectId'),
	plan_returned: returnedAction,
	reassessment_started: to(companyPages.assessment),
	certificate_issued: to(companyPages.certificate),
	certificate_expiring: to(companyPages.certificate),
	certificate_withdrawn: to(companyPages.history),
	share_maker_left: to(companyPages.shares),
	submitted: of(consolePages.checks.sheet, 'progressId'),
	evidence_answered: of(consolePages.evidenceRequest, 'subjectId'),
	grading_failed: ofRound(
		of(consolePages.checks.sheet, 'progressId'),
		of(consolePages.reassessments.sheet, 'progressId'),
	),
	report_returned: ofRound(
		of(consolePages.checks.evaluate, 'progressId'),
		of(consolePages.reassessments.evaluate, 'progressId'),
	),
	objection_filed: of(consolePages.objection, 'subjectId'),
	objection_withdrawn: of(consolePages.objection, 'subjectId'),
	objection_closed: of(consolePages.objection, 'subjectId'),
	calibration_given: of(consolePages.calibrationRating, 'subjectId'),
	calibration_rated: of(consolePages.calibration, 'subjectId'),
	calibration_messaged: of(consolePages.calibration, 'subjectId'),
	plan_answered: of(consolePages.improvementPlan, 'progressId'),
	digest: to(consolePages.work),
	inquiry: to(consolePages.inquiries),
	awaiting_finalisation: ofRound(to(consolePages.confirmAssessments), to(consolePages.confirmReassessments)),
	applied: of(consolePages.certification, 'progressId'),
	unassigned: of(consolePages.company, 'companyId'),
	bulk_ended: of(consolePages.bulkJob, 'subjectId'),
	interests_due: to(`${consolePages.account}#interests`),
	signing_key_expiring: () => null,
	password_changed: () => null,
	email_changed: () => null,
	factor_added: () => null,
	factor_removed: () => null,
	recovery_code_used: () => null,
};

export const noticePath = (about: About): string | null => PATHS[about.kind](about);
