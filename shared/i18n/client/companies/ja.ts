/** What both areas say of a company's profile, beside the labels of its fields. */
export const companies = {
	listed: '上場',
	unlisted: '非上場',
	unspecified: '未選択',
	marketHelp: '上場していない場合は「非上場」と入力してください。',
	countriesHelp: '例：ベトナム、フィリピン',
} as const;
