export const ops = {
	linked: 'ジョブの状況を開くリンクを作成しました。60秒以内に開いてください。',
} as const;
