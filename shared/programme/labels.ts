import { labelsOf } from '#shared/i18n/labels.ts';

export const programmeLabels = labelsOf({
	month_from: ['期間の最初の月', 'First month'],
	month_to: ['期間の最後の月', 'Last month'],
	employees: ['従業員規模', 'Employees'],
	assessor_id: ['担当の評価員', 'Assessor in charge'],
	reached: ['到達した段階', 'Reached'],
	only_current: ['企業の最新の評価', 'Current assessments'],
	progress_stage: ['評価の段階', 'Stage of the assessment'],
	result_grade: ['結果の評価', 'Grade of the result'],
	score_tenth: ['得点率の範囲', 'Range of the score'],
	has_critical: ['重要設問の不適合の有無', 'With critical failures'],
	part_key: ['対象の大項目・小項目', 'Category or sub-category'],
	question_key: ['数えた設問', 'Counted question'],
	question_outcome: ['設問の結果', 'What became of the question'],
	compared_by: ['何と比べるか', 'Compared by'],
	change_direction: ['変化の向き', 'Direction of the change'],
	rater_id: ['採点した評価員', 'Assessor who rated'],
	counted_certificate: ['数えた認証書', 'Counted certificate'],
	action_outcome: ['取り組みの結果', 'What became of the action'],
	is_answered: ['回答の有無', 'Whether it was answered'],
});
