import { labelsOf } from '#shared/i18n/labels.ts';

export const interestLabels = labelsOf({
	company_key: ['利害関係のある企業', 'Company of the conflict'],
	since_on: ['いつから', 'Since'],
	declared_at: ['申告日時', 'Declared at'],
	removed_at: ['解除日時', 'Removed at'],
	removal_reason: ['解除の理由', 'Why it was removed'],
	only_standing: ['有効な申告', 'Standing'],
	interests_confirmed_at: ['利害関係の確認日時', 'Conflicts confirmed at'],
});
