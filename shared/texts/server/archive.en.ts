import type { TextsLike } from '#shared/i18n/translate.ts';
import type { archive as ja } from './archive.ja.ts';

export const archive: TextsLike<typeof ja> = {
	title: 'The data of {{company}}',
	lead: 'This archive contains your company’s data as stored on {{time}}. You can read it without special software: the data is JSON (UTF-8 text), and the documents are the originals as uploaded. Times are in UTC. Fields ending in "_words" explain in Japanese (ja) and English (en) what a number or code means.',
	dataTitle: 'Data (the folder data)',
	dataLead: 'Each file is a list of records that refer to each other by number (id).',
	file: '- `{{file}}`: {{what}} ({{count}} {{count|record|records}})',
	filesTitle: 'Documents (the folder files)',
	filesLead: '{{count}} {{count|file|files}}. The field "file" in the data gives the location of each.',
	folders: {
		question:
			'`assessment-number/question-2-1-3`: documents that support question 3 of sub-category 1 of category 2. One that supports several is in the folder of the first only; `data/document_questions.json` names all. Documents without a question are in `whole-assessment`.',
		plan: '`assessment-number/plan-2-1`: records of the improvement plan for sub-category 1 of category 2',
		printed: '`assessment-number/printed`: reports and other PDFs created for the company',
		certificates: '`certificates`: certificates as they were issued',
	},
	missing: 'These documents were not found in the storage and are not included:',
	leftOutTitle: 'What is not included',
	leftOut: {
		secrets: 'Data that protects accounts: passwords, sessions, keys of second factors',
		notes:
			'The assessors’ working notes: ratings and memos of check items, interview records, comments, drafts, their copy of the answers in a re-assessment, and reasons they wrote for each other. The evaluation report contains the outcome, and this data contains what they told your company.',
		staffWork:
			'When the operator’s staff rated, checked, graded or wrote, and their internal actions. The audit log covers what people at your company did, and the operator’s actions that your company was notified of or can see.',
		staff: 'Names and network addresses of the operator’s staff, who appear as "the operator"',
		notYet:
			'Results and reports that your company cannot open yet, or can no longer open because an assessment was moved back',
		staffPdfs:
			'PDFs not created for your company, and PDFs from before we recorded for whom they were created. You can create PDFs of reports again on the screens.',
		ended:
			'Notices that no longer apply, sheets of a re-assessment that was restarted, and PDFs of certificates that were withdrawn or replaced',
		voice:
			'The workers’ voice: no company’s archive contains any of it, or says whether workers were asked, so that no one can guess who answered',
		soonGone: 'Photos sent by phone and not used yet; they will be deleted soon',
		inner: 'Data used only for operation, such as queued jobs and the assignment of assessors',
	},
	staff: 'The operator',
	tables: {
		companies: 'The company profile',
		users: 'The accounts of the company',
		sign_in_networks: 'Networks from which people logged in, which protect accounts from guessing',
		last_sign_ins: 'When people last logged in',
		notice_preferences: 'Notification settings',
		assessment_progresses: 'Assessments: period, status and the time of each stage',
		assessment_transitions: 'The history of their status, as the company sees it',
		answer_sheets: 'Answer sheets (round 1 the assessment, 2 the re-assessment)',
		answer_categories: 'Their categories',
		answer_sub_categories: 'Their sub-categories: who saved them, who is assigned, when they were completed',
		answer_contents: 'Answers to questions, with notes',
		company_documents: 'Uploaded documents; those with deleted_at were deleted after the retention period',
		records_at_hand: 'Records ticked as at hand',
		document_questions: 'Which document supports which question',
		evidence_requests: 'Requests for documents and explanations',
		evidence_messages: 'Messages about requests',
		evidence_files: 'Documents sent in answer to requests',
		improvement_actions: 'Actions in the improvement plan',
		action_reviews: 'The assessor’s reviews of them',
		action_proofs: 'Records sent for them',
		results: 'Results that the company can open, as a whole',
		result_main_categories: 'Scores by category',
		result_sub_categories: 'Scores, evaluation notes and proposals by sub-category',
		result_sdg_goals: 'Attainment by SDG goal',
		result_sdg_targets: 'Attainment and evaluation notes by SDG target',
		report_positions: 'The position in the industry, as stated in evaluation reports',
		terms_acceptances: 'Agreement to the terms of service (version, time and person)',
		position_opt_outs: 'The choice not to participate in the comparison with other companies',
		certificates: 'Issued certificates',
		certificate_files: 'PDFs of certificates, with the value used to verify them (SHA-256)',
		free_contacts: 'The self-assessment and application from which the company was registered',
		notices: 'Notices to accounts',
		mails: 'Emails to accounts: addresses and times',
		pdf_documents: 'PDFs created for the company',
		audit_events: 'The audit log: what people at the company did, and the operator’s actions that the company can see',
	},
};
