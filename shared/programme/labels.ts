import { labelsOf } from '#shared/i18n/labels.ts';

export const programmeLabels = labelsOf({
	month_from: ['期間の最初の月', 'First month'],
	month_to: ['期間の最後の月', 'Last month'],
	employees: ['従業員規模', 'Employees'],
	assessor_id: ['担当の評価員', 'Assessor in charge'],
	reached: ['到達した段階', 'Reached'],
	only_current: ['企業の最新の評価', 'Current assessments'],
});
