/** The improvement plan of a company, as staff read and review it. */
export const plan = {
	titleOf: '改善計画：{{company}}',
	empty: '改善提案のある小項目がないため、改善計画はありません。',
	readOnly: '再評価の結果がまとまったため、内容の表示だけができます。',
	toProposal: '改善提案書を表示',
	downloadPdf: 'PDFをダウンロード',
	whole: '改善計画の全体を見る',
	savedBy: '{{name}}さんが{{date}}に保存',
	formerMember: '以前のメンバー',
	accept: '了承する',
	acceptNamed: '「{{name}}」の取り組みを了承する',
	return: '差し戻す',
	returnNamed: '「{{name}}」の取り組みを差し戻す',
	returnTitle: '取り組みの差し戻し：{{name}}',
	nothingTyped: '足りない点を入力すると、差し戻せます。',
	what: '足りない点',
	whatHelp:
		'企業に表示されます。何を、どこまで直せばよいかをご記入ください。企業が内容を変更すると、もう一度確認できます。',
	records: '改善計画の実施の記録',
} as const;
