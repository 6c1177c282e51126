export type SdgGoal = { id: number; name: { ja: string; en: string }; color: string };

/** The 17 Sustainable Development Goals with their short names and official tile colors. */
export const sdgGoals: readonly SdgGoal[] = [
	{ id: 1, name: { ja: '貧困をなくそう', en: 'No poverty' }, color: '#e5243b' },
	{ id: 2, name: { ja: '飢餓をゼロに', en: 'Zero hunger' }, color: '#dda63a' },
	{ id: 3, name: { ja: 'すべての人に健康と福祉を', en: 'Good health and well-being' }, color: '#4c9f38' },
	{ id: 4, name: { ja: '質の高い教育をみんなに', en: 'Quality education' }, color: '#c5192d' },
	{ id: 5, name: { ja: 'ジェンダー平等を実現しよう', en: 'Gender equality' }, color: '#ff3a21' },
	{ id: 6, name: { ja: '安全な水とトイレを世界中に', en: 'Clean water and sanitation' }, color: '#26bde2' },
	{ id: 7, name: { ja: 'エネルギーをみんなに そしてクリーンに', en: 'Affordable and clean energy' }, color: '#fcc30b' },
	{ id: 8, name: { ja: '働きがいも経済成長も', en: 'Decent work and economic growth' }, color: '#a21942' },
	{
		id: 9,
		name: { ja: '産業と技術革新の基盤をつくろう', en: 'Industry, innovation and infrastructure' },
		color: '#fd6925',
	},
	{ id: 10, name: { ja: '人や国の不平等をなくそう', en: 'Reduced inequalities' }, color: '#dd1367' },
	{ id: 11, name: { ja: '住み続けられるまちづくりを', en: 'Sustainable cities and communities' }, color: '#fd9d24' },
	{ id: 12, name: { ja: 'つくる責任 つかう責任', en: 'Responsible consumption and production' }, color: '#bf8b2e' },
	{ id: 13, name: { ja: '気候変動に具体的な対策を', en: 'Climate action' }, color: '#3f7e44' },
	{ id: 14, name: { ja: '海の豊かさを守ろう', en: 'Life below water' }, color: '#0a97d9' },
	{ id: 15, name: { ja: '陸の豊かさも守ろう', en: 'Life on land' }, color: '#56c02b' },
	{ id: 16, name: { ja: '平和と公正をすべての人に', en: 'Peace, justice and strong institutions' }, color: '#00689d' },
	{ id: 17, name: { ja: 'パートナーシップで目標を達成しよう', en: 'Partnerships for the goals' }, color: '#19486a' },
];
