import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const talentManagement: SeedQuestions<SeedRegularQuestion> = {
	D1: [
		{
			content: {
				ja: '直近1年に雇い入れた外国人労働者全員に、担当業務ごとの導入教育（安全衛生教育を除く）を行い、教えた項目を記録していますか（雇入れがない場合は該当しない）。',
				en: 'Did all foreign workers hired in the past year receive induction training for their own job (not counting safety training), with the items taught on record? (Not applicable if no one was hired.)',
			},
			points: 8,
			sdg_targets: ['4.4', '8.5'],
			evaluations: [
				{
					content: {
						ja: '担当業務ごとに、教える項目・日数・教える人を定めた導入教育の計画書がある。',
						en: 'There is an induction plan for each job that sets the items, the number of days and the trainer.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '対象者ごとの記録に、実施日・教えた項目・使った言語や教材が残っている。',
						en: "Each person's record shows the dates, the items taught, and the language or materials used.",
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で本人が、自分の仕事の手順と、分からないときに聞く相手を説明できる。',
						en: 'In interviews, workers can explain the steps of their job and whom to ask when unsure.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '技能の目標を書いた育成計画に沿って、指導員が外国人労働者一人ひとりの到達度を6か月に1回以上本人と確認し、記録していますか。',
				en: "Following a training plan with skill goals, does an instructor review each foreign worker's progress with the person at least every six months and record it?",
			},
			points: 9,
			sdg_targets: ['4.3', '4.4'],
			evaluations: [
				{
					content: {
						ja: '全員分の育成計画に、身につける技能と期限が書かれている（認定を受けた技能実習計画などを含む）。',
						en: 'Plans for all workers name the skills and deadlines (approved technical intern training plans and the like count).',
					},
					weight: 3,
				},
				{
					content: {
						ja: '指導員が任命され、教える時間が勤務表や業務分担表で確保されている。',
						en: 'Instructors are appointed, and rosters or task lists set aside time for teaching.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '直近1年のOJT記録に、6か月に1回以上の到達度と次の課題が書かれている。',
						en: 'OJT records for the past year show progress and next steps at least every six months.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '面談で本人が、今の自分の目標と到達度を答えられる。',
						en: 'In interviews, workers can state their current goals and progress.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近2年に技能検定など業務に関わる試験を受けた外国人労働者全員に、会社が練習の機会を設けたことを記録で示せますか（特定技能2号の試験を除く。受験者がいない場合は該当しない）。',
				en: 'Can the company show by records that it gave practice to every foreign worker who took a job-related skills test in the past two years? (Except tests for Specified Skilled Worker (ii). Not applicable if no one took a test.)',
			},
			points: 7,
			sdg_targets: ['4.4', '8.5'],
			evaluations: [
				{
					content: {
						ja: '受験者ごとに試験名・受験日・合否を記した直近2年の一覧がある。',
						en: 'A list for the past two years shows the test, date and result for each person.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '練習に使った時間、設備や材料、指導した人の記録がある。',
						en: 'Records show the practice time, the equipment or materials, and the person who taught.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で受験者が、勤務の調整や指導を受けて練習でき、材料費などを払っていないと述べている。',
						en: 'In interviews, those who took tests say they could practice with shifts or teaching arranged, and paid no material costs.',
					},
					weight: 3,
				},
			],
		},
	],
	D2: [
		{
			content: {
				ja: '職務ごとに定めた日本語の目標（指示の理解・報告・記録など）に照らして、直近1年に外国人労働者全員の到達度を1回以上確かめ、記録していますか。',
				en: 'In the past year, has the company checked and recorded, at least once, how well every foreign worker meets the Japanese goals set for each job (understanding instructions, reporting, writing records and so on)?',
			},
			points: 8,
			sdg_targets: ['4.4', '4.5'],
			evaluations: [
				{
					content: {
						ja: '職務ごとの目標が「日本語で何ができるか」の形で書面になっている。',
						en: 'Goals for each job are written as what a worker can do in Japanese.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '直近1年の到達度の記録が全員分あり、確かめた方法が分かる。',
						en: 'There are progress records for everyone in the past year, showing how progress was checked.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '目標に届かない人について、学び方や業務の教え方を見直した記録がある（全員が届いていれば満たす）。',
						en: 'Where goals were not met, study or teaching methods were changed on record (met if all reached their goals).',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に会社が外国人労働者に参加を指示した日本語学習を労働時間として扱い、賃金を支払ったことを記録で示せますか（参加を指示した学習がない場合は該当しない）。',
				en: 'Can the company show by records that Japanese study it told foreign workers to attend in the past year was treated as working time and paid? (Not applicable if it required no study.)',
			},
			points: 10,
			sdg_targets: ['4.5', '10.2'],
			evaluations: [
				{
					content: {
						ja: '日本語学習を「参加を指示するもの」と「自由参加のもの」に分けて書面で示している。',
						en: 'A document separates Japanese study into required and voluntary sessions.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '参加を指示した学習の時間が、勤怠記録と賃金台帳に反映されている。',
						en: 'Time in required study appears in the attendance records and the wage ledger.',
					},
					weight: 5,
				},
				{
					content: {
						ja: '自由参加の学習を休んだ人が、評価や配置で不利に扱われていないことを記録と面談で確認できる。',
						en: 'Records and interviews confirm that missing voluntary study did not hurt anyone in appraisal or placement.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '在留資格や雇用形態を問わず、希望する外国人労働者全員に会社の費用で日本語を学ぶ機会を設けたことを、直近1年の利用者数・学習時間・支出額で示せますか（希望者がいない場合は案内の記録で評価する）。',
				en: 'Can the company show by users, hours and spending in the past year that all foreign workers who wished, whatever their status or type of employment, could study Japanese at its expense? (If no one wished to, judged by records of the announcement.)',
			},
			points: 9,
			sdg_targets: ['4.4', '4.5', '10.2'],
			evaluations: [
				{
					content: {
						ja: '学べる教室、オンライン講座、教材と申込方法を、本人が理解できる言語で案内している。',
						en: 'Classes, online courses, materials and how to apply are announced in languages workers understand.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近1年の利用者数・学習時間・会社の支出額が、受講記録と領収書などで確認できる。',
						en: 'Attendance records and receipts confirm users, hours and company spending for the past year.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '夜勤や交替勤務の人、パートの人も利用でき、利用していない人の理由を把握している。',
						en: 'Night, shift and part-time workers can take part, and the company knows why others do not.',
					},
					weight: 3,
				},
			],
		},
	],
	D3: [
		{
			content: {
				ja: '在留資格ごとに、この先に就ける職務と必要な試験や経験を示した図や表を使って、直近1年に外国人労働者全員へ説明し、記録していますか。',
				en: 'In the past year, has the company used a chart for each residence status, showing the jobs open next and the tests or experience needed, to explain this to all foreign workers, on record?',
			},
			points: 8,
			sdg_targets: ['4.4', '8.5'],
			evaluations: [
				{
					content: {
						ja: '在留資格ごとに、次の職務、必要な試験と経験、在留できる期間の上限を示した図や表がある。',
						en: 'A chart or table for each residence status shows next jobs, tests and experience needed, and any limit on stay.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '本人が理解できる言語で説明した日と、説明した人の記録が全員分ある。',
						en: 'Records for everyone show when and by whom it was explained in a language the worker understands.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '図や表を直近1年に見直し、技能実習から育成就労への移行（2027年4月）など制度の改正を反映している。',
						en: 'The chart was reviewed in the past year and reflects changes in the system, such as the move to Employment for Skill Development in April 2027.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '特定技能1号の人のうち、特定技能2号や在留資格「介護」への移行を希望する全員に、試験勉強と必要な実務経験の支援をしていますか（該当者や希望者がいない場合は該当しない）。',
				en: 'Does the company support study and the required work experience for all Specified Skilled Workers (i) who wish to move to Specified Skilled Worker (ii) or the Nursing Care status? (Not applicable if there are none.)',
			},
			points: 9,
			sdg_targets: ['4.4', '8.5', '10.2'],
			evaluations: [
				{
					content: {
						ja: '特定技能1号の全員に、移行の希望の有無を直近1年に尋ねた記録がある。',
						en: 'Records show that all Specified Skilled Workers (i) were asked about their wishes in the past year.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '希望者ごとに、分野で求められる実務経験（指導や工程管理など）を積める配置の計画がある。',
						en: 'For each applicant there is a placement plan to gain the experience the field requires, such as supervising others.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '受験費用の負担・講習・勤務の調整など、会社が行った支援の実績がある。',
						en: 'There are records of support given, such as paying test fees, courses or adjusting shifts.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近3年に外国人労働者を班長や指導員などに登用し、その前後に研修や面談で支援した実例を、記録で示せますか（外国人の雇用を始めて3年未満の場合は開始以降とする）。',
				en: 'Can the company show by records a case in the past three years of appointing a foreign worker as team leader, instructor or the like, with training or talks before and after? (If it began employing foreign workers later, since then.)',
			},
			points: 7,
			sdg_targets: ['4.4', '8.5', '10.2'],
			evaluations: [
				{
					content: {
						ja: '役割に就いた人の一覧があり、任命の日、職務の内容、手当の有無が分かる。',
						en: 'A list of those appointed shows the date, the duties and whether an allowance is paid.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '就く前に、指導の方法や労務の基礎などの研修を受けた記録がある。',
						en: 'Records show training before the appointment, such as how to instruct others and basics of labor management.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '就いた後に上司が面談し、困りごとに対応した記録がある。',
						en: 'Records show that a superior met the person afterwards and dealt with any difficulties.',
					},
					weight: 3,
				},
			],
		},
	],
};
