import { labelsOf } from '#shared/i18n/labels.ts';

export const calibrationLabels = labelsOf({
	calibration_state: ['相互確認の進み具合', 'Progress of the calibration'],
	drawn_at: ['抽出日時', 'Drawn at'],
	given_at: ['依頼日時', 'Given at'],
	rated_at: ['2人目の評価の完了日時', 'Second rating completed at'],
	second_rater: ['2人目の評価員', 'Second assessor'],
	same_count: ['一致した確認項目', 'Items rated alike'],
});
