export const info = {
	title: '企業情報とメンバー',
	lead: '評価期間と、このサービスを使うメンバーを確認する画面です。',
	summary: '登録内容の概要',
	toProfile: '企業プロフィールを見る',
	tabs: '企業情報とメンバーの切り替え',
	infoTab: '企業情報',
	membersTab: 'メンバー',
	period: '評価期間',
	noActiveVersion: '有効な評価はありません。',
	toEdit: '企業プロフィールを編集',
} as const;
