import { givenEvents } from './given-events.ts';
import type { LeftOut } from './left-out.ts';

/** The rows that a company is given, where that is not all that is stored: those that its own calls answer. */

export type GivenRows = {
	/** The condition of a row that is given. */
	where: (company: number) => string;
	/** Why the others are not. */
	others: LeftOut;
};

const peopleOf = (company: number): string => `select id from users where company_id = ${company}`;

/** Results with the sheets and assessments that they belong to. */
const RESULTS = `results r join answer_sheets s on s.id = r.sheet_id and s.archived_at is null
	join assessment_progresses p on p.id = s.progress_id`;

/** The report of the round can be opened by the company (`isReportVisible`), and is confirmed. */
const REPORT_IS_OPEN = `(r.report_confirmed_at is not null and case s.round
	when 1 then p.proposed_at is not null or p.completed_at is not null else p.recompleted_at is not null end)`;

const ROUND_IS_FINALISED = 'case s.round when 1 then p.completed_at else p.recompleted_at end is not null';

const always = (where: string, others: LeftOut): GivenRows => ({ where: () => where, others });

/** Those of former rounds of a re-assessment are shown to nobody. */
export const currentSheets = always('archived_at is null', 'ended');

/** What the company has answered; the second sheet is a copy on which assessors work. */
export const ownAnswers = always('sheet_id in (select id from answer_sheets where round = 1)', 'notes');

/** Staff's steps between those that the company is told of. */
export const seenSteps = always(`event not in ('grade', 'report', 'grade_again', 'report_again')`, 'staffWork');

export const openResults = always(`id in (select r.id from ${RESULTS} where ${REPORT_IS_OPEN})`, 'notYet');

export const finalisedPositions = always(
	`result_id in (select r.id from ${RESULTS} where ${ROUND_IS_FINALISED})`,
	'notYet',
);

/** What the company has written in its plan stays its own; what staff said of it is read with the plan, from the finalising on. */
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
 * PDFs that were made for the company, of what it can open now: a report that was confirmed anew is another one, and a plan
 * holds scores of the result that it followed.
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
