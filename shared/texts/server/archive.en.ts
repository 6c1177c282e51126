import type { TextsLike } from '#shared/i18n/translate.ts';
import type { archive as ja } from './archive.ja.ts';

export const archive: TextsLike<typeof ja> = {
	title: 'The data of {{company}}',
	lead: 'This archive holds the data of your company as it was stored on {{time}}. It can be read without special software: the data are JSON (text in UTF-8), and the documents are the originals as they were uploaded. Times are in UTC. Fields that end in "_words" say in Japanese (ja) and English (en) what a number or code means.',
	dataTitle: 'Data (the folder data)',
	dataLead: 'Each file is a list of records, which refer to each other by their numbers (id).',
	file: '- `{{file}}`: {{what}} ({{count}} {{count|record|records}})',
	filesTitle: 'Documents (the folder files)',
	filesLead: '{{count}} {{count|file|files}}. The field "file" in the data says where one is.',
	folders: {
		question:
			'`assessment-number/question-2-1-3`: documents that support question 3 of sub-category 1 of category 2. One that supports several is in the folder of the first only; `data/document_questions.json` names all. Documents without a question are in `whole-assessment`.',
		plan: '`assessment-number/plan-2-1`: records of the improvement plan for sub-category 1 of category 2',
		printed: '`assessment-number/printed`: reports and other PDFs that were made for the company',
		certificates: '`certificates`: certificates as they were issued',
	},
	missing: 'These documents were not found in the storage, and are not included:',
	leftOutTitle: 'What is not included',
	leftOut: {
		secrets: 'What protects accounts: passwords, sessions, keys of second factors',
		notes:
			"The assessors' working notes: ratings and memos of check items, interview records, comments, drafts, their copy of the answers in a re-assessment, and reasons that they wrote for each other. What comes of them is in the evaluation report, and what they told your company is in these data.",
		staffWork:
			'When people of the operator rated, checked, graded or wrote, and what they did among themselves. The audit log has what people of your company did, and what the operator did that your company was told of or sees.',
		staff: 'Names and network addresses of people of the operator, who are called "the operator"',
		notYet: 'Results and reports that your company cannot open yet, or no longer since an assessment was moved back',
		staffPdfs:
			'PDFs that were not made for your company, and those from before it was kept for whom they were made. PDFs of reports can be made anew from the screens.',
		ended:
			'Notices that are no longer true, sheets of a re-assessment that was begun anew, and PDFs of certificates that were withdrawn or replaced',
		voice:
			"The workers' voice: no company's archive holds anything of it, nor whether workers were asked, so that nobody can guess who answered",
		soonGone: 'Photos that came by phone and were not used yet; they are deleted soon',
		inner: 'What only serves the operation, such as queued jobs and the assignment of assessors',
	},
	staff: 'The operator',
	tables: {
		companies: 'The company profile',
		users: 'The accounts of the company',
		sign_in_networks: 'Networks from which people logged in, which protect accounts from guesses',
		notice_preferences: 'How people want to be told',
		assessment_progresses: 'Assessments: period, status and the time of each stage',
		assessment_transitions: 'The history of their status, as the company sees it',
		answer_sheets: 'Answer sheets (round 1 the assessment, 2 the re-assessment)',
		answer_categories: 'Their categories',
		answer_sub_categories: 'Their sub-categories: who saved them, who looks after them, when they were completed',
		answer_contents: 'Answers to questions, with notes',
		company_documents: 'Uploaded documents; those with deleted_at were deleted after the retention period',
		document_questions: 'Which document supports which question',
		evidence_requests: 'Requests for documents and explanations',
		evidence_messages: 'Messages about requests',
		evidence_files: 'Documents sent in answer to requests',
		improvement_actions: 'What the improvement plan says will be done',
		action_reviews: 'What the assessor said of it',
		action_proofs: 'Records sent for it',
		results: 'Results that the company can open, as a whole',
		result_main_categories: 'Scores by category',
		result_sub_categories: 'Scores, evaluation notes and proposals by sub-category',
		result_sdg_goals: 'Attainment by SDG goal',
		result_sdg_targets: 'Attainment and evaluation notes by SDG target',
		report_positions: 'The position in the industry as evaluation reports say it',
		terms_acceptances: 'Agreement to the terms of service (version, time and person)',
		position_opt_outs: 'The choice not to take part in the comparison with other companies',
		certificates: 'Issued certificates',
		certificate_files: 'PDFs of certificates, with the value by which they are verified (SHA-256)',
		free_contacts: 'The self-assessment and application from which the company was registered',
		notices: 'Notices to accounts',
		mails: 'Emails to accounts: addresses and times',
		pdf_documents: 'PDFs that were made for the company',
		audit_events: 'The audit log: what people of the company did, and what it sees of what the operator did',
	},
};
