import { WAITING_ON } from '#shared/assessment/status.ts';
import { CERTIFICATION_STATUSES } from '#shared/certificates/schemas.ts';

const choiceOf = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

/**
 * What parameters of paths and queries mean, for the API description: one text per name. A call in which the name means
 * something else says so itself (`parameterTexts`), mostly with a text from below. Kept out of the schemas, which
 * the client loads.
 */
export const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
	// Paths
	id: 'Id of the record, as lists and other answers give it.',
	action_id: 'Id of an action of the plan.',
	file_id: 'Id of a file of the record.',
	code: 'The verification code that is printed on the certificate.',
	filePath: 'Path of a stored file, as other answers give it; it may contain slashes.',

	// Every list
	page: 'Number of the page, from 1. Without it the answer holds the whole list and no `meta`.',
	per_page: 'Rows per page; counts only together with `page`.',
	q: 'Only companies whose name, its kana or registration number contains this text, whatever its case or width, or whose corporate number begins with it.',
	sort: 'Field to sort by, ascending; with `-` before it, descending. Without it, the order is that of the list.',

	// Filters
	actor_id: 'Only what this account did.',
	ageing: 'Only what has waited for staff for long (`warn`) or for too long (`late`); the first includes the second.',
	assigned: 'Only companies of the reader (`me`), without an assessor (`none`), or of the assessor with this id.',
	awaiting: 'Only assessments (`first`) or re-assessments (`second`) that wait for finalization by an admin.',
	calibration_state:
		'Only those that nobody rates yet (`waiting`), that are with the second rater (`given`), or complete (`rated`).',
	company_id: 'Only events about this company, its assessments and its people, and events that its people caused.',
	with_changes: 'True: only events that changed values.',
	date_from: 'Only what happened on or after this day in Tokyo, `yyyy-MM-dd`.',
	date_to: 'Only what happened on or before this day in Tokyo, `yyyy-MM-dd`.',
	event_kind: 'Only events of this kind.',
	subject: 'With `subject_id`: only the history of one record.',
	subject_id: 'Id of the record that `subject` names; of a certificate, the id of its assessment.',
	expiring: 'True: only companies whose current certificate expires within 90 days, the next to expire first.',
	grade_band: 'Only phrases for this grade or for any grade.',
	import_id: 'Only companies that this job registered or updated from a workbook.',
	in_charge: 'Only inquiries of the reader (`me`), of nobody (`none`), or of the admin with this id.',
	handled: 'Only what is handled (true) or not (false).',
	has_inquiry_request: 'Only results with an application (true) or without one (false).',
	industry: 'Only companies of this industry: the letter of a major group; empty for all.',
	is_shared: "Only shared phrases (true) or the reader's own (false).",
	job_name: 'Only jobs of this kind, as `GET /console/jobs` names it.',
	kind: 'Only emails of this kind.',
	only_standing: 'True: only declarations that were not removed.',
	only_overdue: 'True: only what should have been decided before today.',
	is_active:
		'Only what can be answered or decided now (true), or what cannot (false): undecided, in the round that is being checked.',
	is_mine: 'True: only what the reader asked, or the companies of the reader were asked.',
	prefecture: 'Only companies with an address in this prefecture: its number from 1 (Hokkaido) to 47; empty for all.',
	progress_id: 'Id of the assessment.',
	stars: 'Only certificates with this number of stars; empty for all.',
	state: 'Only emails in this state.',
	status: 'Only these statuses: ids of `GET /console/statuses`, separated by commas; empty for all.',
	sub_category_key: 'Only phrases for the sub-category with this key or for any sub-category.',
	grouped: 'True: the notices of a group are one row.',
	unread: 'Only unread notices (true) or only read ones (false).',
	waiting_on: `Only what waits for these, of ${choiceOf(WAITING_ON)}, separated by commas; empty for all.`,

	assessor_id: 'Only companies that are assigned to this assessor; empty for all. Assessors see their own in any case.',
	only_current: 'True: only the current assessment of each company.',
	employees: 'Only companies with so many employees; empty for all.',
	month_from: 'First month, `yyyy-MM`; by default the eleventh before the last one.',
	month_to: 'Last month, `yyyy-MM`, at most 36 in all; by default this one.',
	progress_stage:
		'Only assessments that are neither finished nor canceled (`under_way`), or at which an assessor has to act (`at_assessor`).',
	reached: 'Only assessments that reached this in the months from `month_from` to `month_to`; empty for all.',

	result_grade: 'Only results with this grade, or without a score (`none`); empty for all.',
	score_tenth:
		'Only results with a score of so many tenths of the maximum, from 0; the last one, 9, includes the maximum.',
	has_critical: 'Only results with critical failures (true) or without (false).',
	part_key: 'Only results with a score of the category or sub-category with this key; empty for all.',
	question_key: 'Only results in which the question with this key counted, or by `question_outcome`; empty for all.',
	question_outcome:
		'With `question_key`: only results in which it lost points (`lost`), was not applicable (`not_applicable`), or failed critically (`critical`).',
	compared_by:
		'Only re-assessments, compared with their first round (`rounds`), or the last result of each company that also had one a year before (`years`).',
	change_direction: 'With `compared_by`: only results that are better (`up`) or worse (`down`) than before.',
	rater_id: 'Rounds that this person rated and that were graded in the months, also those that are not finalized.',
	action_outcome: 'Only actions that were done in time (`in_time`), done later (`done_late`) or not done (`not_done`).',
	counted_certificate:
		'Only companies whose current certificate is valid (`valid`), with one that expired (`ended`), or with one that expired and a later one (`renewed`).',
	is_answered: 'Only requests that the company has ever answered (true), or never (false).',

	// What is shown
	confirmed: 'True: the notes as last submitted, instead of those last saved.',
	from: 'Id of the paper to compare with, of the same kind; the active one without it.',
	ids: 'Ids of the assessments, separated by commas.',
	is_first_time: 'True: the assessment; false: the re-assessment.',
	is_premium: 'True: the paper of the regular assessment; false: that of the self-assessment.',
	language: 'Language of the statements.',
	set: 'Number of the set of statements, which stands before the code of a slip; 1 where none does.',
	with: '`guidance` adds to each question what it is asked for and how it is scored.',
};

/** What else `q` searches. */
export const SEARCHES = {
	accounts: { q: 'Only accounts whose name or email contains this text, whatever its case or width.' },
	assessors: { q: 'Only assessors whose name contains this text, whatever its case or width.' },
	certified: { q: 'Only companies whose name contains this text, whatever its case or width.' },
	events: { q: 'Only events whose action, or the sentence that says what happened, contains this text.' },
	everything: {
		q: 'A name or a part of it, whatever its case, width or kana; a number, an email, a code or a receipt number.',
	},
	evidence: { q: 'Only requests whose text contains this text, whatever its case or width.' },
	inquiries: { q: 'Only visitors whose company, name or email contains this text, whatever its case or width.' },
	jobs: { q: 'Only jobs whose kind or error contains this text, whatever its case or width.' },
	mails: { q: 'Only emails whose address, recipient or company contains this text, whatever its case or width.' },
	people: { q: 'Only accounts whose name, its kana or email contains this text, whatever its case or width.' },
	phrases: { q: 'Only phrases that contain this text, whatever its case or width.' },
} as const;

/** What else `status` means. */
export const STATUSES = {
	certifications: { status: `Only these, of ${choiceOf(CERTIFICATION_STATUSES)}, separated by commas; empty for all.` },
	requests: { status: 'Only requests in this state.' },
	objections: { status: 'Only objections in this state.' },
} as const;

/** `page` and `per_page` of a list that is never answered whole. */
export const ALWAYS_PAGED = { page: 'Number of the page, from 1.', per_page: 'Rows per page.' } as const;
