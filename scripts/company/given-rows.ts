import { givenEvents } from './given-events.ts';
import type { LeftOut } from './left-out.ts';

/** Rows given to a company, for tables of which it does not get everything: those visible through its own calls. */

export type GivenRows = {
	where: (company: number) => string;
	/** Why the others are left out. */
	others: LeftOut;
};

const peopleOf = (company: number): string => `select id from users where company_id = ${company}`;

const RESULTS = `results r join answer_sheets s on s.id = r.sheet_id and s.archived_at is null
	join assessment_progresses p on p.id = s.progress_id`;

/** The company may open the confirmed report of the round (`isReportVisible`). */
const REPORT_IS_OPEN = `(r.report_confirmed_at is not null and case s.round
	when 1 then p.proposed_at is not null or p.completed_at is not null else p.recompleted_at is not null end)`;

const ROUND_IS_FINALISED = 'case s.round when 1 then p.completed_at else p.recompleted_at end is not null';

const always = (where: string, others: LeftOut): GivenRows => ({ where: () => where, others });

/** Excludes archived sheets of re-assessments, which are never shown. */
export const currentSheets = always('archived_at is null', 'ended');

/** Answers by the company; the second sheet is a copy for assessors. */
export const ownAnswers = always('sheet_id in (select id from answer_sheets where round = 1)', 'notes');

/** Excludes internal steps that the company is not notified of. */
export const seenSteps = always(
	`event not in ('grade', 'report', 'grade_again', 'report_again') and not is_return`,
	'staffWork',
);

export const openResults = always(`id in (select r.id from ${RESULTS} where ${REPORT_IS_OPEN})`, 'notYet');

export const finalisedPositions = always(
	`result_id in (select r.id from ${RESULTS} where ${ROUND_IS_FINALISED})`,
	'notYet',
);

/** The company's own plan is always included; reviews are visible from the finalization on. */
export const openReviews = always(
	`action_id in (select a.id from improvement_actions a join assessment_progresses p on p.id = a.progress_id
		where p.completed_at is not null)`,
	'notYet',
);

export const currentCertificates = always(
	'certificate_id in (select id from certificates where withdrawn_at is null and replaced_at is null)',
	'ended',
);

export const ownNotices: GivenRows = {
	where: (company) => `recipient_id in (${peopleOf(company)}) and voided_at is null`,
	others: 'ended',
};

export const ownMails: GivenRows = { where: (company) => `user_id in (${peopleOf(company)})`, others: 'staffWork' };

export const seenEvents: GivenRows = { where: (company) => givenEvents(peopleOf(company)), others: 'staffWork' };

/**
 * PDFs made for the company of documents that it may open now: a report confirmed again is another document, and a plan
 * contains scores of the result it followed.
 */
export const ownPdfs = always(
	`(finished_at is not null and for_company_since is not null and case kind
		when 'plan' then progress_id in (select id from assessment_progresses where completed_at <= for_company_since)
		when 'proposal' then progress_id in (select p.id from ${RESULTS}
			where s.round = 1 and p.proposed_at is not null and r.proposal_submitted_at <= for_company_since)
		else (progress_id, round) in (select s.progress_id, s.round from ${RESULTS}
			where ${REPORT_IS_OPEN} and r.report_confirmed_at <= for_company_since) end)`,
	'staffPdfs',
);
