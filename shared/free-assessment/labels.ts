import { labelsOf } from '#shared/i18n/labels.ts';

export const freeLabels = labelsOf({
	company_name: ['企業名', 'Company name'],
	client_name: ['担当者名', 'Name'],
	email: ['メールアドレス', 'Email'],
	phone: ['電話番号', 'Phone number'],
	message: ['ご質問・ご要望', 'Questions or requests'],
	score: ['点数', 'Score'],
	has_inquiry_request: ['申し込み', 'Application'],
	applied_at: ['申し込み日時', 'Applied at'],
	created_at: ['受付日時', 'Received'],
	referer_id: ['紹介元', 'Referer'],
	assessment_paper_id: ['設問票の番号', 'Paper number'],
	contact_id: ['診断結果', 'Result'],
	certificate_token: ['修了証の確認コード', 'Certificate code'],
	idempotency_key: ['送信の識別番号', 'Submission number'],
	free_category_results: ['大項目の結果', 'Category results'],
	free_sub_category_results: ['小項目の結果', 'Sub-category results'],
	main_category_id: ['大項目', 'Category'],
	with: ['追加の内容', 'Further contents'],
	sub_category_id: ['小項目', 'Sub-category'],
});
