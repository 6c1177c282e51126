/** Forms of companies that stand before a name without a space, and that nobody types who looks for it. NFKC writes ㈱ as (株). */
export const LEGAL_FORMS = [
	'株式会社',
	'有限会社',
	'合同会社',
	'(株)',
	'(有)',
	'医療法人',
	'社会福祉法人',
	'学校法人',
	'一般社団法人',
] as const;
