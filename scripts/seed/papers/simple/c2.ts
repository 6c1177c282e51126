import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** C2: Appraisal and promotion. */
export const c2: readonly SeedSimpleQuestion[] = [
	{
		key: '707de1ad-7803-4af3-b03d-e169f3fe3a7f',
		content: {
			ja: '人事評価の基準を、評価期間が始まる前に、理解できる言語ややさしい日本語の文書で外国人労働者全員に示していますか（評価制度がない場合は「いいえ」）。',
			en: 'Before each appraisal period, do you show all foreign workers the appraisal criteria in a document in a language they understand or in plain Japanese? (Answer "no" if you have no appraisal system.)',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '基準を先に知ることで、本人は何を伸ばせばよいか分かります。評価の後の不満も少なくなります。',
				en: 'Knowing the criteria beforehand shows people what to improve. There is also less discontent after the appraisal.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '評価や賃金の決定、配置などの人事管理は、透明で公正なものにし、文書の多言語化などに努めることが求められています。',
						en: 'Employers should manage appraisal, pay and placement transparently and fairly, and try to provide documents in several languages.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '評価基準の訳文ややさしい日本語版', en: 'Appraisal criteria in translation or plain Japanese' },
				{ ja: '示した日が分かる記録', en: 'Record with the date they were shown' },
			],
		},
	},
	{
		key: 'b155f936-0098-4ddb-b77a-13207c170c4e',
		content: {
			ja: '直近1年間に、外国人労働者全員と個別に面談して人事評価の結果と理由を伝え、面談票に残しましたか。',
			en: 'In the past year, did you meet with every foreign worker individually to explain their appraisal result and the reasons, and record it on an interview sheet?',
		},
		points: 3,
		na_condition: { ja: '評価の時期をまだ迎えた人がいない場合', en: 'Nobody was due for an appraisal yet' },
		guidance: {
			purpose: {
				ja: '結果だけでは、次に何をすればよいか分かりません。理由を直接伝えることで、納得と成長につながります。',
				en: 'A result alone does not tell people what to do next. Explaining the reasons in person brings acceptance and growth.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '評価や処遇の運用を透明で公正なものにし、本人に分かる形で示すよう努めることが求められています。',
						en: 'Employers should run appraisal and treatment transparently and fairly, and try to present them in a form the person understands.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '面談票（結果、理由、日付）', en: 'Interview sheets (result, reasons, date)' },
				{ ja: '通訳や翻訳の手配の記録', en: 'Record of arranging interpreting or translation' },
			],
		},
	},
	{
		key: '1726dce0-56e2-4787-aff8-771d39799a40',
		content: {
			ja: '直近1年間に、昇給・昇格した人の割合を外国人と日本人とで比べ、差の有無と理由を確かめましたか。',
			en: 'In the past year, did you compare the share of foreign and of Japanese employees who got a raise or promotion, and check for gaps and their reasons?',
		},
		points: 3,
		na_condition: { ja: '比べられる日本人がいない場合', en: 'There are no Japanese employees to compare with' },
		guidance: {
			purpose: {
				ja: '割合を並べるだけで、知らないうちの偏りが見えてきます。早く気づけば、次の昇給や昇格で直せます。',
				en: 'Just putting the shares side by side shows bias that nobody noticed. If it is noticed early, it can be fixed at the next raise or promotion.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を理由に、昇給や昇格で差別することは禁じられています。',
						en: 'Discrimination because of nationality in raises and promotion is prohibited.',
					},
					source: {
						ja: '労働基準法第3条',
						en: 'Labor Standards Act, Article 3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '昇給と昇格の割合を国籍などの別に比べることは、見えにくい差を見つける好事例です。',
						en: 'It is good practice to compare raise and promotion rates by nationality and the like, because it reveals hidden gaps.',
					},
					source: {
						ja: '外国人雇用の実務での好事例',
						en: 'Good practice in employing foreign workers',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '昇給・昇格の割合の比較表', en: 'Comparison of raise and promotion rates' },
				{ ja: '差の理由を確かめた記録', en: 'Record of checking the reasons for gaps' },
			],
		},
	},
];
