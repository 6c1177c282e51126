import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G1: Management policy and responsibility. */
export const g1: readonly SeedRegularQuestion[] = [
	{
		key: 'c1b4fb93-22c0-4afe-8d02-186c3f4a322d',
		content: {
			ja: '経営会議などで決めた外国人労働者の受入れ計画を、直近1年に実績と比べて見直したことを、記録で示せますか。',
			en: 'Can you show from records that in the past year you compared your plan for employing foreign workers, decided at a management meeting or the like, with results and reviewed it?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '理由と予算のない受入れは、教育や住居の不足を招き、働く人にしわ寄せが行きます。見直しは、無理な人数の受入れを防ぎます。',
				en: 'Employing foreign workers without reasons and a budget leads to poor training and housing, and workers suffer. A review prevents hiring too many.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '人権を尊重する方針を、予算や業務の手順など会社の仕組みに組み込むことが求められています。',
						en: 'Companies are expected to build their human rights policy into budgets, procedures and other company systems.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則16・19',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 16 and 19',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '受入れの理由、人数、教育や住居の予算を経営で決め、毎年実績と比べます。',
						en: 'Management decides reasons, numbers and the budget for training and housing, and compares them with results every year.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '議事録や決裁書（受入れの理由、人数、承認日が分かるもの）',
					en: 'Minutes or written approval (showing reasons, numbers and date of approval)',
					record: 'management_minutes',
					department: ['management'],
				},
				{
					ja: '予算と実績の比較表（教育、日本語、通訳、住居など）',
					en: 'Comparison of budget and results (training, Japanese, interpreting, housing and the like)',
					record: 'comparison_budget_results',
					department: ['management', 'accounting'],
				},
				{
					ja: '見直しの記録（差と変えた内容が分かるもの）',
					en: 'Record of the review (gaps and changes)',
					record: 'plan_reviews',
					department: ['management'],
				},
			],
		},
		sdg_targets: ['10.2', '16.6'],
		evaluations: [
			{
				key: '24327d17-5fe2-4978-9c23-5ef920c68cc1',
				content: {
					ja: '取締役会や経営会議の議事録、または代表者の決裁書に、受入れの理由と人数の計画がある。',
					en: "Minutes of the board or a management meeting, or the representative's written approval, contain the reasons and the planned numbers.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '今の計画に理由と人数があり、承認した人と日付が分かる。',
						en: 'The current plan has reasons and numbers, and shows who approved it and when.',
					},
					half: {
						ja: '人数だけで理由がない、または承認が確認できない。',
						en: 'There are only numbers without reasons, or approval cannot be confirmed.',
					},
					none: { ja: '書面の計画がない。', en: 'There is no written plan.' },
				},
			},
			{
				key: 'f6acd3fe-4c1c-4e0c-bd31-a5bfc97b138e',
				content: {
					ja: '教育・日本語・通訳・住居などの費用が予算に計上され、実績額と比べられている。',
					en: 'Costs of training, Japanese, interpreting, housing and the like are budgeted and compared with actual costs.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '必要な費用が項目別に計上され、直近1年の実績額と比べられている。',
						en: 'Necessary costs are budgeted by item and compared with actual costs of the past year.',
					},
					half: {
						ja: '予算だけで実績と比べていない、または一部の費用だけである。',
						en: 'There is only a budget without a comparison, or only some costs.',
					},
					none: { ja: '外国人の受入れに関わる予算がない。', en: 'There is no budget for employing foreign workers.' },
				},
			},
			{
				key: '58aa4eb7-93bb-4d6a-8e11-d9f95524d8a2',
				content: {
					ja: '計画と実績の差から決めた見直しの内容が、直近1年の記録にある。',
					en: 'Records of the past year show the changes decided on because of gaps between plan and results.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '差の理由と見直しの内容があり（差がなければその確認）、経営者に報告されている。',
						en: 'Reasons for gaps and changes (or that there were no gaps) are on record and were reported to top management.',
					},
					half: {
						ja: '差は記録したが、見直しの内容を決めていない。',
						en: 'Gaps are on record, but no changes were decided on.',
					},
					none: { ja: '直近1年に見直していない。', en: 'There was no review in the past year.' },
				},
			},
		],
	},
	{
		key: '1a90b074-2ecb-43f7-920c-b9cf987244b8',
		content: {
			ja: '外国人労働者の雇用管理を統括する責任者（常時10人以上の場合は国の指針による雇用労務責任者）を、書面で任命していますか。',
			en: 'Have you appointed in writing a person in charge of managing foreign workers (if you regularly employ ten or more, the employment and labor manager named in the national guidelines)?',
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '責任者が決まっていないと、問題が部署の間でたらい回しになります。権限があれば、現場の誤りをすぐに直せます。',
				en: 'Without a person in charge, problems are passed from section to section. With authority, mistakes on site are corrected at once.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人を常時10人以上雇う会社は、人事課長などを雇用労務責任者に選ぶことが求められています。',
						en: 'Companies that regularly employ ten or more foreign workers should appoint a personnel manager or the like as their employment and labor manager.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（雇用労務責任者）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (employment and labor manager)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、責任者、指導員、生活の指導や相談の担当者を置かなければなりません。',
						en: 'Technical intern training and Employment for Skill Development (from April 2027) require a person in charge, instructors, and staff for guidance or advice on daily life.',
					},
					source: {
						ja: '技能実習法施行規則第12条、育成就労法施行規則第15条・第16条',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 12; Regulations for Enforcement of the Employment for Skill Development Act, Articles 15 and 16',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の支援を自社で行う場合は、支援の責任者と担当者を置かなければなりません。',
						en: 'A company that supports Specified Skilled Workers (i) itself must have a person in charge of that support and staff for it.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '任命書（日付、権限、役割が分かるもの）',
					en: 'Letter of appointment (date, authority, role)',
					record: 'appointment_letters',
					department: ['management'],
				},
				{
					ja: '体制図（在留資格の制度ごとの担当者が分かるもの）',
					en: 'Organization chart (showing the staff in charge of each residence program)',
					record: 'organization_chart',
					department: ['management'],
				},
				{
					ja: '講習の修了証',
					en: 'Certificate of completing a course',
					record: 'certificate_completing_course',
					department: ['hr'],
				},
				{
					ja: '経営者への報告の記録',
					en: 'Records of reports to top management',
					record: 'management_minutes',
					department: ['management'],
				},
			],
		},
		sdg_targets: ['16.6'],
		evaluations: [
			{
				key: 'e4167b64-16b0-458e-a81e-45563acd5473',
				content: {
					ja: '任命書と体制図に、責任者の権限と、在留資格の制度ごとの担当者の役割が書かれている。',
					en: 'The letter of appointment and the organization chart state the authority of the person in charge, and the role of the staff for each residence program.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '任命書に権限があり、体制図に在籍者の制度すべての担当者がいる。',
						en: 'The letter of appointment states the authority, and the chart names staff for every program in the company.',
					},
					half: {
						ja: '任命書か体制図の一方だけ、または権限が書かれていない。',
						en: 'There is only a letter or only a chart, or the authority is not stated.',
					},
					none: { ja: '書面で任命していない。', en: 'Nobody is appointed in writing.' },
				},
			},
			{
				key: '4e3fb0da-33ee-4eee-8e4b-5fbf82dd909b',
				content: {
					ja: '責任者が、直近3年に外国人の雇用や在留に関する講習を修了した証明がある。',
					en: 'A certificate shows that the person in charge completed a course on employing foreign workers or on residence in the past three years.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '責任者本人の、直近3年以内の修了証がある。',
						en: 'The person in charge has a certificate from the past three years.',
					},
					half: {
						ja: '受講の記録だけで修了証がない、または別の担当者が修了している。',
						en: 'There is only a record of attendance without a certificate, or someone else completed the course.',
					},
					none: { ja: '直近3年に講習を受けていない。', en: 'No course was taken in the past three years.' },
				},
			},
			{
				key: '368c6171-0176-48f5-a336-2afc4580d41d',
				content: {
					ja: '責任者が直近1年に経営者へ報告し、問題の是正を指示した記録がある（問題がなければ報告の記録で確認する）。',
					en: 'Records show that in the past year the person in charge reported to top management and ordered corrections of problems (if there were no problems, judge the report).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '報告と是正の指示があり、その結果も記録されている（問題がなければ報告）。',
						en: 'The report, the orders and their results are on record (the report if there were no problems).',
					},
					half: {
						ja: '報告だけで、問題があるのに是正の指示がない。',
						en: 'There is only a report, and no order despite problems.',
					},
					none: { ja: '直近1年の報告がない。', en: 'There was no report in the past year.' },
				},
			},
			{
				key: 'd7432413-b406-4bde-80a4-8ca2dffda7a3',
				content: {
					ja: '面談で現場の管理者と外国人労働者が、責任者の名前と連絡の方法を答えられる。',
					en: 'In interviews, managers on site and foreign workers can name the person in charge and say how to reach them.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '面談した管理者と外国人労働者の全員が答えられる。',
						en: 'All managers and foreign workers interviewed can.',
					},
					half: { ja: '管理者だけ、または一部の人だけが答えられる。', en: 'Only managers or only some people can.' },
					none: { ja: '面談した人が責任者を知らない。', en: 'Those interviewed do not know the person in charge.' },
				},
			},
		],
	},
];
