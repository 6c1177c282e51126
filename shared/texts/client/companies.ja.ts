/** What both areas say of a company's profile, beside the labels of its fields. */
export const companies = {
	units: { people: '名', yen: '円' },
	onMarket: '上場',
	unlisted: '非上場',
	unspecified: '未選択',
	marketHelp: '非上場の場合は「なし」と入力してください。',
	countriesHelp: '例：ベトナム、フィリピン',
} as const;
