/** The page with the operator's fees. The fees themselves are the operator's text, in whatever language it is. */
export const fees = {
	title: '料金',
	description: '正式評価の料金についてのご案内です。',
	operator: '運営者：{{name}}',
	contract: '実際の料金は、お申し込みの後に運営者が示す見積もりと、運営者と企業との契約によります。',
	toTerms: '利用規約を読む',
} as const;
