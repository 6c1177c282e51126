export const reports = {
	draftSaved: '下書きを保存しました。',
	confirmed: '評価レポートを確定しました。',
	proposalSubmitted: '改善提案を提出しました。',
	proposalWaived: '「改善提案なし」を記録しました。',
	proposalResumed: '「改善提案なし」を取り消しました。',
	proposalBegun:
		'改善提案の下書きがあるため、「改善提案なし」にできません。下書きを空にして保存してから、もう一度お試しください。',
	returned: '評価員に差し戻しました。',
	leftOut: {
		refused: '承認シートで確かめてから、個別に承認してください（{{why}}）。',
		critical: '重要設問を満たしていない：{{count}}件',
		findings: '確認事項：{{count}}件',
		samePerson: '自分が評価または記入した',
		and: '、',
	},
	finalised: '評価を承認しました。',
	refinalised: '再評価を承認しました。',
	proposalNotSubmitted: '改善提案が提出されていないため、承認できません。改善提案を提出してから、承認してください。',
} as const;
