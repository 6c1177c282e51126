import {
	currentCertificates,
	currentSheets,
	finalisedPositions,
	type GivenRows,
	openResults,
	openReviews,
	ownAnswers,
	ownMails,
	ownNotices,
	ownPdfs,
	seenEvents,
	seenSteps,
} from './given-rows.ts';
import type { LeftOut } from './left-out.ts';

/**
 * The company's data, table by table: which rows belong to it, and which of them it is given. Every table of the schema
 * is listed here or in `NOT_OF_A_COMPANY` (tests/rules/company-tables.test.ts).
 */

/** A column that references another table of the company by id. */
type Path<T> = readonly [column: string, parent: T];

type Owned<T = string> = {
	paths: readonly Path<T>[];
	/** SQL condition for rows of the company that cannot be found by following a reference. */
	also?: (company: number) => string;
	/** Why the whole table is left out of the archive. */
	leftOut?: LeftOut;
	/** The rows that the company is given, if not all. */
	given?: GivenRows;
	/** Left-out columns by reason. */
	without?: Partial<Record<LeftOut, readonly string[]>>;
};

const peopleOf = (company: number): string => `select id from users where company_id = ${company}`;
const assessmentsOf = (company: number): string => `select id from assessment_progresses where company_id = ${company}`;
const contactsOf = (company: number): string => `select id from free_contacts where company_id = ${company}`;
const certificatesOf = (company: number): string => `select id from certificates where company_id = ${company}`;
const requestsOf = (company: number): string =>
	`select id from evidence_requests where progress_id in (${assessmentsOf(company)})`;

const objectionsOf = (company: number): string =>
	`select id from objections where progress_id in (${assessmentsOf(company)})`;

const calibrationsOf = (company: number): string =>
	`select id from calibrations where progress_id in (${assessmentsOf(company)})`;

/** Notices of the inquiry from which this company was created. */
const noticesOfContacts = (company: number): string => `(kind = 'inquiry' and subject_id in (${contactsOf(company)}))`;

/** Receipts for the inquiry from which this company was created. */
const receiptsOf = (company: number): string =>
	`(user_id is null and lower(address) in (select lower(email) from free_contacts where company_id = ${company}))`;

/**
 * Cached documents without a known assessment: from former versions, and of visitors if this company was created from
 * an inquiry. Their owner is unknown; they are rendered again on request. Results that visitors take along name nobody.
 */
const unknownPdfs = (company: number): string =>
	`(progress_id is null and kind <> 'free-result' and (kind <> 'free-certificate' or exists (${contactsOf(company)})))`;

/** Events about the company, its assessments and users, or by its users. */
const eventsOf = (company: number): string =>
	[
		`actor_id in (${peopleOf(company)})`,
		`(subject = 'company' and subject_id = ${company})`,
		`(subject = 'assessment_progress' and subject_id in (${assessmentsOf(company)}))`,
		`(subject = 'user' and subject_id in (${peopleOf(company)}))`,
		`(subject = 'inquiry' and subject_id in (${contactsOf(company)}))`,
	].join(' or ');

const payloadIn = (key: string, ids: string): string => `(payload ->> '${key}')::int in (${ids})`;

/** Jobs by the ids, hashes and addresses in their payloads. */
const jobsOf = (company: number): string =>
	[
		`(payload ->> 'company_id')::int = ${company}`,
		payloadIn('progress_id', assessmentsOf(company)),
		payloadIn('progressId', assessmentsOf(company)),
		payloadIn('user_id', peopleOf(company)),
		payloadIn('actor_id', peopleOf(company)),
		payloadIn('certificate_id', certificatesOf(company)),
		payloadIn('contact_id', contactsOf(company)),
		payloadIn('mail_id', `select id from mails where ${rowsOf('mails', company)}`),
		`payload ->> 'hash' in (select hash from pdf_documents where ${rowsOf('pdf_documents', company)})`,
		`lower(payload ->> 'email') in (select lower(email) from users where company_id = ${company})`,
		`(payload ->> 'kind' like 'certificate%' and ${payloadIn('subject_id', certificatesOf(company))})`,
		`(payload ->> 'kind' like 'evidence%' and ${payloadIn('subject_id', requestsOf(company))})`,
		`(payload ->> 'kind' like 'objection%' and ${payloadIn('subject_id', objectionsOf(company))})`,
		`(payload ->> 'kind' like 'calibration%' and ${payloadIn('subject_id', calibrationsOf(company))})`,
		`(payload ->> 'kind' = 'inquiry' and ${payloadIn('subject_id', contactsOf(company))})`,
	].join(' or ');

const ofUsers = [['user_id', 'users']] as const;
const ofAssessments = [['progress_id', 'assessment_progresses']] as const;
const FILE = { inner: ['file_path'] };

const OWNED = {
	companies: {
		paths: [],
		also: (company) => `id = ${company}`,
		without: {
			inner: ['search_text', 'search_folded', 'certification_since', 'certification_queue'],
			staffWork: ['your_number'],
		},
	},
	users: {
		paths: [['company_id', 'companies']],
		without: { secrets: ['password_hash'], inner: ['search_text', 'search_folded'] },
	},
	sessions: { paths: ofUsers, leftOut: 'secrets' },
	password_resets: { paths: ofUsers, leftOut: 'secrets' },
	email_changes: { paths: ofUsers, leftOut: 'secrets' },
	totps: { paths: ofUsers, leftOut: 'secrets' },
	passkeys: { paths: ofUsers, leftOut: 'secrets' },
	recovery_codes: { paths: ofUsers, leftOut: 'secrets' },
	challenges: { paths: ofUsers, leftOut: 'secrets' },
	sign_in_networks: { paths: ofUsers },
	last_sign_ins: { paths: ofUsers },
	notice_preferences: { paths: ofUsers },
	assessor_companies: { paths: [['company_id', 'companies']], leftOut: 'inner' },
	declared_interests: { paths: [['company_id', 'companies']], leftOut: 'staffWork' },
	assessment_progresses: {
		paths: [['company_id', 'companies']],
		without: {
			staffWork: [
				'graded_at',
				'evaluated_at',
				'regraded_at',
				'reevaluated_at',
				'grading_requested_at',
				'grading_requested_by',
				'grading_error',
			],
		},
	},
	assessment_transitions: {
		paths: ofAssessments,
		given: seenSteps,
		without: { notes: ['reason'], staffWork: ['is_return', 'is_same_person'] },
	},
	assessment_comments: { paths: ofAssessments, leftOut: 'notes' },
	answer_sheets: { paths: ofAssessments, given: currentSheets },
	answer_categories: { paths: [['sheet_id', 'answer_sheets']], given: ownAnswers },
	answer_sub_categories: {
		paths: [['category_id', 'answer_categories']],
		without: { staffWork: ['checked_at', 'rated_at', 'rated_by', 'rating_version'] },
	},
	answer_contents: { paths: [['answer_sub_category_id', 'answer_sub_categories']] },
	answer_evaluations: { paths: [['answer_content_id', 'answer_contents']], leftOut: 'notes' },
	rating_steps: { paths: [['evaluation_id', 'answer_evaluations']], leftOut: 'staffWork' },
	company_documents: { paths: ofAssessments, without: FILE },
	records_at_hand: { paths: ofAssessments },
	document_questions: { paths: [['document_id', 'company_documents']] },
	evidence_requests: { paths: ofAssessments },
	evidence_messages: { paths: [['request_id', 'evidence_requests']] },
	evidence_files: { paths: [['request_id', 'evidence_requests']], without: FILE },
	objections: {
		paths: [...ofAssessments, ['sheet_id', 'answer_sheets']],
		without: { staffWork: ['released_at'] },
	},
	objection_points: { paths: [['objection_id', 'objections']] },
	objection_files: { paths: [['objection_id', 'objections']], without: FILE },
	calibrations: { paths: [...ofAssessments, ['sheet_id', 'answer_sheets']], leftOut: 'staffWork' },
	calibration_parts: {
		paths: [
			['calibration_id', 'calibrations'],
			['answer_sub_category_id', 'answer_sub_categories'],
		],
		leftOut: 'staffWork',
	},
	calibration_ratings: {
		paths: [
			['calibration_id', 'calibrations'],
			['evaluation_id', 'answer_evaluations'],
		],
		leftOut: 'staffWork',
	},
	calibration_declines: { paths: [['calibration_id', 'calibrations']], leftOut: 'staffWork' },
	calibration_messages: { paths: [['calibration_id', 'calibrations']], leftOut: 'staffWork' },
	phone_uploads: { paths: ofAssessments, leftOut: 'soonGone' },
	phone_files: { paths: [['upload_id', 'phone_uploads']], leftOut: 'soonGone' },
	improvement_actions: { paths: ofAssessments },
	action_reviews: { paths: [['action_id', 'improvement_actions']], given: openReviews },
	action_proofs: { paths: [['action_id', 'improvement_actions']], without: FILE },
	proposal_waivers: { paths: ofAssessments, leftOut: 'notes' },
	interview_records: { paths: [['sheet_id', 'answer_sheets']], leftOut: 'notes' },
	voice_rounds: { paths: [...ofAssessments, ['sheet_id', 'answer_sheets']], leftOut: 'voice' },
	voice_keys: { paths: [['round_id', 'voice_rounds']], leftOut: 'voice' },
	voice_codes: { paths: [['round_id', 'voice_rounds']], leftOut: 'voice' },
	voice_counters: { paths: [['round_id', 'voice_rounds']], leftOut: 'voice' },
	results: {
		paths: [['sheet_id', 'answer_sheets']],
		given: openResults,
		without: {
			staffWork: [
				'report_version',
				'report_saved_at',
				'report_saved_by',
				'proposal_version',
				'proposal_saved_at',
				'proposal_saved_by',
				'created_at',
			],
		},
	},
	result_main_categories: { paths: [['result_id', 'results']] },
	result_sub_categories: {
		paths: [['result_main_category_id', 'result_main_categories']],
		without: {
			notes: [
				'evaluation_note_draft',
				'proposal_note_draft',
				'evaluation_note_unedited',
				'evaluation_note_draft_unedited',
				'proposal_note_unedited',
				'proposal_note_draft_unedited',
			],
		},
	},
	result_sdg_goals: { paths: [['result_id', 'results']] },
	result_sdg_targets: {
		paths: [['result_sdg_goal_id', 'result_sdg_goals']],
		without: { notes: ['evaluation_note_draft'] },
	},
	report_positions: { paths: [['result_id', 'results']], given: finalisedPositions },
	share_links: {
		paths: [
			['company_id', 'companies'],
			['progress_id', 'assessment_progresses'],
		],
		without: { secrets: ['token_hash'] },
	},
	share_views: { paths: [['share_id', 'share_links']] },
	terms_acceptances: { paths: [['company_id', 'companies']] },
	position_opt_outs: { paths: [['company_id', 'companies']] },
	certificates: {
		paths: [['company_id', 'companies']],
		without: { notes: ['withdrawal_reason', 'reissue_reason'], inner: ['search_name', 'search_folded', 'seal_sha256'] },
	},
	certificate_files: { paths: [['certificate_id', 'certificates']], given: currentCertificates },
	free_contacts: {
		paths: [['company_id', 'companies']],
		without: {
			secrets: ['certificate_token_hash'],
			staffWork: ['handled_at', 'handled_by', 'owner_id', 'version', 'updated_at', 'updated_by'],
			notes: ['note'],
			inner: ['search_text', 'search_folded', 'idempotency_key'],
		},
	},
	notices: {
		paths: [
			['recipient_id', 'users'],
			['company_id', 'companies'],
			['progress_id', 'assessment_progresses'],
		],
		also: noticesOfContacts,
		given: ownNotices,
		without: { inner: ['event_key', 'group_id'] },
	},
	notice_groups: { paths: [['recipient_id', 'users']], leftOut: 'inner' },
	mails: {
		paths: [
			['user_id', 'users'],
			['progress_id', 'assessment_progresses'],
			['notice_id', 'notices'],
		],
		also: receiptsOf,
		given: ownMails,
		without: {
			inner: ['group_id', 'data', 'error', 'message_id', 'attempts', 'claimed_at', 'next_attempt_at', 'tried_until'],
		},
	},
	pdf_documents: {
		paths: ofAssessments,
		also: unknownPdfs,
		given: ownPdfs,
		without: { inner: ['content', 'failed_at', 'round', 'for_company_since'] },
	},
	bulk_job_rows: {
		paths: [
			['company_id', 'companies'],
			['progress_id', 'assessment_progresses'],
		],
		leftOut: 'staffWork',
	},
	programme_assessments: { paths: [['company_id', 'companies']], leftOut: 'inner' },
	programme_rounds: { paths: [['company_id', 'companies']], leftOut: 'inner' },
	programme_raters: { paths: [['company_id', 'companies']], leftOut: 'inner' },
	audit_events: { paths: [], also: eventsOf, given: seenEvents },
	outbox_jobs: { paths: [], also: jobsOf, leftOut: 'inner' },
} as const satisfies Record<string, Owned>;

export type OwnedTable = keyof typeof OWNED;

export const OWNED_TABLES = Object.keys(OWNED) as OwnedTable[];

/** Tables that belong to no company, with the reason; neither exported nor erased. */
export const NOT_OF_A_COMPANY: Readonly<Record<string, string>> = {
	papers: 'written by staff for all companies',
	paper_main_categories: 'part of a paper',
	paper_sub_categories: 'part of a paper',
	paper_questions: 'part of a paper',
	paper_check_items: 'part of a paper',
	paper_question_sdg_targets: 'part of a paper',
	coming_papers: 'written by staff for all companies',
	standard_papers: 'shipped',
	shipped_phrases: 'shipped',
	sdg_targets: 'shipped',
	unaudited_drafts: 'a paper before the autosaves of its draft',
	paper_simulations: 'staff try a paper out; what names an erased company is deleted (erase.ts)',
	phrases: 'written by staff for any company',
	saved_views:
		'filters of lists that staff save for themselves; an id of an erased company in them names nothing any more',
	interest_confirmations: 'when staff confirmed their conflicts of interest, with a number and no company',
	bulk_jobs: 'acts of staff over many companies; the rows of a company are its own',
	position_cohorts: 'quartiles of groups: numbers of companies, without names (docs/decisions/life-of-data.md)',
	programme_sweeps: 'when the figures were compared with everything',
	former_visits: 'numbers of deleted free results by month and partner',
	programme_voice: 'sums over ten rounds or more, with numbers of rounds (docs/decisions/programme-facts.md)',
	installation: 'of the installation',
	receipt_numbers: 'the last number of each year',
	issuer_seals: 'seals of the operator',
	erased_certificates: 'what stays of erased companies',
	file_removals: 'keys of files that are being deleted',
	voice_rewrites:
		'positions in the log of the database, with numbers of rounds that are closed (docs/decisions/workers-voice.md)',
};

export const ownedOf = (table: OwnedTable): Owned<OwnedTable> => OWNED[table];

export const columnsLeftOut = (table: OwnedTable): readonly string[] =>
	Object.values(ownedOf(table).without ?? {}).flat();

type Scope = 'stored' | 'given';

/** Condition of a company's rows: all stored ones, or those it is given. */
export function rowsOf(table: OwnedTable, company: number, scope: Scope = 'stored'): string {
	const { paths, also, given } = ownedOf(table);
	const ways = [
		...paths.map(([column, parent]) =>
			parent === 'companies'
				? `${column} = ${company}`
				: `${column} in (select id from ${parent} where ${rowsOf(parent, company, scope)})`,
		),
		...(also ? [also(company)] : []),
	];
	const stored = `(${ways.join(' or ')})`;
	return scope === 'given' && given ? `(${stored} and ${given.where(company)})` : stored;
}
