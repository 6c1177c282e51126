export const objections = {
	states: {
		filed: '判断待ち',
		decided: '判断済み',
		withdrawn: '取り下げ',
		correcting: '訂正中',
		corrected: '訂正済み',
	},
	rounds: { first: '1回目の評価', second: '再評価' },
	ofCompany: '企業の理由',
	ofDecision: '判断の理由',
	upheld: '認める',
	notUpheld: '認めない',
	pointList: '対象と判断',
	fileList: '付けられたファイル',
	outcome: '対象{{points}}件のうち、認められたもの：{{count}}件',
	byInvolved: '採点か承認に関わった管理者が判断しました。ほかに判断できる人がいなかったためです。',
} as const;
