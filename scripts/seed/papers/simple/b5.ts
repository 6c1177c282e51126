import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B5: Safety and health. */
export const b5: readonly SeedSimpleQuestion[] = [
	{
		key: '046c73c3-4ccd-46e8-af85-f6ca6bc3461d',
		content: {
			ja: '雇入れ時の安全衛生教育を、理解できる言語や図・動画を使って外国人労働者全員に行い、理解度を確かめて記録していますか。',
			en: 'Do you give all foreign workers safety and health training at hiring, in a language they understand or with pictures and videos, and check and record how well they understood?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '入社してすぐは、けがが起こりやすい時期です。分かる方法で教え、確かめてから作業に就けば防げます。',
				en: 'Injuries are most likely soon after joining. If people are taught in a way they understand, and checked before they start, injuries can be prevented.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇入れ時と作業内容の変更時に安全衛生教育を行い、危険・有害な業務には特別の教育を行わなければなりません。',
						en: 'Companies must give safety and health training at hiring and when work changes, and special training for dangerous or harmful work.',
					},
					source: {
						ja: '労働安全衛生法第59条、労働安全衛生規則第35条',
						en: 'Industrial Safety and Health Act, Article 59; Ordinance on Industrial Safety and Health, Article 35',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '外国人労働者の安全衛生教育は、母国語や視聴覚教材など、内容を確実に理解できる方法で行うことが求められています。',
						en: 'Employers should train foreign workers in safety and health in a way they are sure to understand, such as in their native language or with audiovisual material.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（安全衛生）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (safety and health)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '教育の記録（日付、使った言語、受講者）', en: 'Training record (date, language used, participants)' },
				{ ja: '理解テストや実技の確認の結果', en: 'Results of tests of understanding or practical checks' },
			],
		},
	},
	{
		key: '5bed5709-0838-45d5-8eaf-0a510f5b988b',
		content: {
			ja: '職場の危険な箇所の標識や掲示を、そこで働く外国人労働者全員が理解できる言語や絵で示していますか。',
			en: 'Are signs and notices at hazardous places at work in a language or pictures that all foreign workers there understand?',
		},
		points: 4,
		na_condition: { ja: '職場に危険な箇所がない場合', en: 'There are no hazardous places at work' },
		guidance: {
			purpose: {
				ja: '標識は、教わったことを忘れた瞬間に命を守ります。絵で示せば、言語が増えても役立ちます。',
				en: 'Signs protect lives at the moment people forget what they were taught. Pictures help however many languages there are.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '労働災害防止のための標識や掲示は、図解などの方法で、外国人労働者が内容を理解できるようにすることが求められています。',
						en: 'Employers should make accident prevention signs and notices understandable to foreign workers, for example with pictures.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（安全衛生）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (safety and health)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '標識や掲示の写真', en: 'Photos of signs and notices' },
				{ ja: '危険な箇所の一覧と使った言語', en: 'List of hazardous places and the languages used' },
			],
		},
	},
	{
		key: '367e8473-fb22-4559-a5e9-86a404c1d845',
		content: {
			ja: '健康診断で異常の所見があった外国人労働者に、結果の意味と必要な受診を理解できる言語で説明していますか。',
			en: 'When a health check finds something abnormal, do you explain the result and the care needed to the foreign worker in a language they understand?',
		},
		points: 3,
		na_condition: { ja: '異常の所見があった人がいない場合', en: 'Nobody had abnormal results' },
		guidance: {
			purpose: {
				ja: '結果の紙を渡すだけでは、病気の見逃しにつながります。意味が分かれば、本人は早く治療を受けて働き続けられます。',
				en: 'Just handing over the results can let an illness go unnoticed. If people understand them, they get treatment early and can keep working.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇入れ時・定期などの健康診断を行い、結果を本人に通知し、所見があれば医師の意見を聴いて必要な措置をとらなければなりません。',
						en: 'The company must hold health checks at hiring and regularly, give workers their results and, where something is found, consult a doctor and take the measures needed.',
					},
					source: {
						ja: '労働安全衛生法第66条・第66条の4・第66条の5・第66条の6',
						en: 'Industrial Safety and Health Act, Articles 66, 66-4, 66-5 and 66-6',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '健康診断や健康管理の目的と内容を、外国人労働者が理解できる方法で説明することが求められています。',
						en: 'Employers should explain the purpose and content of health checks and health care in a way foreign workers understand.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（安全衛生）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (safety and health)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '説明の記録（日付と使った言語）', en: 'Record of the explanation (date and language used)' },
				{ ja: '再検査や受診の案内の控え', en: 'Copies of referrals for re-tests or treatment' },
			],
		},
	},
	{
		key: 'c8a512f7-805c-4ee2-b68b-42d789d46eed',
		content: {
			ja: '仕事中にけがをしたときの報告先と労災保険が使えることを、理解できる言語の文書で外国人労働者全員に知らせていますか。',
			en: "Do you tell all foreign workers, in a document in a language they understand, whom to tell if they are injured at work, and that workers' accident insurance covers them?",
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '知らないと、けがを隠したり自費で治したりしてしまいます。前もって知らせれば、すぐに治療と給付につながります。',
				en: 'People who do not know this hide injuries or pay for treatment themselves. If they are told beforehand, they get treatment and benefits at once.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '働く人が労働災害で休業したり死亡したりしたときは、労働基準監督署に死傷病報告を出さなければなりません。',
						en: 'If a work accident causes absence or death, the company must report it to the Labor Standards Inspection Office.',
					},
					source: {
						ja: '労働安全衛生規則第97条',
						en: 'Ordinance on Industrial Safety and Health, Article 97',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '労災保険などの給付と請求の手続を、外国人労働者や家族が理解できるように知らせることが求められています。',
						en: "Employers should explain benefits such as workers' accident insurance, and how to claim them, so that foreign workers and their families understand.",
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働・社会保険）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (labor and social insurance)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '配った文書や掲示（使った言語が分かるもの）', en: 'Document or notice (showing the language used)' },
				{ ja: '知らせた日と対象者の記録', en: 'Record of when and whom you told' },
			],
		},
	},
];
