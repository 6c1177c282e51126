import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** D3: Career development. */
export const d3: readonly SeedSimpleQuestion[] = [
	{
		key: '51160aeb-f167-401e-8fe4-7b1bbfbb76e1',
		content: {
			ja: 'この先目指せる職位や在留資格とその条件を、図などの文書にまとめ、外国人労働者全員に説明していますか。',
			en: 'Have you put the positions and residence statuses that foreign workers can aim for, and their requirements, in a chart or other document, and explained it to all of them?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '先が見えると、本人は学ぶ目標を持て、会社は長く働く人を育てられます。',
				en: 'When workers see the path ahead, they have a goal to learn for, and the company can develop people who stay.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '本人が自分の職業生活を設計できるよう、情報の提供などが求められています。',
						en: 'Employers should provide information and the like so that workers can plan their own careers.',
					},
					source: { ja: '職業能力開発促進法第10条の3', en: 'Human Resources Development Promotion Act, Article 10-3' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '在留資格ごとに、次の職位、試験、経験の条件を図にして説明します。',
						en: 'A chart for each residence status explains next positions and the tests and experience required.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: 'キャリアの図や表（在留資格と条件が分かるもの）',
					en: 'Career chart or table (showing residence statuses and requirements)',
				},
				{ ja: '説明の記録（対象者と日付が分かるもの）', en: 'Record of explanations (person and date)' },
			],
		},
	},
	{
		key: 'ff5ee9d3-ced9-4d9b-9984-7eb3438ac135',
		content: {
			ja: '技能検定や特定技能2号などの試験を受ける人に、受験料の補助・講習・勤務の調整のいずれかを行っていますか。',
			en: 'Do you support people who take skills tests, tests for Specified Skilled Worker (ii) or the like, with test fees, courses or shift adjustments?',
		},
		points: 3,
		na_condition: { ja: '試験を受ける外国人労働者がいない場合', en: 'No foreign worker takes a test' },
		guidance: {
			purpose: {
				ja: '合格は収入と在留を安定させます。会社は、技能のある人に長く働いてもらえます。',
				en: 'Passing makes income and stay more secure. The company keeps skilled people longer.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、計画に定めた試験を受けさせることが求められます。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), workers must take the tests set in the plan.',
					},
					source: {
						ja: '技能実習法第9条、育成就労法第9条第1項第4号',
						en: 'Technical Intern Training Act, Article 9; Employment for Skill Development Act, Article 9(1)(iv)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '働く人が職業能力の検定などを受けやすいよう、援助に努めることが求められています。',
						en: 'Employers should try to help workers take tests of vocational ability.',
					},
					source: { ja: '職業能力開発促進法第4条', en: 'Human Resources Development Promotion Act, Article 4' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '受験料や講習費を払った記録', en: 'Records of paying test or course fees' },
				{
					ja: '講習や勤務の調整の記録（日付と対象者が分かるもの）',
					en: 'Records of courses or shift adjustments (date and person)',
				},
			],
		},
	},
	{
		key: 'b27d4331-c81d-46d2-bebf-8c09173f2dcd',
		content: {
			ja: '直近3年間に、外国人労働者を班長・主任・指導役など、人をまとめる役割に登用しましたか。',
			en: 'In the past three years, did you appoint a foreign worker to a role that leads others, such as team leader, chief or instructor?',
		},
		points: 2,
		na_condition: {
			ja: '外国人の雇用を始めて3年未満の場合',
			en: 'You have employed foreign workers for less than three years',
		},
		guidance: {
			purpose: {
				ja: '登用の実例は、後に続く人の励みになり、現場での意思疎通もよくなります。',
				en: 'A real case encourages others and improves communication on site.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '評価や配置などの人事を透明で公正にすることが求められています。',
						en: 'Employers should keep appraisal, placement and other personnel matters transparent and fair.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '国籍にかかわらず、力に応じて人をまとめる役割を任せます。',
						en: 'Whatever their nationality, people are given leading roles according to their ability.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '任命書や組織図（役割と日付が分かるもの）',
					en: 'Letters of appointment or organization chart (showing role and date)',
				},
				{ ja: '役割に応じた手当や研修の記録', en: 'Records of allowances or training for the role' },
			],
		},
	},
];
