export const reports = {
	draftSaved: '下書きを保存しました。',
	confirmed: '評価レポートを確定しました。',
	proposalSubmitted: '改善提案を提出しました。',
	finalised: '評価を承認しました。',
	refinalised: '再評価を承認しました。',
	proposalNotSubmitted: '改善提案が提出されていないため、承認できません。改善提案を提出してから、承認してください。',
} as const;
