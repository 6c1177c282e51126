import { labelsOf } from '#shared/i18n/labels.ts';

export const certificateLabels = labelsOf({
	issuer: ['発行者', 'Issued by'],
	code: ['認証コード', 'Certificate code'],
	status: ['進捗', 'Status'],
	issue_date: ['発行日', 'Issue date'],
	issued_at: ['発行日', 'Issue date'],
	reissued_on: ['再発行日', 'Re-issued on'],
	company_version: ['企業情報のバージョン', 'Version of the company information'],
	expires_at: ['有効期限', 'Valid until'],
	valid_until: ['有効期限', 'Valid until'],
	verify_url: ['確認ページ', 'Verification page'],
	industry: ['業種', 'Industry'],
	prefecture: ['都道府県', 'Prefecture'],
	stars: ['星の数', 'Stars'],
	listed: ['一覧への掲載', 'Shown in the directory'],
	current_certificate: ['現在の認証書', 'Current certificate'],
	expiring: ['まもなく期限切れ', 'Expiring soon'],
});
