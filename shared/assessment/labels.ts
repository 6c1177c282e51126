import { labelsOf } from '#shared/i18n/labels.ts';

export const assessmentLabels = labelsOf({
	status: ['進捗', 'Status'],
	since: ['現在の進捗になった日時', 'At this status since'],
	waiting_on: ['対応者', 'Waiting on'],
	awaiting: ['対応者', 'Waiting on'],
	start_date: ['開始日', 'Start date'],
	end_date: ['終了日', 'End date'],
	reason: ['理由', 'Reason'],
	message_to_company: ['企業へのメッセージ', 'Message to the company'],
	submitted_at: ['提出日時', 'Submitted at'],
	submitted_by: ['提出者', 'Submitted by'],
	score: ['総合点', 'Score'],
	issued_at: ['認証書の発行日', 'Certificate issued on'],
	updated_at: ['更新日時', 'Updated'],
	answer_contents: ['回答', 'Answers'],
	answer: ['回答', 'Answer'],
	extension_note: ['補足', 'Note'],
	assignee: ['担当', 'Assignee'],
	user_id: ['担当するメンバー', 'Member'],
	autosave: ['自動保存', 'Autosave'],
});
