import { labelsOf } from '#shared/i18n/labels.ts';

export const certificateLabels = labelsOf({
	status: ['進捗', 'Status'],
	issue_date: ['発行日', 'Issue date'],
	issued_at: ['発行日', 'Issue date'],
	expires_at: ['有効期限', 'Valid until'],
	valid_until: ['有効期限', 'Valid until'],
	current_certificate: ['現在の認証書', 'Current certificate'],
	expiring: ['まもなく期限切れ', 'Expiring soon'],
});
