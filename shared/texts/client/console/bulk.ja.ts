/** Actions on the ticked rows of a list. */
export const bulk = {
	region: '選択した行の操作',
	tick: '{{company}}を選択',
	ticked: '{{count}}件を選択中',
	tooMany: '一度に操作できるのは{{max}}件までです。',
	untick: '選択を解除',
	rows: '対象の企業（{{count}}社）',
	assign: {
		button: '担当を割り当て',
		title: '{{count}}社の担当評価員の割り当て',
		how: '割り当て方',
		adds: '今の担当に追加する',
		changes: '今の担当と入れ替える',
		willAdd: '選んだ評価員が、{{count}}社の担当に加わります。',
		willChange: '{{count}}社の担当が、選んだ評価員だけになります。',
		nobody: '評価員を選ぶと、割り当てられます。',
	},
	period: {
		button: '評価期間を変更',
		title: '{{count}}件の評価期間の変更',
		will: '{{count}}件の評価に、同じ評価期間を設定します。',
		keeps: '空欄の日付は、それぞれの評価で今のまま変わりません。',
		save: '評価期間を保存',
	},
	finalise: {
		button: '承認',
		title: '{{count}}件の評価を承認しますか？',
		will: '評価または再評価が完了し、企業が結果を見られるようになります。',
		others: '選択した行のうち{{count}}件は承認待ちではないため、変更しません。',
		confirm: '{{count}}件を承認',
	},
	outcome: {
		title: '{{done}}件を変更しました',
		nothing: '変更できませんでした',
		all: 'すべて完了しました。',
		partly: '{{failed}}件は変更できませんでした。これらの行は選択されたままです。',
	},
} as const;
