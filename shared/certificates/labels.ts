import { labelsOf } from '#shared/i18n/labels.ts';

export const certificateLabels = labelsOf({
	code: ['認証コード', 'Certificate code'],
	status: ['進捗', 'Status'],
	issue_date: ['発行日', 'Issue date'],
	issued_at: ['発行日', 'Issue date'],
	expires_at: ['有効期限', 'Valid until'],
});
