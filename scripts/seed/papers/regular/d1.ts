import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D1: Induction and skills. */
export const d1: readonly SeedRegularQuestion[] = [
	{
		key: '31b9ea9b-a7ee-4e89-a388-b1be9f703d3e',
		content: {
			ja: '直近1年に雇い入れた外国人労働者全員に、担当業務ごとの導入教育（安全衛生教育を除く）を行ったことを、記録で示せますか。',
			en: 'Can the company show by records that all foreign workers hired in the past year received induction training for their own job (not counting safety training)?',
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
				en: 'Knowing the steps of the job and whom to ask lets people work with confidence. The company has fewer defects and early departures caused by uneven teaching.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '母国語での導入研修など、外国人が仕事と職場になじめる教育訓練に努めることが求められています。',
						en: 'Employers are asked to try to give training that helps foreign workers settle in, such as induction in their native language.',
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
						en: 'Employers are asked to try to secure the vocational training their workers need for the job.',
					},
					source: { ja: '職業能力開発促進法第4条', en: 'Human Resources Development Promotion Act, Article 4' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '職種別の導入教育の計画書（項目、日数、教える人が分かるもの）',
					en: 'Induction plan by job (items, days and trainer)',
				},
				{
					ja: '対象者ごとの教育記録（実施日、項目、使った言語や教材が分かるもの）',
					en: 'Training record of each person (dates, items, language or materials)',
				},
				{
					ja: '直近1年の雇入れの一覧（記録と人数を照合できるもの）',
					en: 'List of people hired in the past year (to match against the records)',
				},
			],
		},
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: 'b85377c4-41e8-4f6d-b532-fc7ec58956b5',
				content: {
					ja: '担当業務ごとに、教える項目・日数・教える人を定めた導入教育の計画書がある。',
					en: 'There is an induction plan for each job that sets the items, the number of days and the trainer.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '対象者の業務すべてに計画書があり、項目・日数・教える人が書かれている。',
						en: 'Every job concerned has a plan with items, days and trainer.',
					},
					half: {
						ja: '一部の業務の計画書だけ、または教える人や日数が書かれていない。',
						en: 'Only some jobs have a plan, or it lacks the trainer or the days.',
					},
					none: {
						ja: '計画書がなく、教える内容を現場任せにしている。',
						en: 'There is no plan; content is left to each workplace.',
					},
				},
			},
			{
				key: 'c5144656-dfad-4a47-91f7-d1dcaf5f8453',
				content: {
					ja: '対象者ごとの記録に、実施日・教えた項目・使った言語や教材が残っている。',
					en: "Each person's record shows the dates, the items taught, and the language or materials used.",
				},
				weight: 4,
				anchors: {
					full: {
						ja: '対象者全員の記録に、実施日・項目・言語や教材がそろっている。',
						en: 'The records of all concerned show dates, items, and language or materials.',
					},
					half: {
						ja: '一部の人の記録だけ、または言語や項目が分からない。',
						en: 'Records exist for some people only, or do not show language or items.',
					},
					none: { ja: '対象者ごとの記録がない。', en: 'There are no records by person.' },
				},
			},
			{
				key: 'e8cbc6e5-7bcc-4dc1-94b1-78a1493abfa1',
				content: {
					ja: '面談で本人が、自分の仕事の手順と、分からないときに聞く相手を説明できる。',
					en: 'In interviews, workers can explain the steps of their job and whom to ask when unsure.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が、手順と聞く相手を自分の言葉で説明できる。',
						en: 'All interviewed can explain both in their own words.',
					},
					half: {
						ja: '一部の人だけが説明できる、または手順か相手のどちらかだけ。',
						en: 'Only some can explain, or only the steps or only whom to ask.',
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
			en: "Can the company show by records that an instructor reviewed each foreign worker's progress against a training plan with skill goals, together with the person, at least every six months?",
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '目標と到達度を一緒に確かめると、本人は成長が分かり、会社は教え方の遅れに早く気づけます。',
				en: 'Reviewing goals and progress together shows workers how they grow, and shows the company early where teaching falls behind.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、認定を受けた計画に沿って技能を身につけさせなければなりません。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), skills must be taught by the approved plan.',
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
						en: 'For both systems the teaching staff is prescribed too, such as an experienced instructor.',
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
						en: 'Whatever the status, employers are asked to train foreign workers so that they can use their abilities.',
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
					en: 'Training plan of each person (skill goals and deadlines)',
				},
				{
					ja: 'OJT記録や到達度の確認票（確認日、到達度、本人の署名などが分かるもの）',
					en: "OJT records or progress sheets (date, level, the worker's signature or the like)",
				},
				{
					ja: '指導員の任命書と勤務表（教える時間が分かるもの）',
					en: "Instructor's appointment and roster (showing time for teaching)",
				},
			],
		},
		sdg_targets: ['4.3', '4.4'],
		evaluations: [
			{
				key: '12964ae4-c3d5-40ac-98da-00d6bd2f4f0b',
				content: {
					ja: '全員分の育成計画に、身につける技能と期限が書かれている（認定を受けた技能実習計画・育成就労計画などを含む）。',
					en: 'Plans for all workers name the skills and deadlines (approved plans for technical intern training, Employment for Skill Development and the like count).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在留資格を問わず全員の計画に、技能と期限が具体的に書かれている。',
						en: 'Plans for all, whatever their status, name concrete skills and deadlines.',
					},
					half: {
						ja: '一部の在留資格の人の計画だけ、または期限が書かれていない。',
						en: 'Plans cover some statuses only, or have no deadlines.',
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
						en: 'Everyone has an instructor, and rosters or the like show the teaching time.',
					},
					half: {
						ja: '任命されているが、教える時間が確保されていない。',
						en: 'Instructors are appointed, but no time is set aside.',
					},
					none: { ja: '指導員が決まっていない。', en: 'No instructor is named.' },
				},
			},
			{
				key: 'dad41132-c0cf-4565-9ea1-9ea461c96273',
				content: {
					ja: '直近1年のOJT記録に、6か月に1回以上の到達度と次の課題が書かれている。',
					en: 'OJT records for the past year show progress and next steps at least every six months.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の記録に、6か月に1回以上の到達度と次の課題がある。',
						en: 'All records show progress and next steps at least every six months.',
					},
					half: {
						ja: '一部の人の記録だけ、または間隔が6か月を超えている。',
						en: 'Records exist for some people only, or are more than six months apart.',
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
						en: 'All interviewed can state both, in line with the records.',
					},
					half: {
						ja: '一部の人だけが答えられる、または記録と食い違う。',
						en: 'Only some can answer, or answers differ from the records.',
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
			en: 'Can the company show by records that it gave practice to every foreign worker who took a job-related skills test (other than for Specified Skilled Worker (ii)) in the past two years?',
		},
		points: 7,
		na_condition: {
			ja: '直近2年に業務に関わる試験を受けた外国人労働者がいない場合',
			en: 'No foreign worker took a job-related skills test in the past two years',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '試験の合否は、在留や収入を左右します。練習の機会があれば合格が近づき、会社は技能のある人に長く働いてもらえます。',
				en: 'A test result can decide stay and income. With practice people pass, and skilled workers stay longer with the company.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、計画に定めた試験を受けさせ、技能の修得を確かめることが求められます。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), workers must take the tests in the plan so that their skills are confirmed.',
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
						en: 'Employers are asked to try to help workers take tests of vocational ability.',
					},
					source: { ja: '職業能力開発促進法第4条', en: 'Human Resources Development Promotion Act, Article 4' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '練習の時間を勤務の中で確保し、材料費などを会社が負担します。',
						en: 'Practice takes place in working time, and the company pays for materials.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '受験者の一覧（試験名、受験日、合否が分かるもの）',
					en: 'List of those who took tests (test, date, result)',
				},
				{
					ja: '練習の記録（日時、設備や材料、指導した人が分かるもの）',
					en: 'Practice records (times, equipment or materials, teacher)',
				},
				{ ja: '材料や受験の費用を会社が払った記録', en: 'Records of the company paying for materials or tests' },
			],
		},
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: '74db02e6-6add-4d46-a4ab-9556b1e6b223',
				content: {
					ja: '受験者ごとに試験名・受験日・合否を記した直近2年の一覧がある。',
					en: 'A list for the past two years shows the test, date and result for each person.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '直近2年の受験者全員の試験名・受験日・合否がそろっている。',
						en: 'The list has test, date and result for everyone in the past two years.',
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
					en: 'Records show the practice time, the equipment or materials, and the person who taught.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '受験者全員について、時間・設備や材料・指導した人が分かる。',
						en: 'For everyone who took a test, time, equipment or materials and teacher are recorded.',
					},
					half: {
						ja: '一部の受験者の記録だけ、または時間や指導した人が分からない。',
						en: 'Records cover some people only, or lack the time or the teacher.',
					},
					none: {
						ja: '練習の記録がない、または機会を設けていない。',
						en: 'There is no record, or no practice was given.',
					},
				},
			},
			{
				key: '3e3d3054-b661-4083-adce-26cd2acf06da',
				content: {
					ja: '面談で受験者が、勤務の調整や指導を受けて練習でき、材料費などを払っていないと述べている。',
					en: 'In interviews, those who took tests say they could practice with shifts or teaching arranged, and paid no material costs.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した受験者全員が、練習でき、費用を払っていないと述べている。',
						en: 'All interviewed say they could practice and paid nothing.',
					},
					half: {
						ja: '一部の人は練習が十分でなかった、または費用の一部を払っている。',
						en: 'Some had too little practice or paid part of the costs.',
					},
					none: {
						ja: '練習できず、費用も自分で払ったと述べている。',
						en: 'They say they could not practice and paid themselves.',
					},
				},
			},
		],
	},
];
