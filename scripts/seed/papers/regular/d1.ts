import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D1: Induction and skills. */
export const d1: readonly SeedRegularQuestion[] = [
	{
		key: '31b9ea9b-a7ee-4e89-a388-b1be9f703d3e',
		content: {
			ja: '直近1年に雇い入れた外国人労働者全員に、担当業務ごとの導入教育（安全衛生教育を除く）を行い、教えた項目を記録していますか（雇入れがない場合は該当しない）。',
			en: 'Did all foreign workers hired in the past year receive induction training for their own job (not counting safety training), with the items taught on record? (Not applicable if no one was hired.)',
		},
		points: 8,
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: 'b85377c4-41e8-4f6d-b532-fc7ec58956b5',
				content: {
					ja: '担当業務ごとに、教える項目・日数・教える人を定めた導入教育の計画書がある。',
					en: 'There is an induction plan for each job that sets the items, the number of days and the trainer.',
				},
				weight: 3,
			},
			{
				key: 'c5144656-dfad-4a47-91f7-d1dcaf5f8453',
				content: {
					ja: '対象者ごとの記録に、実施日・教えた項目・使った言語や教材が残っている。',
					en: "Each person's record shows the dates, the items taught, and the language or materials used.",
				},
				weight: 4,
			},
			{
				key: 'e8cbc6e5-7bcc-4dc1-94b1-78a1493abfa1',
				content: {
					ja: '面談で本人が、自分の仕事の手順と、分からないときに聞く相手を説明できる。',
					en: 'In interviews, workers can explain the steps of their job and whom to ask when unsure.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '1825c82b-bfb8-4615-b37e-a359930e9fb0',
		content: {
			ja: '技能の目標を書いた育成計画に沿って、指導員が外国人労働者一人ひとりの到達度を6か月に1回以上本人と確認し、記録していますか。',
			en: "Following a training plan with skill goals, does an instructor review each foreign worker's progress with the person at least every six months and record it?",
		},
		points: 9,
		sdg_targets: ['4.3', '4.4'],
		evaluations: [
			{
				key: '12964ae4-c3d5-40ac-98da-00d6bd2f4f0b',
				content: {
					ja: '全員分の育成計画に、身につける技能と期限が書かれている（認定を受けた技能実習計画などを含む）。',
					en: 'Plans for all workers name the skills and deadlines (approved technical intern training plans and the like count).',
				},
				weight: 3,
			},
			{
				key: '37969da9-042f-4ddf-8d78-80c27f45252b',
				content: {
					ja: '指導員が任命され、教える時間が勤務表や業務分担表で確保されている。',
					en: 'Instructors are appointed, and rosters or task lists set aside time for teaching.',
				},
				weight: 2,
			},
			{
				key: 'dad41132-c0cf-4565-9ea1-9ea461c96273',
				content: {
					ja: '直近1年のOJT記録に、6か月に1回以上の到達度と次の課題が書かれている。',
					en: 'OJT records for the past year show progress and next steps at least every six months.',
				},
				weight: 3,
			},
			{
				key: '661abaf5-99b1-499f-96bc-98297697bae6',
				content: {
					ja: '面談で本人が、今の自分の目標と到達度を答えられる。',
					en: 'In interviews, workers can state their current goals and progress.',
				},
				weight: 2,
			},
		],
	},
	{
		key: '4eab2ed9-1d73-446b-a332-d5921deb6029',
		content: {
			ja: '直近2年に技能検定など業務に関わる試験を受けた外国人労働者全員に、会社が練習の機会を設けたことを記録で示せますか（特定技能2号の試験を除く。受験者がいない場合は該当しない）。',
			en: 'Can the company show by records that it gave practice to every foreign worker who took a job-related skills test in the past two years? (Except tests for Specified Skilled Worker (ii). Not applicable if no one took a test.)',
		},
		points: 7,
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: '74db02e6-6add-4d46-a4ab-9556b1e6b223',
				content: {
					ja: '受験者ごとに試験名・受験日・合否を記した直近2年の一覧がある。',
					en: 'A list for the past two years shows the test, date and result for each person.',
				},
				weight: 3,
			},
			{
				key: 'fa597296-c0a5-429f-be37-a4f5ceee9b94',
				content: {
					ja: '練習に使った時間、設備や材料、指導した人の記録がある。',
					en: 'Records show the practice time, the equipment or materials, and the person who taught.',
				},
				weight: 4,
			},
			{
				key: '3e3d3054-b661-4083-adce-26cd2acf06da',
				content: {
					ja: '面談で受験者が、勤務の調整や指導を受けて練習でき、材料費などを払っていないと述べている。',
					en: 'In interviews, those who took tests say they could practice with shifts or teaching arranged, and paid no material costs.',
				},
				weight: 3,
			},
		],
	},
];
