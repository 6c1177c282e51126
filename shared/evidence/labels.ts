import { labelsOf } from '#shared/i18n/labels.ts';

export const evidenceLabels = labelsOf({
	answer_content_ids: ['対象の設問', 'Questions'],
	answer_content_id: ['対象の設問', 'Question'],
	progress_id: ['評価', 'Assessment'],
	file_count: ['ファイル数', 'Files'],
	message_count: ['メッセージ数', 'Messages'],
	answered_at: ['回答日時', 'Answered at'],
	decided_at: ['完了日時', 'Decided at'],
	evidence_request_id: ['依頼', 'Request'],
	token: ['コード', 'Code'],
	file_id: ['ファイル', 'File'],
	files: ['ファイル', 'Files'],
	is_mine: ['依頼の範囲', 'Whose requests'],
	is_active: ['回答または確認待ち', 'Open for an answer or a decision'],
});
