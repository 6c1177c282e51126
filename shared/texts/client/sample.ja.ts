/** The sample of a result on the home page. */
export const sample = {
	company: '見本株式会社',
	question: '質問と目指す状態',
	recruitment: { area: '公正な採用選考' },
	labor: {
		area: '在留管理',
		question: '在留期限の一覧表に基づき、期限の3か月前までに、本人に更新の時期を知らせていますか。',
	},
	personnel: {
		area: '人事評価',
		question: '評価の期間が始まる前に、評価の基準を理解できる言語の文書で本人に示していますか。',
	},
	talent: {
		area: '日本語教育',
		question: '仕事に必要な日本語の目標を書面で定め、本人に示していますか。',
	},
	satisfaction: { area: '対話と相談' },
	rights: { area: '差別とハラスメントの防止' },
} as const;
