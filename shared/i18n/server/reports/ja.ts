export const reports = {
	draftSaved: '下書きを保存しました。',
	confirmed: '評価レポートを確定しました。',
	proposalSubmitted: '改善提案を提出しました。',
	finalised: '評価を確定しました。',
	refinalised: '再評価を確定しました。',
	proposalNotSubmitted: '改善提案が提出されていないため、確定できません。改善提案を提出してから、確定してください。',
} as const;
