import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** C1: Equal and balanced treatment. */
export const c1: readonly SeedSimpleQuestion[] = [
	{
		key: '36994c16-c4b1-489f-be02-99f1ddf56cf1',
		content: {
			ja: '同じ職務の日本人と比べて、外国人労働者の賃金が同等以上であることを示す比較表を作っていますか。',
			en: 'Do you have a comparison table showing that foreign workers are paid at least as much as Japanese in the same job?',
		},
		points: 5,
		na_condition: { ja: '同じ職務の日本人がいない場合', en: 'No Japanese do the same job' },
		guidance: {
			purpose: {
				ja: '比べて示せることが、公正な賃金の第一歩です。在留の審査や取引先からの問いにも、そのまま答えられます。',
				en: 'Being able to show a comparison is the first step to fair wages. It also answers questions in residence reviews and from business partners.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を理由に、賃金・労働時間などの労働条件で差別することは禁じられています。',
						en: 'Discrimination because of nationality in wages, hours and other working conditions is prohibited.',
					},
					source: {
						ja: '労働基準法第3条',
						en: 'Labor Standards Act, Article 3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能・技能実習・育成就労（2027年4月1日から）の報酬は、日本人が従事する場合と同等以上でなければなりません。',
						en: 'Specified Skilled Workers, technical interns and workers in Employment for Skill Development (from April 1, 2027) must be paid at least as much as Japanese doing the same work.',
					},
					source: {
						ja: '入管法第2条の5、特定技能の基準省令（平成31年法務省令第5号）第1条第1項第3号、技能実習法第9条、育成就労法第9条第1項第9号',
						en: 'Immigration Control Act, Article 2-5; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 1(1)(iii); Technical Intern Training Act, Article 9; Employment for Skill Development Act, Article 9(1)(ix)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '職務ごとの賃金の比較表', en: 'Comparison of wages by job' },
				{ ja: '比較に使った賃金台帳の写し', en: 'Copies of the wage ledgers used for the comparison' },
			],
		},
	},
	{
		key: 'ddead10b-4531-4bd3-83f0-a6241f1718da',
		content: {
			ja: '基本給を、国籍や在留資格にかかわらず、同じ雇用区分であれば同じ賃金表や決定基準で決めていますか。',
			en: 'Do you set base pay by the same pay scale or criteria for everyone in the same type of employment, whatever their nationality or residence status?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '国籍や在留資格で分けた賃金表は、差別そのものです。一つの基準なら、上がる道筋も本人に見えます。',
				en: 'A pay scale divided by nationality or residence status is discrimination. With one standard, workers also see how they can move up.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を理由とする低い賃金は、基本給でも許されません。',
						en: 'Lower pay because of nationality is not allowed in base pay either.',
					},
					source: {
						ja: '労働基準法第3条',
						en: 'Labor Standards Act, Article 3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能・技能実習・育成就労（2027年4月1日から）の人の報酬は、日本人と同等以上と定められています。',
						en: 'Specified Skilled Workers, technical interns and workers in Employment for Skill Development (from April 1, 2027) must be paid at least as much as Japanese.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第1条第1項第3号、技能実習法第9条、育成就労法第9条第1項第9号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 1(1)(iii); Technical Intern Training Act, Article 9; Employment for Skill Development Act, Article 9(1)(ix)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '賃金規程または賃金表', en: 'Wage rules or pay scale' },
				{ ja: '一人ずつの等級や賃金の決定の記録', en: 'Record of the grade and pay decided for each person' },
			],
		},
	},
	{
		key: '8941a759-eccf-4581-9844-2d401f313121',
		content: {
			ja: '有期・パートの外国人労働者と正社員の手当や賞与の差について、理由を項目ごとに書面にしていますか。',
			en: 'Where allowances or bonuses differ between fixed-term or part-time foreign workers and regular employees, have you written down the reason for each item?',
		},
		points: 3,
		na_condition: {
			ja: '手当や賞与に差がない、または有期・パートの外国人労働者がいない場合',
			en: 'Allowances and bonuses do not differ, or there are no fixed-term or part-time foreign workers',
		},
		guidance: {
			purpose: {
				ja: '説明できない差は、不満と争いのもとです。書いてみると、直すべき差かどうかが会社にも分かります。',
				en: 'Differences that nobody can explain cause discontent and disputes. Writing down the reason also shows the company which differences to fix.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '短時間・有期で働く人と正社員との不合理な待遇の差は禁じられ、求めがあれば差の理由を説明しなければなりません。',
						en: 'Unreasonable differences between part-time or fixed-term workers and regular employees are prohibited, and the company must explain the reasons on request.',
					},
					source: {
						ja: 'パート・有期雇用労働法第8条・第9条・第14条',
						en: 'Part-Time and Fixed-Term Employment Act, Articles 8, 9 and 14',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '手当・賞与の差と理由の一覧', en: 'List of differences in allowances and bonuses, with reasons' },
				{ ja: '理由を説明した記録', en: 'Record of explaining the reasons' },
			],
		},
	},
];
