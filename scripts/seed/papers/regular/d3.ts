import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D3: Career development. */
export const d3: readonly SeedRegularQuestion[] = [
	{
		key: '3de54bfe-0c5e-4057-b7a7-4e7df8916b7a',
		content: {
			ja: '在留資格ごとに、この先に就ける職務と必要な試験や経験を示した図や表を使って、直近1年に外国人労働者全員へ説明し、記録していますか。',
			en: 'In the past year, has the company used a chart for each residence status, showing the jobs open next and the tests or experience needed, to explain this to all foreign workers, on record?',
		},
		points: 8,
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: 'eb9603e7-60b4-49c8-928a-9c281ff9c622',
				content: {
					ja: '在留資格ごとに、次の職務、必要な試験と経験、在留できる期間の上限を示した図や表がある。',
					en: 'A chart or table for each residence status shows next jobs, tests and experience needed, and any limit on stay.',
				},
				weight: 4,
			},
			{
				key: '780d6a02-9d21-4114-b06d-b46d83a00d44',
				content: {
					ja: '本人が理解できる言語で説明した日と、説明した人の記録が全員分ある。',
					en: 'Records for everyone show when and by whom it was explained in a language the worker understands.',
				},
				weight: 3,
			},
			{
				key: 'b8a8fa50-d90b-4f2f-95f7-fcf79f5fcc78',
				content: {
					ja: '図や表を直近1年に見直し、技能実習から育成就労への移行（2027年4月）など制度の改正を反映している。',
					en: 'The chart was reviewed in the past year and reflects changes in the system, such as the move to Employment for Skill Development in April 2027.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'e4ee47e1-edc6-45a0-bf15-2f988b586f64',
		content: {
			ja: '特定技能1号の人のうち、特定技能2号や在留資格「介護」への移行を希望する全員に、試験勉強と必要な実務経験の支援をしていますか（該当者や希望者がいない場合は該当しない）。',
			en: 'Does the company support study and the required work experience for all Specified Skilled Workers (i) who wish to move to Specified Skilled Worker (ii) or the Nursing Care status? (Not applicable if there are none.)',
		},
		points: 9,
		sdg_targets: ['4.4', '8.5', '10.2'],
		evaluations: [
			{
				key: '2e691ce1-f7d0-4b2c-ad4a-11eb80352bf8',
				content: {
					ja: '特定技能1号の全員に、移行の希望の有無を直近1年に尋ねた記録がある。',
					en: 'Records show that all Specified Skilled Workers (i) were asked about their wishes in the past year.',
				},
				weight: 3,
			},
			{
				key: '487ea8c1-ede1-4a6d-bb40-77ec46f97ad6',
				content: {
					ja: '希望者ごとに、分野で求められる実務経験（指導や工程管理など）を積める配置の計画がある。',
					en: 'For each applicant there is a placement plan to gain the experience the field requires, such as supervising others.',
				},
				weight: 4,
			},
			{
				key: 'f542b9ac-c9d9-46b4-b887-854a0fe9fac3',
				content: {
					ja: '受験費用の負担・講習・勤務の調整など、会社が行った支援の実績がある。',
					en: 'There are records of support given, such as paying test fees, courses or adjusting shifts.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'e584bc0a-742c-4deb-b52b-552e6b7e24cf',
		content: {
			ja: '直近3年に外国人労働者を班長や指導員などに登用し、その前後に研修や面談で支援した実例を、記録で示せますか（外国人の雇用を始めて3年未満の場合は開始以降とする）。',
			en: 'Can the company show by records a case in the past three years of appointing a foreign worker as team leader, instructor or the like, with training or talks before and after? (If it began employing foreign workers later, since then.)',
		},
		points: 7,
		sdg_targets: ['4.4', '8.5', '10.2'],
		evaluations: [
			{
				key: 'ea53946d-07c2-45c3-a1c7-cf7369a2c31a',
				content: {
					ja: '役割に就いた人の一覧があり、任命の日、職務の内容、手当の有無が分かる。',
					en: 'A list of those appointed shows the date, the duties and whether an allowance is paid.',
				},
				weight: 3,
			},
			{
				key: 'f3e95663-5194-4a6d-a94b-e06caa1a3158',
				content: {
					ja: '就く前に、指導の方法や労務の基礎などの研修を受けた記録がある。',
					en: 'Records show training before the appointment, such as how to instruct others and basics of labor management.',
				},
				weight: 4,
			},
			{
				key: 'f969a65b-8338-44d7-9edf-614f09b8ca6f',
				content: {
					ja: '就いた後に上司が面談し、困りごとに対応した記録がある。',
					en: 'Records show that a superior met the person afterwards and dealt with any difficulties.',
				},
				weight: 3,
			},
		],
	},
];
