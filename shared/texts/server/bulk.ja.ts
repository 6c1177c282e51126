/** Acts over all rows of a list, which run as jobs. */
export const bulk = {
	created: '一括処理を始めました。',
	stopped: '一括処理を中止しました。',
	paced: '1日あたりの企業数を変更しました。',
	acts: {
		assign: '評価員の割り当て',
		period: '評価期間の変更',
		start: '評価の開始',
		remind: '企業へのお知らせ',
	},
	oneWay: '企業または評価を、IDか絞り込みのどちらか一つで指定してください。',
	noRows: '条件に合うものがありません。',
	tooManyRows: '一度に処理できるのは {{most}} 件までです。絞り込んでください。',
	adminsOnly: 'この操作は管理者だけができます。',
	noAssessor: '割り当てられる評価員がいません。',
	makerGone: '一括処理を始めた人のアカウントが削除されたため、実行しませんでした。',
	makerLostRole: '一括処理を始めた人が管理者でなくなったため、実行しませんでした。',
	notAssigned: '一括処理を始めた人がこの企業の担当でなくなったため、実行しませんでした。',
	nothingWaits: '企業の対応を待っているものはありません。',
	remindedLately: '同じ内容を {{date}} にお知らせしています。同じお知らせは週に1回までです。',
	over: 'この一括処理はすでに終わっています。',
	noWaves: '1日あたりの数を変えられるのは、評価の開始だけです。',
};
