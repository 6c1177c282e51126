import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** C1: Equal and balanced treatment. */
export const c1: readonly SeedRegularQuestion[] = [
	{
		key: '511eba55-0f2c-4df9-96bc-2c7c9f951203',
		content: {
			ja: '在籍する外国人労働者全員の賃金が、同じ職務で責任や経験が同程度の日本人従業員と同等以上である根拠を、比較表で示せますか（比べられる日本人従業員がいない場合は賃金規程で示す）。',
			en: 'Can a comparison table show that every current foreign worker is paid at least as much as Japanese employees in the same job with similar responsibility and experience? (If there is nobody to compare with, show it from the wage rules.)',
		},
		points: 15,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '国籍で賃金を下げることは、法令に反し、人も離れます。比較表があれば、本人にも取引先にも公正さを説明できます。',
				en: 'Paying less because of nationality is unlawful and drives people away. With a comparison table, the company can show workers and business partners that pay is fair.',
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
				{
					ja: '同じ職務の比較表（職務、責任、経験年数、実際の賃金）',
					en: 'Comparison for the same job (duties, responsibility, years of experience, actual pay)',
					record: 'comparison_same_job',
					department: ['hr', 'accounting'],
				},
				{
					ja: '賃金規程・賃金表と、一人ずつの当てはめの記録',
					en: "Wage rules, pay scale and record of each person's place on it",
					record: 'pay_decisions',
					department: ['hr'],
				},
				{
					ja: '賃金の低い人についての理由書と見直しの記録',
					en: 'Written reasons for lower pay and record of reviewing it',
					record: 'written_reasons_lower_pay_record',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3', '10.4'],
		evaluations: [
			{
				key: '948b8cb5-db1c-41e3-b9c8-17ba80c5b299',
				content: {
					ja: '職務・責任の程度・経験年数をそろえた比較表が、直近1年の実際の賃金で作られている。',
					en: 'The table compares people with the same job, level of responsibility and years of experience, and uses actual pay of the past year.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '在籍者全員が載り、三つの条件がそろい、直近1年の台帳の額と一致する。',
						en: 'Everyone is in the table, all three points match, and the amounts are those in the ledger for the past year.',
					},
					half: {
						ja: '一部の職務だけ、または基本給だけで比べている。',
						en: 'Only some jobs, or only base pay, are compared.',
					},
					none: {
						ja: '比較表も賃金規程による説明もない。',
						en: 'There is neither a table nor an explanation from the wage rules.',
					},
				},
			},
			{
				key: 'd785df2d-f592-450c-870f-34984e588a09',
				content: {
					ja: '賃金表の当てはめが全員分示され、国籍や在留資格だけで分けた低い賃金表を使っていない。',
					en: "Every worker's place on the pay scale is shown, and there is no lower scale based on nationality or residence status alone.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の当てはめが書かれ、賃金表が国籍や在留資格で分かれていない。',
						en: "Everyone's place is written down, and pay scales do not differ by nationality or residence status.",
					},
					half: {
						ja: '賃金表は一つだが、当てはめの記録が一部しかない。',
						en: "There is a single scale, but only some people's place on it is recorded.",
					},
					none: {
						ja: '国籍や在留資格だけで分けた低い賃金表を使っている。',
						en: 'The company uses a lower pay scale based on nationality or residence status alone.',
					},
				},
			},
			{
				key: 'd4ae364f-1611-4616-b0d3-615de5c21619',
				content: {
					ja: '賃金が低い人は職務や能力に基づく理由が書かれ、見直しの要否を判断した記録がある（なければ満たす）。',
					en: 'Anyone paid less has a written reason based on job or ability, and a record shows the decision on whether to correct it (met if nobody is paid less).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '低い人全員に職務・能力の理由と見直しの判断があり、本人も説明を受けた。低い人がいない場合も100%。',
						en: 'Everyone paid less has a reason based on job or ability and a decision, and it was explained to them. Also 100% if nobody is paid less.',
					},
					half: {
						ja: '理由は書いたが、見直しの判断がない、または本人に説明していない。',
						en: 'Reasons are written, but there is no decision, or workers were not told.',
					},
					none: {
						ja: '理由を説明できない低い賃金がある。',
						en: 'Someone is paid less and the reason cannot be explained.',
					},
				},
			},
		],
	},
	{
		key: 'f5c828af-07c4-4ba9-90ee-f85c97b0f0f9',
		content: {
			ja: '手当・賞与・退職金・福利厚生のどの項目にも、国籍を理由とする差がないことを、外国人労働者と日本人従業員の直近1年の支給実績の比較で示せますか。',
			en: 'Can you show, by comparing what foreign workers and Japanese employees received in the past year, that no allowance, bonus, retirement benefit or other benefit differs because of nationality?',
		},
		points: 12,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '差別は基本給より手当や賞与に表れやすいものです。項目ごとに比べると、気づかない差を見つけて直せます。',
				en: 'Discrimination shows up more in allowances and bonuses than in base pay. Comparing item by item reveals gaps that can be fixed.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を理由に、手当・賞与・福利厚生などの待遇で差別することは禁じられています。',
						en: 'Discrimination because of nationality in allowances, bonuses, benefits and other treatment is prohibited.',
					},
					source: {
						ja: '労働基準法第3条、特定技能の基準省令（平成31年法務省令第5号）第1条第1項第4号',
						en: 'Labor Standards Act, Article 3; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 1(1)(iv)',
					},
					as_of: '2026-11-21',
				},
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
				{
					ja: '手当などの支給基準と実績の一覧（項目別、国籍別、雇用形態別）',
					en: 'List of rules and actual figures (by item, nationality and type of employment)',
					record: 'list_rules_actual_figures',
					department: ['hr'],
				},
				{
					ja: '差の理由書（手当などの目的と、職務や雇用形態の違い）',
					en: 'Written reasons for differences (purpose of the item, differences in duties or type of employment)',
					record: 'written_reasons_differences',
					department: ['hr'],
				},
				{
					ja: '待遇の説明を求められたときの記録',
					en: 'Record of explanations given on request',
					record: 'record_explanations_given_request',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3', '10.4'],
		evaluations: [
			{
				key: 'b3d61575-f885-4ba3-a626-e0cc9c631a5b',
				content: {
					ja: '通勤・住宅・家族手当、賞与、食堂や休憩室の利用など、項目別の支給基準と実績の一覧がある。',
					en: 'A list shows rules and actual figures for each item, such as commuting, housing and family allowances, bonuses, and use of canteen and break rooms.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全項目の基準と実績が並び、台帳や利用の記録と一致する。',
						en: 'Rules and figures stand side by side for every item and match the ledger and records of use.',
					},
					half: {
						ja: '一部の項目だけ、または基準だけで実績がない。',
						en: 'Only some items are listed, or rules without figures.',
					},
					none: { ja: '一覧がない。', en: 'There is no list.' },
				},
			},
			{
				key: '3f8e4db5-f86d-45e2-a20c-665cecdaab6d',
				content: {
					ja: '差のある項目は、その手当などの目的に照らして雇用形態や職務の違いから説明されている（差がなければ満たす）。',
					en: 'Every difference is explained from the purpose of the item, by type of employment or duties (met if there are no differences).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '差の全件に目的に照らした理由があり、現場の実際とも合う。差がない場合も100%。',
						en: 'Every difference has a reason that fits the purpose of the item and what is done in practice. Also 100% if there are no differences.',
					},
					half: { ja: '理由の文書が一部の項目だけである。', en: 'Only some differences have a written reason.' },
					none: {
						ja: '国籍のほかに理由を説明できない差がある。',
						en: 'A difference has no reason other than nationality.',
					},
				},
			},
			{
				key: 'c9cd55d2-c647-4ce3-8391-a913b36adb6d',
				content: {
					ja: '待遇の違いの理由を尋ねる先を本人に知らせ、説明した記録がある（求めがなければ周知の記録）。',
					en: 'Workers know whom to ask about differences in treatment, and explanations are on record (if nobody asked, the notice).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に尋ねる先を理解できる言語で知らせ、説明の記録か周知の記録がある。',
						en: 'Everyone was told whom to ask in a language they understand, and explanations or the notice are on record.',
					},
					half: {
						ja: '難しい日本語だけ、または一部の人だけに知らせている。',
						en: 'Workers were told only in difficult Japanese, or only some were told.',
					},
					none: {
						ja: '知らせていない、または尋ねられても説明していない。',
						en: 'Nobody was told, or the company did not explain when asked.',
					},
				},
			},
		],
	},
	{
		key: '7cb94ff1-04b8-477a-a01e-6a7cf114f276',
		content: {
			ja: '直近3年に入社した外国人労働者の初任給と格付けを決める際、海外での職務経験・学歴・資格を、国内で得たものと同じ基準で評価しましたか。',
			en: 'When you set starting pay and grade for foreign workers who joined in the past three years, did you value work experience, education and qualifications from abroad by the same standard as those from Japan?',
		},
		points: 8,
		na_condition: { ja: '直近3年に入社した人がいない場合', en: 'Nobody joined in the past three years' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '海外の経験を数えないと、力のある人が新人の賃金で始めることになります。正しく評価すれば、意欲と定着が高まります。',
				en: "If experience abroad does not count, able people start on a beginner's pay. Valuing it fairly raises motivation and retention.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を理由に賃金で差別することは、初任給や格付けでも禁じられています。',
						en: 'Discrimination in pay because of nationality is prohibited in starting pay and grading, too.',
					},
					source: {
						ja: '労働基準法第3条',
						en: 'Labor Standards Act, Article 3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '賃金や配置の決め方を透明で公正なものにし、働く人の力が生かされる人事管理を行うことが求められています。',
						en: 'Employers should decide pay and placement transparently and fairly, and manage people so that they can use their abilities.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '経験・学歴・資格の換算基準',
					en: 'Standard for converting experience, education and qualifications',
					record: 'standard_converting_experience',
					department: ['hr'],
				},
				{
					ja: '入社者ごとの決定記録（証明書の写し、換算、等級、賃金）',
					en: 'Decision record for each person hired (copies of certificates, conversion, grade, pay)',
					record: 'pay_decisions',
					department: ['hr'],
				},
				{
					ja: '本人への説明の記録',
					en: 'Record of the explanation to the person',
					record: 'starting_pay_explained',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: 'dae24f5f-c8a9-442d-a74c-c278a5838c85',
				content: {
					ja: '経験年数・学歴・資格を等級や賃金に換算する基準があり、海外で得たものの扱いが書かれている。',
					en: 'A written standard converts years of experience, education and qualifications into grade and pay, and says how those from abroad count.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '海外の経験・学歴・資格の扱いが明記され、国内のものと同じ換算である。',
						en: 'The standard covers experience, education and qualifications from abroad, and counts them the same as those from Japan.',
					},
					half: {
						ja: '基準はあるが、海外で得たものの一部（学歴だけなど）しか扱わない。',
						en: 'There is a standard, but it covers only part of what was gained abroad (such as education).',
					},
					none: {
						ja: '基準がない、または海外の経験を数えない決まりである。',
						en: 'There is no standard, or it excludes experience abroad.',
					},
				},
			},
			{
				key: '4363ac2f-efab-40c6-a67d-dddfbe78da9c',
				content: {
					ja: '確認した証明書、換算の結果、決めた等級と賃金が、入社者ごとの決定記録に残っている。',
					en: 'A record for each person hired shows the certificates seen, the result of the conversion, and the grade and pay decided.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '入社者全員の記録に4点がそろい、基準どおりの結果になっている。',
						en: 'Every record has all four entries, and the result follows the standard.',
					},
					half: {
						ja: '一部の人だけ、または換算の過程が書かれていない。',
						en: 'Only some people have a record, or the conversion is not shown.',
					},
					none: { ja: '決定の記録がない。', en: 'There is no record of the decision.' },
				},
			},
			{
				key: '5c068135-2cb6-452f-8555-9292c8c1599c',
				content: {
					ja: '決まった等級と賃金の理由を説明されたと、説明記録または抽出した本人との面談で確認できる。',
					en: 'Records or interviews with workers sampled confirm that the reason for the grade and pay was explained to them.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '話を聞いた全員が、等級と賃金の理由を説明されたと答えている。',
						en: 'Everyone interviewed says that the reason for the grade and pay was explained to them.',
					},
					half: {
						ja: '説明された人が一部だけ、または難しい日本語だけの説明である。',
						en: 'It was explained to only some people, or only in difficult Japanese.',
					},
					none: {
						ja: '理由を説明した記録も、説明されたという人もいない。',
						en: 'There is no record of an explanation, and nobody says that there was one.',
					},
				},
			},
		],
	},
];
