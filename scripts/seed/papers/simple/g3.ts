import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** G3: Review, improvement and cooperation. */
export const g3: readonly SeedSimpleQuestion[] = [
	{
		key: 'a15eb45a-9b34-4023-95aa-ddf6e21c3a05',
		content: {
			ja: '直近1年間に、外国人の雇用に関する法令や社内規程が守られているかを点検し、改善が必要な点と期限を文書にまとめましたか。',
			en: 'In the past year, did you review whether laws and company rules on employing foreign nationals are followed, and write down what to improve and by when?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '制度はたびたび変わります。年に1回の点検が、気づかないうちの違反を防ぎ、働く人を守ります。',
				en: 'Rules change often. A yearly review prevents violations that nobody notices, and protects workers.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '取り組みの効果を定期的に確かめ、足りない点を直すことが求められています。',
						en: 'Companies are expected to check regularly how well their efforts work and to fix what is lacking.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則20',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principle 20',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '点検の記録（日付、項目、結果が分かるもの）', en: 'Record of the review (date, points, results)' },
				{
					ja: '改善の一覧（内容、担当者、期限が分かるもの）',
					en: 'List of improvements (content, person in charge, deadline)',
				},
			],
		},
	},
	{
		key: '8eb56e0d-4f5e-49a9-8230-a5960384e865',
		content: {
			ja: '直近1年間に、自治体や国際交流協会などと、外国人労働者の生活や日本語の支援について打ち合わせや共同の取り組みを行いましたか。',
			en: "In the past year, did you meet or work with local government, an international association or the like on support for foreign workers' daily life or Japanese?",
		},
		points: 2,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '防災や日本語など、会社だけでは解けない課題があります。地域とつながると、暮らしが安定します。',
				en: "Some issues, such as disaster preparation and learning Japanese, cannot be solved by a company alone. Ties with the community make people's lives more stable.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能と育成就労（2027年4月開始）の会社は、自治体の共生の施策に必要な協力をすることが求められます。',
						en: "Companies with Specified Skilled Workers or workers in Employment for Skill Development (from April 2027) must cooperate as needed with local governments' measures for living together.",
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第12号の2、育成就労法施行規則第15条第1項第12号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(xii-2); Regulations for Enforcement of the Employment for Skill Development Act, Article 15(1)(xii)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '在留資格を問わず、地域の日本語教室や防災などで協力します。',
						en: "Whatever workers' residence status, the company works with the community on Japanese classes, disaster preparation and the like.",
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '打ち合わせや活動の記録（相手、日付、内容が分かるもの）',
					en: 'Records of meetings or activities (partner, date, content)',
				},
				{
					ja: '連携から生まれた案内や取り組みの資料',
					en: 'Information or other material that came from the cooperation',
				},
			],
		},
	},
];
