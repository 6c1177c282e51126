import { labelsOf } from '#shared/i18n/labels.ts';

export const explanationLabels = labelsOf({
	threshold: ['次の星に必要な総合点', 'Score needed for the next star'],
	missing: ['次の星に足りない点数', 'Points missing for the next star'],
	earned: ['獲得した点数', 'Points earned'],
	excluded: ['採点の対象外', 'Not scored'],
	gain: ['増える点数', 'Points gained'],
	company_level: ['企業への公開', 'Shown to the company'],
});
