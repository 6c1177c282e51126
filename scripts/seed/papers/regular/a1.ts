import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** A1: Fair recruitment and selection. */
export const a1: readonly SeedRegularQuestion[] = [
	{
		key: '7f9ffa3e-100b-4c38-94df-58acb9810845',
		content: {
			ja: '直近1年に外国人が応募した採用選考すべてで、選考前に定めた職務別の基準に沿って応募者を評価したことを、書面で示せますか。',
			en: 'Can you show in writing that, in every selection in the past year in which a foreign national applied, you rated applicants by job-specific criteria set beforehand?',
		},
		points: 10,
		na_condition: { ja: '直近1年に外国人の応募がない場合', en: 'No foreign national applied in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '基準のない選考では、国籍や話し方の印象で採否が決まりがちです。基準と記録があれば、必要な力のある人を選べて、理由も説明できます。',
				en: 'Without criteria, impressions of nationality or accent tend to decide. With criteria and records, the company finds the people it needs and can explain its choice.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '募集と採用では、性別にかかわりなく均等な機会を与えなければなりません。',
						en: 'Recruitment and hiring must give everyone an equal opportunity regardless of sex.',
					},
					source: {
						ja: '男女雇用機会均等法第5条',
						en: 'Equal Employment Opportunity Act, Article 5',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '応募者の適性と能力だけを基準に選考することが、公正な採用選考の基本とされています。',
						en: 'Fair selection rests only on whether a person has the aptitude and ability for the job.',
					},
					source: {
						ja: '厚生労働省「公正な採用選考の基本」',
						en: 'Ministry of Health, Labour and Welfare, "Basics of Fair Recruitment and Selection"',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '職務別の選考基準（作成日が分かるもの）',
					en: 'Selection criteria for each job (dated)',
					record: 'selection_criteria_job',
					department: ['hr'],
				},
				{
					ja: '応募者ごとの評価票（項目別の評価、採否の理由、評価した人が分かるもの）',
					en: 'Evaluation sheet for each applicant (ratings by criterion, reason for the decision, who rated)',
					record: 'evaluation_sheet_applicant',
					department: ['hr'],
				},
				{
					ja: '選考ごとの応募者一覧（応募日と結果が分かるもの）',
					en: 'List of applicants for each selection (with dates of application and results)',
					record: 'list_applicants_selection',
					department: ['hr'],
				},
				{
					ja: '内定を取り消した場合は、その理由と本人への説明の記録',
					en: 'If an offer was withdrawn: the reason and how it was explained to the person',
					record: 'withdrawn_offers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: '18b1ae38-9ad9-4807-aef9-5d0e712db16f',
				content: {
					ja: '職務ごとに必要な技能・経験・日本語力を示した選考基準があり、選考開始前の作成日が確認できる。',
					en: 'Selection criteria state the skills, experience and Japanese each job needs, and are dated before the selection began.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全職務の基準に技能・経験・日本語力が書かれ、どの選考でも開始前の作成日が確認できる。',
						en: 'The criteria for every job state skills, experience and Japanese, and all are dated before the selection began.',
					},
					half: {
						ja: '基準のある職務が一部だけ、または作成日が分からない。',
						en: 'Only some jobs have criteria, or the criteria are undated.',
					},
					none: {
						ja: '書面の基準がない、または選考の後に作っている。',
						en: 'There are no written criteria, or they were made after the selection.',
					},
				},
			},
			{
				key: '0b16dee0-dd33-4f6b-87a6-8eb3a24dfd0c',
				content: {
					ja: '応募者全員の評価票に、基準の項目ごとの評価と採否の理由が記録されている。',
					en: 'The evaluation sheet of every applicant records a rating for each criterion and the reason for the decision.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '応募者全員の評価票に、基準の全項目の評価と採否の理由があり、採否と食い違わない。',
						en: "Every applicant's sheet has a rating for all criteria and a reason, and both fit the decision.",
					},
					half: {
						ja: '評価票が一部の応募者だけ、または採否の理由の記録がない。',
						en: 'Only some applicants have a sheet, or no reason is recorded.',
					},
					none: {
						ja: '評価票がなく、誰がどう評価したか分からない。',
						en: 'There are no sheets, and nothing shows who rated applicants or how.',
					},
				},
			},
			{
				key: '6c2282ea-030e-4731-a03e-470dd1d91070',
				content: {
					ja: '不採用の記録を抽出して確認しても、国籍・性別・宗教など基準にない理由が使われていない。',
					en: 'A sample of rejections shows no reasons outside the criteria, such as nationality, sex or religion.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '抽出した不採用の記録すべてで、理由が選考基準の項目で説明されている。',
						en: 'In every rejection sampled, the reason is one of the selection criteria.',
					},
					half: null,
					none: {
						ja: '基準にない理由での不採用が1件でもある、または理由の記録がない。',
						en: 'At least one person was rejected for a reason outside the criteria, or reasons were not recorded.',
					},
				},
			},
		],
	},
	{
		key: '6281f92a-bd15-4070-9c9d-8fb986e070b4',
		content: {
			ja: '直近1年に使った、外国人が応募できる求人票・募集要項のすべてで、応募条件を職務に必要なものに限っていますか。',
			en: 'In every job ad and job description of the past year that was open to foreign nationals, did you ask only for what the job requires?',
		},
		points: 8,
		na_condition: {
			ja: '直近1年に外国人が応募できる募集をしていない場合',
			en: 'There was no recruitment open to foreign nationals in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '職務に要らない条件は、働ける人を入口で締め出します。条件を絞ると応募の幅が広がり、差別の疑いも避けられます。',
				en: 'Conditions the job does not need shut out people who could do it. Fewer conditions bring more applicants and leave no suspicion of discrimination.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '求人で性別を限定することや、例外にあたる場合を除いて年齢を制限することは禁じられています。',
						en: 'Job ads must not be limited to one sex or, with few exceptions, to certain ages.',
					},
					source: {
						ja: '男女雇用機会均等法第5条、労働施策総合推進法第9条',
						en: 'Equal Employment Opportunity Act, Article 5; Act on Comprehensive Promotion of Labor Policies, Article 9',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '求人の広告などでは、虚偽や誤解を生む表示をせず、内容を正確で最新のものに保たなければなりません。',
						en: 'Job ads must not be false or misleading, and must be kept accurate and up to date.',
					},
					source: { ja: '職業安定法第5条の4', en: 'Employment Security Act, Article 5-4' },
					as_of: '2026-11-25',
				},
				{
					kind: 'duty',
					text: {
						ja: '求人の申し込みでは、国籍の条件を付けるなどの差別的な扱いをしないことが求められています。',
						en: 'Job orders should not discriminate, for example by setting a nationality.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（募集・採用）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (recruitment and hiring)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '求人票・募集要項・求人サイトやSNSの画面の写し（掲載した期間が分かるもの）',
					en: 'Copies of job ads, job descriptions, and posts on job sites and social media (with dates of publication)',
					record: 'recruitment_materials',
					department: ['hr'],
				},
				{
					ja: '求人を頼んだ紹介会社や知人などの紹介者への申込書とメール（人選の条件が分かるもの）',
					en: 'Job orders and emails to placement agencies, acquaintances and others asked to introduce candidates (showing any preferences)',
					record: 'job_orders_emails_placement_agencies',
					department: ['hr'],
				},
				{
					ja: '日本語力の条件と仕事の場面の対応表',
					en: 'Table linking the level of Japanese asked for to situations at work',
					record: 'table_linking_level_japanese_asked',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: '9a42b70a-ca26-4723-872d-a9b99d7c092d',
				content: {
					ja: '法令で認められた場合を除き、求人票に国籍・性別・年齢・婚姻・容姿などの条件や希望が書かれていない。',
					en: 'Except where the law allows it, job ads state no condition or preference on nationality, sex, age, marital status or looks.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての求人票に、法令で認められない条件や希望の記載がない。',
						en: 'No job ad states a condition or preference that the law does not allow.',
					},
					half: null,
					none: {
						ja: '国籍・性別・年齢・婚姻・容姿などの条件や希望を書いた求人票が1件でもある。',
						en: 'At least one job ad states a condition or preference on nationality, sex, age, marital status or looks.',
					},
				},
			},
			{
				key: '75ea8222-1616-42b4-a6de-339f8370ca52',
				content: {
					ja: '求める日本語力が、作業指示・接客・記録など職務で使う場面と対応づけて説明されている。',
					en: 'The level of Japanese asked for is explained by situations in which the job uses it, such as instructions, customers or records.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全職務で日本語力が仕事の場面とともに書かれ、現場の責任者の説明とも合う。',
						en: 'For every job, the level is tied to situations at work and matches what the supervisor on site says.',
					},
					half: {
						ja: '一部の職務だけ、または「N3以上」など級だけで場面の説明がない。',
						en: 'Only some jobs have an explanation, or only a test level such as "N3 or higher" is given.',
					},
					none: {
						ja: '日本語力の条件に職務上の理由が示されていない。',
						en: 'Nothing about the job explains the level of Japanese asked for.',
					},
				},
			},
			{
				key: '1d3d0a00-c122-4d31-ac16-10496512551e',
				content: {
					ja: '求人を頼んだ紹介会社や送出機関への申込書・メールにも、職務と関係のない人選の指定がない。',
					en: 'Job orders and emails to placement agencies or sending organizations state no preferences unrelated to the job either.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '保存された申込書とメールのすべてに、職務と関係のない指定がない。',
						en: 'None of the orders and emails on file states a preference unrelated to the job.',
					},
					half: null,
					none: {
						ja: '国籍・性別・容姿などの指定が1件でもある、または申し込みの記録が残っていない。',
						en: 'At least one states a preference on nationality, sex, looks or the like, or no record of the orders was kept.',
					},
				},
			},
		],
	},
	{
		key: '2c2c0370-9d27-42ee-8fc2-530ae4d3091e',
		content: {
			ja: '直近1年の外国人の採用面接すべてで、家族・宗教・妊娠の予定など職務と関係のないことを質問しない取り決めが守られていますか。',
			en: 'In every interview of foreign applicants in the past year, did interviewers keep to the rule of not asking about anything unrelated to the job, such as family, religion or plans for pregnancy?',
		},
		points: 8,
		na_condition: {
			ja: '直近1年に外国人の採用面接がない場合',
			en: 'No foreign national was interviewed for a job in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '職務と関係のない質問は差別のもとになり、断りにくい応募者を傷つけます。同じ質問で比べれば、選考の質も上がります。',
				en: 'Unrelated questions open the door to discrimination and hurt applicants who can hardly refuse to answer. Asking everyone the same questions also makes selection better.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '2026年10月1日から、求職者などへのセクシュアルハラスメントを防ぐ措置をとらなければなりません。',
						en: 'Since October 1, 2026, employers must take measures to prevent sexual harassment of job seekers.',
					},
					source: {
						ja: '男女雇用機会均等法第13条',
						en: 'Equal Employment Opportunity Act, Article 13',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '本籍・家族・宗教など、本人に責任のないことや本来自由であるべきことは選考で尋ねないこととされています。',
						en: 'Selection does not ask about things people are not responsible for or should be free in, such as family origin, family and religion.',
					},
					source: {
						ja: '厚生労働省「公正な採用選考の基本」',
						en: 'Ministry of Health, Labour and Welfare, "Basics of Fair Recruitment and Selection"',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '就労できるかどうかは選考中は口頭で確かめ、在留カードは内定の後に確認する扱いが望まれます。',
						en: 'During selection, it is best to ask about permission to work orally and to see the residence card only after the offer.',
					},
					source: {
						ja: '外国人雇用の実務での好事例',
						en: 'Good practice in employing foreign workers',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '面接の質問票と、聞いてはいけない事項の一覧',
					en: 'Interview question sheet and list of topics not to ask about',
					record: 'interview_question_sheet_list_topics',
					department: ['hr'],
				},
				{
					ja: '面接官研修の教材と受講者名簿（面接に関わった人全員が載ったもの）',
					en: 'Training material for interviewers and attendance list (with everyone who took part in interviews)',
					record: 'training_material_interviewers_attendance_list',
					department: ['hr'],
				},
				{
					ja: '面接記録（尋ねたことと答えが分かるもの）',
					en: 'Interview notes (showing questions and answers)',
					record: 'interview_notes',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['10.3', '16.b'],
		evaluations: [
			{
				key: '83e38283-9c32-4db2-9764-b636980df1bf',
				content: {
					ja: '面接官全員の研修記録があり、聞いてはいけない事項とその理由が教材に示されている。',
					en: 'Every interviewer has a training record, and the material explains what must not be asked and why.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面接した人全員が面接の前に受講し、教材に禁止事項と理由がある。',
						en: 'Everyone who interviewed was trained beforehand, and the material names the banned topics and the reasons.',
					},
					half: {
						ja: '受講していない面接官がいる、または教材に理由の説明がない。',
						en: 'Some interviewers were not trained, or the material gives no reasons.',
					},
					none: { ja: '研修や説明の記録がない。', en: 'There is no record of any training or briefing.' },
				},
			},
			{
				key: '96fa0bb6-9b7a-42e9-a534-3d1b44f82e24',
				content: {
					ja: '面接記録が質問票に沿い、選考中の就労資格は口頭確認にとどめて在留カードの提示を求めていない。',
					en: 'Interview notes follow the question sheet. Permission to work is only asked about orally, and nobody has to show a residence card during selection.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '抽出した記録すべてが質問票どおりで、内定前にカードを求めた例がない。',
						en: 'All notes sampled follow the sheet, and nobody was asked for a card before an offer.',
					},
					half: {
						ja: '質問票はあるが、面接記録が一部しか残っていない。',
						en: 'There is a question sheet, but notes exist for only some interviews.',
					},
					none: {
						ja: '質問票がない、または内定前に在留カードの提示を求めている。',
						en: 'There is no question sheet, or applicants are asked for their residence card before an offer.',
					},
				},
			},
			{
				key: '3b3f80c1-8979-4012-afb4-a906a0142aa5',
				content: {
					ja: '現地面接の同席者や紹介会社・送出機関の担当者を含め、面接に関わる人全員に同じ質問票と禁止事項を渡している。',
					en: 'Everyone involved in interviews has the same question sheet and list of banned topics, including people who join abroad and staff of placement agencies or sending organizations.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '社外の同席者を含む全員に渡した日付と宛先が確認できる。',
						en: 'For everyone, including people from outside the company, it is on record when and to whom they were given.',
					},
					half: { ja: '社内の面接官だけに渡している。', en: "Only the company's own interviewers received them." },
					none: {
						ja: '誰にも渡していない、または渡した記録がない。',
						en: 'Nobody received them, or there is no record of it.',
					},
				},
			},
			{
				key: 'fd6c6f4d-349c-4d89-b876-b51ac31f40b1',
				content: {
					ja: '直近1年の入社者との面談で、職務と関係のない質問や妊娠検査を求められていないと確認できる。',
					en: 'People hired in the past year confirm in interviews that they were not asked unrelated questions or told to take a pregnancy test.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '話を聞いた入社者全員が、求められたことはないと答えている。',
						en: 'Everyone interviewed says that they were asked nothing of the kind.',
					},
					half: {
						ja: '一部の入社者からしか話を聞けていない。',
						en: 'Only some of the people hired could be interviewed.',
					},
					none: {
						ja: '求められたという人が1人でもいる、または話を聞いていない。',
						en: 'At least one person was asked such a thing, or nobody was interviewed.',
					},
				},
			},
		],
	},
];
