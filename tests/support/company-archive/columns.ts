/**
 * For every column of every table with data of companies: whether the archive for the company contains it, and if not,
 * why. Written by hand as the expectation: a new column fails the tests until it is added here.
 */

/** Reasons, worded as in the archive's README.md. */
export type Why =
	| 'secrets'
	| 'notes'
	| 'staffWork'
	| 'staff'
	| 'notYet'
	| 'staffPdfs'
	| 'ended'
	| 'voice'
	| 'soonGone'
	| 'inner';

type Columns = Partial<Record<'given' | Why, string>>;

/** The decisions by column, or one reason for leaving out the whole table. */
export const DECIDED: Readonly<Record<string, Columns | Why>> = {
	companies: {
		given: `id company_name company_name_kana ceo_name ceo_name_kana position company_address phone_number homepage_url
			industry_code registration_number established_date email corporate_number funds is_listed market_name
			employee_count foreign_employee_count permanent_employee_count contract_employee_count
			temporary_employee_count contractor_count part_time_employee_count intern_count specialist_count
			employee_countries version updated_by created_at updated_at`,
		staffWork: 'your_number',
		inner: 'search_text search_folded certification_since certification_queue',
	},
	users: {
		given: `id area role company_id name name_kana email phone_number position department locale version updated_by
			deactivated_at created_at updated_at`,
		secrets: 'password_hash',
		inner: 'search_text search_folded',
	},
	sessions: 'secrets',
	password_resets: 'secrets',
	email_changes: 'secrets',
	totps: 'secrets',
	passkeys: 'secrets',
	recovery_codes: 'secrets',
	challenges: 'secrets',
	sign_in_networks: { given: 'user_id network last_success_at' },
	last_sign_ins: { given: 'user_id last_sign_in_at' },
	notice_preferences: { given: 'user_id kind channel' },
	assessor_companies: 'inner',
	declared_interests: 'staffWork',
	calibrations: 'staffWork',
	calibration_parts: 'staffWork',
	calibration_ratings: 'staffWork',
	calibration_declines: 'staffWork',
	calibration_messages: 'staffWork',
	assessment_progresses: {
		given: `id company_id paper_id status status_since start_date end_date submitted_at submitted_by receipt_number proposed_at
			completed_at reassessment_at recompleted_at applied_at issued_at created_at updated_at`,
		staffWork:
			'graded_at evaluated_at regraded_at reevaluated_at grading_requested_at grading_requested_by grading_error',
	},
	assessment_transitions: {
		given: 'id progress_id event from_status to_status message_to_company actor_id created_at',
		notes: 'reason',
		staffWork: 'is_return is_same_person',
	},
	assessment_comments: 'notes',
	records_at_hand: { given: 'progress_id record marked_by marked_at' },
	answer_sheets: { given: 'id progress_id round archived_at created_at' },
	answer_categories: { given: 'id sheet_id main_category_id' },
	answer_sub_categories: {
		given: 'id category_id sub_category_id answered_at saved_at saved_by answer_version assignee_id',
		staffWork: 'checked_at rated_at rated_by rating_version',
	},
	answer_contents: { given: 'id answer_sub_category_id question_id answer extension_note' },
	answer_evaluations: 'notes',
	rating_steps: 'staffWork',
	bulk_job_rows: 'staffWork',
	programme_assessments: 'inner',
	programme_rounds: 'inner',
	programme_raters: 'inner',
	company_documents: {
		given: 'id progress_id file_name extension content_type byte_size uploaded_by is_by_phone created_at deleted_at',
		inner: 'file_path',
	},
	document_questions: { given: 'document_id question_id' },
	evidence_requests: {
		given: `id progress_id round question_id content due_on status withdrawn_because created_by created_at answered_by
			answered_at decided_by decided_at updated_at version`,
	},
	evidence_messages: { given: 'id request_id author_id kind content created_at' },
	evidence_files: {
		given: 'id request_id file_name extension content_type byte_size uploaded_by is_by_phone created_at deleted_at',
		inner: 'file_path',
	},
	objections: {
		given: `id progress_id sheet_id round status filed_by created_at due_on withdrawn_because ended_by ended_at
			decided_by_involved opens_correction corrected_at updated_at version`,
		staffWork: 'released_at',
	},
	objection_points: {
		given: 'id objection_id sub_category_id question_id reason is_upheld decision_reason',
	},
	objection_files: {
		given: 'id objection_id file_name extension content_type byte_size uploaded_by created_at deleted_at',
		inner: 'file_path',
	},
	phone_uploads: 'soonGone',
	phone_files: 'soonGone',
	improvement_actions: {
		given: `id progress_id sub_category_id decision why_not measure owner owner_id target_date state saved_at saved_by
			created_at version`,
	},
	action_reviews: { given: 'id action_id review content reviewed_by reviewed_at archived_at' },
	action_proofs: {
		given: 'id action_id file_name extension content_type byte_size uploaded_by created_at deleted_at',
		inner: 'file_path',
	},
	proposal_waivers: 'notes',
	interview_records: 'notes',
	voice_rounds: 'voice',
	voice_keys: 'voice',
	voice_codes: 'voice',
	voice_counters: 'voice',
	results: {
		given: 'id sheet_id score sdg_score critical_question_ids report_confirmed_at proposal_submitted_at',
		staffWork: `report_version report_saved_at report_saved_by proposal_version proposal_saved_at proposal_saved_by
			created_at`,
	},
	result_main_categories: { given: 'id result_id main_category_id score' },
	result_sub_categories: {
		given: 'id result_main_category_id sub_category_id score evaluation_note proposal_note',
		notes: `evaluation_note_draft proposal_note_draft evaluation_note_unedited evaluation_note_draft_unedited
			proposal_note_unedited proposal_note_draft_unedited`,
	},
	result_sdg_goals: { given: 'id result_id goal_id score' },
	result_sdg_targets: {
		given: 'id result_sdg_goal_id sdg_target_id score evaluation_note',
		notes: 'evaluation_note_draft',
	},
	report_positions: { given: 'result_id frozen_at cohorts' },
	share_links: {
		given: `id company_id shows progress_id round shown_to page_language until created_by created_at ended_at ended_by`,
		secrets: 'token_hash',
	},
	share_views: { given: 'share_id day count' },
	terms_acceptances: { given: 'company_id version accepted_at accepted_by' },
	position_opt_outs: { given: 'company_id opted_out_at opted_out_by' },
	certificates: {
		given: `id progress_id company_id code coded_at company_name company_address registration_number industry_code
			prefecture score max_score stars issue_date expires_on reissued_on issuer_name signatory_title signatory_name
			issued_by created_at withdrawn_at withdrawn_by
			replaced_at is_listed asks_listing`,
		notes: 'withdrawal_reason reissue_reason',
		inner: 'search_name search_folded seal_sha256',
	},
	certificate_files: { given: 'certificate_id locale sha256 byte_size created_at' },
	free_contacts: {
		given: `id paper_id company_name client_name email referer_id phone message has_inquiry_request applied_at score
			category_results company_id receipt_number created_at`,
		secrets: 'certificate_token_hash',
		staffWork: 'handled_at handled_by owner_id version updated_at updated_by',
		notes: 'note',
		inner: 'search_text search_folded idempotency_key',
	},
	notices: {
		given: 'id recipient_id kind company_id progress_id subject_id data created_at read_at voided_at',
		inner: 'event_key group_id',
	},
	notice_groups: 'inner',
	mails: {
		given: 'id kind notice_id user_id address locale progress_id state created_at settled_at sent_to',
		inner: 'group_id data error message_id attempts claimed_at next_attempt_at tried_until',
	},
	pdf_documents: {
		given: 'hash kind locale byte_size progress_id created_at finished_at',
		inner: 'content failed_at round for_company_since',
	},
	audit_events: {
		given: 'id action actor_id subject subject_id detail changes occurrences address request_id created_at',
	},
	outbox_jobs: 'inner',
};

/** Tables of which the archive contains only some rows, and why not the others. */
export const DECIDED_ROWS: Readonly<Record<string, Why>> = {
	assessment_transitions: 'staffWork',
	answer_sheets: 'ended',
	answer_categories: 'notes',
	action_reviews: 'notYet',
	results: 'notYet',
	report_positions: 'notYet',
	certificate_files: 'ended',
	notices: 'ended',
	mails: 'staffWork',
	pdf_documents: 'staffPdfs',
	audit_events: 'staffWork',
};

const words = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

/** By column, such as `companies.search_text`: why it is left out; null if it is in the archive. */
export const DECIDED_COLUMNS: ReadonlyMap<string, Why | null> = new Map(
	Object.entries(DECIDED).flatMap(([table, columns]) =>
		typeof columns === 'string'
			? []
			: Object.entries(columns).flatMap(([why, names]) =>
					words(names).map((name) => [`${table}.${name}`, why === 'given' ? null : (why as Why)] as const),
				),
	),
);

/** Whether the archive contains a column, at least of some rows. */
export const isColumnGiven = (table: string, column: string): boolean =>
	DECIDED_COLUMNS.get(`${table}.${column}`) === null;

/** Whether the archive leaves out the whole table. */
export const isWhollyLeftOut = (table: string): boolean => typeof DECIDED[table] === 'string';

type Ids = { company: number /** Certified. */; progress: number /** At 5. */; second: number };

const people = ({ company }: Ids): string => `(select id from users where company_id = ${company})`;
const resultsAt = (progress: number): string =>
	`(select r.id from results r join answer_sheets s on s.id = r.sheet_id where s.progress_id = ${progress})`;

/** Conditions of the rows that the archive leaves out. The marked company is the only one that they need to match. */
export const HIDDEN_ROWS: Readonly<Record<string, (ids: Ids) => string>> = {
	answer_contents: ({ company }) => `answer_sub_category_id in (
		select a.id from answer_sub_categories a join answer_categories c on c.id = a.category_id
		join answer_sheets s on s.id = c.sheet_id join assessment_progresses p on p.id = s.progress_id
		where s.round = 2 and p.company_id = ${company})`,
	assessment_transitions: () => `event in ('grade', 'report', 'grade_again', 'report_again')`,
	result_sub_categories: ({ second }) =>
		`result_main_category_id in (select id from result_main_categories where result_id in ${resultsAt(second)})`,
	result_sdg_targets: ({ second }) =>
		`result_sdg_goal_id in (select id from result_sdg_goals where result_id in ${resultsAt(second)})`,
	report_positions: ({ second }) => `result_id in ${resultsAt(second)}`,
	notices: (ids) => `recipient_id not in ${people(ids)} or voided_at is not null`,
	mails: (ids) => `user_id is null or user_id not in ${people(ids)}`,
	audit_events: (ids) => `actor_id is null or actor_id not in ${people(ids)}`,
};
