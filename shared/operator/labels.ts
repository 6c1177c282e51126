import { labelsOf } from '#shared/i18n/labels.ts';

export const operatorLabels = labelsOf({
	representative: ['代表者', 'Representative'],
	postal_address: ['所在地', 'Address'],
	email: ['メールアドレス', 'Email'],
	phone: ['電話番号', 'Phone number'],
});
