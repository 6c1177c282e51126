import { labelsOf } from '#shared/i18n/labels.ts';

export const reportLabels = labelsOf({
	sub_category_results: ['小項目', 'Sub-categories'],
	sdg_target_results: ['SDGsターゲット', 'SDG targets'],
	evaluation_note: ['評価コメント', 'Evaluation note'],
	score: ['点数', 'Score'],
	max_score: ['満点', 'Highest score'],
	critical_failures: ['満たしていない重要設問', 'Critical questions not met'],
	is_first_time: ['評価の回', 'Round'],
});
