export const info = {
	title: '企業情報とメンバー',
	tabs: '企業情報とメンバーの切り替え',
	infoTab: '企業情報',
	membersTab: 'メンバー',
	period: '評価期間',
	noActiveVersion: '有効な評価はありません。',
	toEdit: '企業プロフィールを編集',
} as const;
