import { labelsOf } from '#shared/i18n/labels.ts';

export const checkingLabels = labelsOf({
	answer_evaluations: ['確認項目', 'Check items'],
	evaluation_rate: ['評価', 'Rating'],
	versions: ['確認済みにする小項目', 'Sub-categories to mark'],
	conflict_decided: ['競合の判断', 'Decision of a conflict'],
	comment: ['評価メモ', 'Assessor memo'],
});
