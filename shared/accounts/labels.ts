import { labelsOf } from '#shared/i18n/labels.ts';

export const accountLabels = labelsOf({
	name: ['氏名', 'Name'],
	name_kana: ['氏名（カナ）', 'Name (kana)'],
	email: ['メールアドレス', 'Email'],
	phone_number: ['電話番号', 'Phone number'],
	department: ['部署', 'Department'],
	position: ['役職', 'Position'],
	role: ['権限', 'Role'],
	password: ['パスワード', 'Password'],
	old_password: ['現在のパスワード', 'Current password'],
	new_password: ['新しいパスワード', 'New password'],
	token: ['リンク', 'Link'],
	company_id: ['企業', 'Company'],
	company_ids: ['担当企業', 'Companies'],
});
