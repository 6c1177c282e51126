import { labelsOf } from '#shared/i18n/labels.ts';

export const auditLabels = labelsOf({
	created_at: ['日時', 'Time'],
	action: ['操作コード', 'Action code'],
	event_kind: ['種類', 'Kind'],
	what_happened: ['できごと', 'What happened'],
	actor: ['操作した人', 'Person'],
	actor_id: ['操作した人', 'Person'],
	subject: ['対象', 'Subject'],
	subject_id: ['対象のID', 'ID of the subject'],
	detail: ['詳細', 'Details'],
	changes: ['変更前 → 変更後', 'Before → after'],
	with_changes: ['値の変更', 'Changed values'],
	occurrences: ['回数', 'Times'],
	address: ['IPアドレス', 'IP address'],
	request_id: ['リクエストID', 'Request ID'],
});
