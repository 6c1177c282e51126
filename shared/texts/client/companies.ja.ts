/** What both areas say of a company's profile, beside the labels of its fields. */
export const companies = {
	units: { people: '名', yen: '円' },
	onMarket: '上場',
	unlisted: '非上場',
	unspecified: '未選択',
	marketHelp: '非上場の場合は「なし」と入力してください。',
	doubtful: {
		length: '法人番号は13桁です。ご確認ください。正しければ、このまま保存できます。',
		checkDigit: '法人番号の検査数字（先頭の数字）が合いません。ご確認ください。正しければ、このまま保存できます。',
		phone: '電話番号に数字がありません。ご確認ください。正しければ、このまま保存できます。',
	},
	countriesHelp: '例：ベトナム、フィリピン',
} as const;
