export const companyForm = {
	company: '企業情報',
	corporate: '法人情報',
	admin: '最初の管理者',
	adminHelp: 'この企業で最初にログインする管理者のアカウントを作ります。',
	phoneHelp: '例: 03-1234-5678',
	websiteHelp: '例: https://example.com/',
	industryHelp: '業種の名前や番号を入力して探せます。例: 食料品、E09',
} as const;
