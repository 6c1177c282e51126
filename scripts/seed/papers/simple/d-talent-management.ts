import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const talentManagement: SeedQuestions<SeedSimpleQuestion> = {
	D1: [
		{
			content: {
				ja: '外国人労働者ごとに、いつまでにどの技能を身につけるかを示した育成計画を書面で作っていますか。',
				en: 'Do you have a written training plan for each foreign employee showing which skills to learn by when?',
			},
			points: 4,
		},
		{
			content: {
				ja: '入社から少なくとも3か月間、仕事を教える担当者を外国人労働者ごとに決め、本人に知らせていますか。',
				en: 'For at least the first three months, do you assign each foreign employee a person who teaches the work, and tell them who it is?',
			},
			points: 3,
		},
		{
			content: {
				ja: '職場で教えた作業と身についた程度を、3か月に1回以上、外国人労働者本人と確かめて記録していますか。',
				en: 'At least once every three months, do you review with each foreign employee the tasks taught and how well they have learned them, and record it?',
			},
			points: 3,
		},
	],
	D2: [
		{
			content: {
				ja: '仕事に必要な日本語の目標を職務ごとに文書で定め、外国人労働者本人に示していますか。',
				en: 'Have you set in writing the Japanese language goals each job needs, and shown them to the foreign employees concerned?',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近1年間に、日本語の講座・教材・試験などの費用の全部または一部を会社が負担しましたか。（学習を希望する外国人労働者がいない場合は該当しない）',
				en: 'In the past year, did the company pay all or part of the cost of Japanese courses, materials or tests? (Not applicable if no foreign employee wishes to study.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '入社後に会社が参加を義務付けた日本語学習の時間を、労働時間として扱い、賃金を支払っていますか。（義務付けた学習がない場合は該当しない）',
				en: 'Do you treat Japanese study that the company requires after joining as working time and pay for it? (Not applicable if no study is required.)',
			},
			points: 5,
		},
	],
	D3: [
		{
			content: {
				ja: 'この先目指せる職位や在留資格とその条件を、図などの文書にまとめ、外国人労働者全員に説明していますか。',
				en: 'Have you put the positions and residence statuses open to foreign employees, and their conditions, in a chart or document and explained it to all of them?',
			},
			points: 3,
		},
		{
			content: {
				ja: '技能検定や特定技能2号などの試験を受ける人に、受験料の補助・講習・勤務の調整のいずれかを行っていますか。（受験する人がいない場合は該当しない）',
				en: 'Do you support people taking skills tests or the Specified Skilled Worker (ii) exam with fees, courses or shift changes? (Not applicable if no one takes a test.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近3年間に、外国人労働者を班長・主任・指導役など、人をまとめる役割に登用しましたか。（外国人を雇用して3年未満の場合は該当しない）',
				en: 'In the past three years, did you appoint a foreign employee to lead others, such as team leader or trainer? (Not applicable if you have employed foreign workers for under three years.)',
			},
			points: 2,
		},
	],
};
