export const companyForm = {
	company: '企業情報',
	corporate: '法人情報',
	admin: '最初の管理者',
	adminHelp: 'この企業で最初にログインする管理者のアカウントを作ります。',
	numberLater: '企業を登録すると、業種に応じて付きます',
	phoneHelp: '例：03-1234-5678',
	websiteHelp: '例：https://example.com/',
	industryHelp: '日本標準産業分類（第14回改定）の中分類です。名前や番号で探せます。例：食料品、E09',
} as const;
