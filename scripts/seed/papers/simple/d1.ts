import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** D1: Induction and skills. */
export const d1: readonly SeedSimpleQuestion[] = [
	{
		key: '7c7d2c45-fbb3-4ce9-8212-6f5f2bd3a83a',
		content: {
			ja: '外国人労働者ごとに、いつまでにどの技能を身につけるかを示した育成計画を書面で作っていますか。',
			en: 'Do you have a written training plan for each foreign worker that shows which skills to learn by when?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '目標と期限が分かると、本人は成長を実感できます。会社は、教え方の個人差と手戻りを減らせます。',
				en: 'With goals and deadlines, workers see how they grow. The company has less uneven teaching and rework.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、計画の認定を受け、それに沿って育てなければなりません。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), a plan must be approved and followed.',
					},
					source: {
						ja: '技能実習法第8条・第9条、育成就労法第8条・第9条第1項第4号',
						en: 'Technical Intern Training Act, Articles 8 and 9; Employment for Skill Development Act, Articles 8 and 9(1)(iv)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、教育訓練の実施などに努めることが求められています。',
						en: 'Whatever the residence status, employers should try to train foreign workers.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（教育訓練）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (education and training)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '一人ひとりの育成計画（技能と期限が分かるもの）',
					en: 'Training plan for each person (showing skills and deadlines)',
				},
				{
					ja: '認定を受けた技能実習計画・育成就労計画の写し',
					en: 'Copies of approved plans for technical intern training or Employment for Skill Development',
				},
			],
		},
	},
	{
		key: 'd12fd3dd-1639-4a31-b262-7e1507b3cadb',
		content: {
			ja: '入社から少なくとも3か月間、仕事を教える担当者を外国人労働者ごとに決め、本人に知らせていますか。',
			en: 'For at least three months after joining, do you assign each foreign worker someone who teaches them the work, and tell them who it is?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '聞く相手が決まっていると、本人は迷わず質問でき、会社はけがや作業の間違いを減らせます。',
				en: 'When people know whom to ask, they do not hesitate. The company has fewer injuries and mistakes.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、技能を教える指導員を置かなければなりません。',
						en: 'Technical intern training and Employment for Skill Development (from April 2027) require instructors who teach the skills.',
					},
					source: {
						ja: '技能実習法施行規則第12条、育成就労法施行規則第15条・第16条',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 12; Regulations for Enforcement of the Employment for Skill Development Act, Articles 15 and 16',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '在留資格を問わず、入社した人に教える担当者を付けます。',
						en: 'Whatever their residence status, everyone who joins gets someone who teaches them.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '担当者の一覧（誰が誰に教えるかと期間が分かるもの）',
					en: 'List of assignments (who teaches whom and for how long)',
				},
				{ ja: '本人に知らせた書面や掲示', en: 'Document or notice that told the worker' },
			],
		},
	},
	{
		key: 'cd373a6e-6c3f-4b98-9463-a8327ee4c77f',
		content: {
			ja: '職場で教えた作業と身についた程度を、3か月に1回以上、外国人労働者本人と確かめて記録していますか。',
			en: 'At least every three months, do you review with each foreign worker the tasks they were taught and how well they learned them, and record it?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '「分かったつもり」のままの作業は、けがや不良につながります。本人と確かめると、教え直す点がはっきりします。',
				en: 'Work that is only half understood leads to injuries and defects. Reviewing it together shows what to teach again.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人が能力を発揮できるよう、分かりやすい方法で教育訓練を行うことが求められています。',
						en: 'Employers should train foreign workers in ways that are easy to understand, so that they can use their abilities.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（教育訓練）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (education and training)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '教えた作業と到達度を定期的に本人と確かめ、次の課題を決めます。',
						en: 'Tasks taught and progress are reviewed regularly with the person, and the next step is set.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: 'OJT記録や到達度の確認票（確認日と結果が分かるもの）',
					en: 'OJT records or progress sheets (showing date and result)',
				},
				{ ja: '本人の署名や感想のある記録', en: "Records with the worker's signature or comments" },
			],
		},
	},
];
