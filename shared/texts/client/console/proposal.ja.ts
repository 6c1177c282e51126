/** Whether there will be an improvement proposal, and who decides so. */
export const proposal = {
	waive: '改善提案なしにする',
	resume: '「改善提案なし」を取り消す',
	waiveTitle: '「{{company}}」を改善提案なしにしますか？',
	waiveText:
		'管理者の承認待ちになり、企業には運営者が結果を最終確認していると表示されます。承認されるまでは、取り消すことも改善提案を書くこともできます。',
	reasonHelp: '経過と操作履歴に残ります。企業には表示されません。',
	now: {
		undecided: '改善提案を書くか、「改善提案なし」にすると、管理者の承認待ちになります。',
		waived: '「改善提案なし」で、管理者の承認を待っています。',
		begun: '改善提案の下書きがあります。提出すると、管理者の承認待ちになります。',
	},
	waivedBy: '{{name}}さんが{{time}}に「改善提案なし」にしました。',
	resumedByWriting: '書きはじめて保存すると、「改善提案なし」は取り消されます。',
} as const;
