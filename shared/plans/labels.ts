import { labelsOf } from '#shared/i18n/labels.ts';

export const planLabels = labelsOf({
	plan_actions: ['取り組み', 'Actions'],
	action_id: ['取り組み', 'Action'],
	sub_category_id: ['小項目', 'Sub-category'],
	decision: ['対応', 'Response'],
	why_not: ['実施しない理由', 'Reason for not doing it'],
	measure: ['実施する内容', 'What is done'],
	owner_id: ['実施責任者（メンバー）', 'Responsible member'],
	owner: ['実施責任者', 'Responsible person'],
	target_date: ['実施予定日', 'Target date'],
	action_state: ['進み具合', 'State'],
	keeps_return: ['差し戻しのままにするか', 'Whether it stays returned'],
	proofs: ['実施の記録', 'Records'],
});
