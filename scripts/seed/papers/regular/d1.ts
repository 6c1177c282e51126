import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D1: Induction and skills. */
export const d1: readonly SeedRegularQuestion[] = [
	{
		key: '31b9ea9b-a7ee-4e89-a388-b1be9f703d3e',
		content: {
			ja: '直近1年に雇い入れた外国人労働者全員に、担当業務ごとの導入教育（安全衛生教育を除く）を行ったことを、記録で示せますか。',
			en: 'Can you show from records that every foreign worker hired in the past year received induction training for their own job (not counting safety and health training)?',
		},
		points: 8,
		na_condition: {
			ja: '直近1年に外国人労働者を雇い入れていない場合',
			en: 'No foreign worker was hired in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '最初に仕事の手順と聞く相手が分かると、本人は安心して働けます。会社は、教え方の個人差による不良や早期の離職を減らせます。',
				en: 'When workers know the steps of their job and whom to ask, they can work with confidence. The company has fewer defects and early departures caused by uneven teaching.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '母国語での導入研修など、外国人が仕事と職場になじめる教育訓練に努めることが求められています。',
						en: 'Employers should try to provide training that helps foreign workers settle into their job and workplace, such as induction in their native language.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（教育訓練）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (education and training)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '雇う人に、仕事に必要な職業訓練などの機会を確保するよう努めることが求められています。',
						en: 'Employers should try to make sure that people they hire get vocational training and the like that they need for their job.',
					},
					source: { ja: '職業能力開発促進法第4条', en: 'Human Resources Development Promotion Act, Article 4' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '職種別の導入教育の計画書（項目、日数、教える人が分かるもの）',
					en: 'Induction plan by job (topics, number of days, trainer)',
					record: 'induction_plan_job',
					department: ['site', 'hr'],
				},
				{
					ja: '対象者ごとの教育記録（実施日、項目、使った言語や教材が分かるもの）',
					en: 'Training record for each person (dates, topics, language or materials used)',
					record: 'training_records',
					department: ['site', 'hr'],
				},
				{
					ja: '直近1年の雇入れの一覧（記録と人数を照合できるもの）',
					en: 'List of people hired in the past year (to match against the records)',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: 'b85377c4-41e8-4f6d-b532-fc7ec58956b5',
				content: {
					ja: '担当業務ごとに、教える項目・日数・教える人を定めた導入教育の計画書がある。',
					en: 'Every job has an induction plan that sets the topics, the number of days and the trainer.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '対象者の業務すべてに計画書があり、項目・日数・教える人が書かれている。',
						en: 'Every job concerned has a plan with topics, number of days and trainer.',
					},
					half: {
						ja: '一部の業務の計画書だけ、または教える人や日数が書かれていない。',
						en: 'Only some jobs have a plan, or trainer or number of days is missing.',
					},
					none: {
						ja: '計画書がなく、教える内容を現場任せにしている。',
						en: 'There is no plan, and each workplace decides what to teach.',
					},
				},
			},
			{
				key: 'c5144656-dfad-4a47-91f7-d1dcaf5f8453',
				content: {
					ja: '対象者ごとの記録に、実施日・教えた項目・使った言語や教材が残っている。',
					en: "Each person's record shows the dates, the topics taught and the language or materials used.",
				},
				weight: 4,
				anchors: {
					full: {
						ja: '対象者全員の記録に、実施日・項目・言語や教材がそろっている。',
						en: "Everyone's record shows dates, topics, and language or materials.",
					},
					half: {
						ja: '一部の人の記録だけ、または言語や項目が分からない。',
						en: 'Only some people have a record, or language or topics are not shown.',
					},
					none: { ja: '対象者ごとの記録がない。', en: 'There are no records for each person.' },
				},
			},
			{
				key: 'e8cbc6e5-7bcc-4dc1-94b1-78a1493abfa1',
				content: {
					ja: '面談で本人が、自分の仕事の手順と、分からないときに聞く相手を説明できる。',
					en: 'In interviews, workers can explain the steps of their job and whom to ask when they are unsure.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が、手順と聞く相手を自分の言葉で説明できる。',
						en: 'Everyone interviewed can explain the steps and whom to ask in their own words.',
					},
					half: {
						ja: '一部の人だけが説明できる、または手順か相手のどちらかだけ。',
						en: 'Only some can explain them, or only the steps or only whom to ask.',
					},
					none: { ja: '面談した人が手順も聞く相手も説明できない。', en: 'Those interviewed can explain neither.' },
				},
			},
		],
	},
	{
		key: '1825c82b-bfb8-4615-b37e-a359930e9fb0',
		content: {
			ja: '技能の目標を書いた育成計画に沿って、指導員が外国人労働者一人ひとりの到達度を6か月に1回以上本人と確認したことを、記録で示せますか。',
			en: 'Can you show from records that, at least every six months, an instructor reviewed progress with each foreign worker against a training plan with skill goals?',
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '目標と到達度を一緒に確かめると、本人は成長が分かり、会社は教え方の遅れに早く気づけます。',
				en: 'When goals and progress are reviewed together, workers see how they grow, and the company sees early where teaching falls behind.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、認定を受けた計画に沿って技能を身につけさせなければなりません。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), workers must learn skills by an approved plan.',
					},
					source: {
						ja: '技能実習法第8条・第9条、育成就労法第8条・第9条第1項第4号',
						en: 'Technical Intern Training Act, Articles 8 and 9; Employment for Skill Development Act, Articles 8 and 9(1)(iv)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労では、経験のある指導員を置くなど、指導の体制も定められています。',
						en: 'Both programs also set rules on who teaches, such as having an experienced instructor.',
					},
					source: {
						ja: '技能実習法施行規則第12条、育成就労法施行規則第15条・第16条',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 12; Regulations for Enforcement of the Employment for Skill Development Act, Articles 15 and 16',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、能力を発揮できるよう教育訓練を行うことが求められています。',
						en: 'Whatever the residence status, employers should train foreign workers so that they can use their abilities.',
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
					ja: '一人ひとりの育成計画（技能の目標と期限が分かるもの）',
					en: 'Training plan for each person (skill goals and deadlines)',
					record: 'training_plan_person',
					department: ['site', 'hr'],
				},
				{
					ja: 'OJT記録や到達度の確認票（確認日、到達度、本人の署名などが分かるもの）',
					en: "OJT records or progress sheets (date, progress, worker's signature or the like)",
					record: 'training_records',
					department: ['site', 'hr'],
				},
				{
					ja: '指導員の任命書と勤務表（教える時間が分かるもの）',
					en: "Instructor's letter of appointment and roster (showing time for teaching)",
					record: 'instructor_letter_appointment_roster',
					department: ['site', 'hr'],
				},
			],
		},
		sdg_targets: ['4.3', '4.4'],
		evaluations: [
			{
				key: '12964ae4-c3d5-40ac-98da-00d6bd2f4f0b',
				content: {
					ja: '全員分の育成計画に、身につける技能と期限が書かれている（認定を受けた技能実習計画・育成就労計画などを含む）。',
					en: "Every worker's training plan states the skills to learn and the deadlines (including approved plans for technical intern training or Employment for Skill Development).",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在留資格を問わず全員の計画に、技能と期限が具体的に書かれている。',
						en: "Everyone's plan, whatever their residence status, states skills and deadlines in concrete terms.",
					},
					half: {
						ja: '一部の在留資格の人の計画だけ、または期限が書かれていない。',
						en: 'Only people of some statuses have a plan, or plans have no deadlines.',
					},
					none: { ja: '育成計画がない。', en: 'There are no training plans.' },
				},
			},
			{
				key: '37969da9-042f-4ddf-8d78-80c27f45252b',
				content: {
					ja: '指導員が任命され、教える時間が勤務表や業務分担表で確保されている。',
					en: 'Instructors are appointed, and rosters or task lists set aside time for teaching.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に指導員が決まり、教える時間が勤務表などで確認できる。',
						en: 'Everyone has an instructor, and rosters or the like show the time for teaching.',
					},
					half: {
						ja: '任命されているが、教える時間が確保されていない。',
						en: 'Instructors are appointed, but no time is set aside for teaching.',
					},
					none: { ja: '指導員が決まっていない。', en: 'No instructor is named.' },
				},
			},
			{
				key: 'dad41132-c0cf-4565-9ea1-9ea461c96273',
				content: {
					ja: '直近1年のOJT記録に、6か月に1回以上の到達度と次の課題が書かれている。',
					en: 'OJT records of the past year show progress and next steps at least every six months.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の記録に、6か月に1回以上の到達度と次の課題がある。',
						en: "Everyone's record shows progress and next steps at least every six months.",
					},
					half: {
						ja: '一部の人の記録だけ、または間隔が6か月を超えている。',
						en: 'Only some people have a record, or entries are more than six months apart.',
					},
					none: { ja: '直近1年の到達度の記録がない。', en: 'There is no record of progress in the past year.' },
				},
			},
			{
				key: '661abaf5-99b1-499f-96bc-98297697bae6',
				content: {
					ja: '面談で本人が、今の自分の目標と到達度を答えられる。',
					en: 'In interviews, workers can state their current goals and progress.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '面談した全員が、目標と到達度を答え、記録とも合う。',
						en: 'Everyone interviewed can state both, and their answers match the records.',
					},
					half: {
						ja: '一部の人だけが答えられる、または記録と食い違う。',
						en: 'Only some can state them, or their answers differ from the records.',
					},
					none: { ja: '面談した人が、自分の目標を知らない。', en: 'Those interviewed do not know their goals.' },
				},
			},
		],
	},
	{
		key: '4eab2ed9-1d73-446b-a332-d5921deb6029',
		content: {
			ja: '直近2年に技能検定など業務に関わる試験（特定技能2号の試験を除く）を受けた外国人労働者全員に、会社が練習の機会を設けたことを、記録で示せますか。',
			en: 'Can you show from records that you gave every foreign worker who took a job-related test, such as a national skills test, in the past two years a chance to practice (not counting tests for Specified Skilled Worker (ii))?',
		},
		points: 7,
		na_condition: {
			ja: '直近2年に業務に関わる試験を受けた外国人労働者がいない場合',
			en: 'No foreign worker took a job-related test in the past two years',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '試験の合否は、在留や収入を左右します。練習の機会があれば合格が近づき、会社は技能のある人に長く働いてもらえます。',
				en: 'Test results can decide stay and income. With practice, people are more likely to pass, and the company keeps skilled workers longer.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、計画に定めた試験を受けさせ、技能の修得を確かめることが求められます。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), workers must take the tests set in the plan to confirm that they have learned the skills.',
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
						ja: '働く人が職業能力の検定などを受けやすいよう、会社が援助に努めることが求められています。',
						en: 'Employers should try to help workers take tests of vocational ability.',
					},
					source: { ja: '職業能力開発促進法第4条', en: 'Human Resources Development Promotion Act, Article 4' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '練習の時間を勤務の中で確保し、材料費などを会社が負担します。',
						en: 'Practice takes place in working hours, and the company pays for materials and the like.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '受験者の一覧（試験名、受験日、合否が分かるもの）',
					en: 'List of people who took tests (name of test, date, result)',
					record: 'list_people_took_tests',
					department: ['site', 'hr'],
				},
				{
					ja: '練習の記録（日時、設備や材料、指導した人が分かるもの）',
					en: 'Practice records (times, equipment or materials, instructor)',
					record: 'practice_records',
					department: ['site', 'hr'],
				},
				{
					ja: '材料や受験の費用を会社が払った記録',
					en: 'Records of the company paying for materials or tests',
					record: 'learning_costs',
					department: ['accounting', 'site'],
				},
			],
		},
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: '74db02e6-6add-4d46-a4ab-9556b1e6b223',
				content: {
					ja: '受験者ごとに試験名・受験日・合否を記した直近2年の一覧がある。',
					en: "A list for the past two years shows the name, date and result of each person's tests.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '直近2年の受験者全員の試験名・受験日・合否がそろっている。',
						en: 'The list has name, date and result for everyone who took a test in the past two years.',
					},
					half: {
						ja: '一部の試験や受験者が抜けている、または合否の記録がない。',
						en: 'Some tests or people are missing, or results are not recorded.',
					},
					none: { ja: '受験の一覧や記録がない。', en: 'There is no list or record of tests.' },
				},
			},
			{
				key: 'fa597296-c0a5-429f-be37-a4f5ceee9b94',
				content: {
					ja: '練習に使った時間、設備や材料、指導した人の記録がある。',
					en: 'Records show practice time, the equipment or materials used, and the instructor.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '受験者全員について、時間・設備や材料・指導した人が分かる。',
						en: 'For everyone who took a test, time, equipment or materials, and instructor are on record.',
					},
					half: {
						ja: '一部の受験者の記録だけ、または時間や指導した人が分からない。',
						en: 'Only some people have a record, or time or instructor is not shown.',
					},
					none: {
						ja: '練習の記録がない、または機会を設けていない。',
						en: 'There is no record of practice, or no chance to practice.',
					},
				},
			},
			{
				key: '3e3d3054-b661-4083-adce-26cd2acf06da',
				content: {
					ja: '面談で受験者が、勤務の調整や指導を受けて練習でき、材料費などを払っていないと述べている。',
					en: 'In interviews, people who took tests say that shifts were adjusted or teaching given so that they could practice, and that they did not pay for materials or the like.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した受験者全員が、練習でき、費用を払っていないと述べている。',
						en: 'Everyone interviewed who took a test says that they could practice and paid nothing.',
					},
					half: {
						ja: '一部の人は練習が十分でなかった、または費用の一部を払っている。',
						en: 'Some say that practice was too short, or that they paid part of the costs.',
					},
					none: {
						ja: '練習できず、費用も自分で払ったと述べている。',
						en: 'They say that they could not practice and paid the costs themselves.',
					},
				},
			},
		],
	},
];
