import { labelsOf } from '#shared/i18n/labels.ts';

export const phraseLabels = labelsOf({
	sub_category_key: ['対象の小項目', 'For the sub-category'],
	grade_band: ['対象の評価', 'For the grade'],
	kind: ['種類', 'Kind'],
	is_shared: ['共有', 'Shared'],
});
