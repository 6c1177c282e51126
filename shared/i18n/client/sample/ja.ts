/** The sample of a result on the home page. */
export const sample = {
	company: '見本株式会社',
	recruitment: { name: '採用', area: '公正な採用選考' },
	labor: {
		name: '労務管理',
		area: '在留管理',
		question: '在留期限の一覧表に基づき、期限の3か月前までに、本人に更新の時期を知らせていますか。',
	},
	personnel: {
		name: '人事制度',
		area: '人事評価',
		question: '評価の期間が始まる前に、評価の基準を理解できる言語の文書で本人に示していますか。',
	},
	talent: {
		name: '人材育成',
		area: '日本語教育',
		question: '仕事に必要な日本語の目標を書面で定め、本人に示していますか。',
	},
	satisfaction: { name: '働きがい', area: '対話と相談' },
	rights: { name: '人権', area: '差別とハラスメントの防止' },
	consensus: { name: '社内合意' },
} as const;
