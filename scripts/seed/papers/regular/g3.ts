import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G3: Review, improvement and cooperation. */
export const g3: readonly SeedRegularQuestion[] = [
	{
		key: 'a1de132f-33f4-4adb-ab82-9afb90ba3d29',
		content: {
			ja: '外国人労働者も出席する会議で、雇用管理の指標（KPI）の結果をもとに改善策を決めることを、直近1年に1回以上行っていますか。',
			en: 'At least once in the past year, did a meeting that foreign workers attended decide on improvements, based on results of indicators (KPIs) for managing foreign workers?',
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '当事者のいない会議では、本当の困りごとが見えません。指標と本人の声の両方で、改善が続きます。',
				en: "A meeting without the people concerned does not see their real problems. With indicators and workers' voices together, improvement continues.",
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '取り組みの効果を指標で追い、影響を受ける人の声も聞き、結果を外部に伝えることが求められています。',
						en: 'Companies are expected to track how well they do with indicators and by listening to those affected, and to report the results outside.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則20・21',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 20 and 21',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '会社の責任で行方不明者を出したことや、労働・社会保険・租税の法令を守らないことは、特定技能の受入れの基準に反します。',
						en: "Having workers go missing through the company's fault, or not observing labor, social insurance and tax laws, breaks the standard for Specified Skilled Workers.",
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第1号・第2条第1項第3号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Articles 2(1)(i) and 2(1)(iii)',
					},
					as_of: '2026-11-25',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '受入れの担当者とは別の人が点検し、外国人労働者も会議で発言します。',
						en: 'Someone other than the staff in charge reviews the results, and foreign workers speak at the meeting.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '指標と目標値の一覧、直近1年の点検の結果',
					en: 'List of indicators and targets, and results of the past year',
					record: 'indicators_and_review',
					department: ['management'],
				},
				{
					ja: '会議録（出席者、発言、決めた改善が分かるもの）',
					en: 'Minutes (participants, what they said, improvements decided on)',
					record: 'review_minutes',
					department: ['management'],
				},
				{
					ja: '直近3年の是正勧告・行政処分・送検・行方不明の一覧（なければその旨の申告書）と、公表している場合はその画面',
					en: 'List of corrective recommendations, administrative penalties, referrals to prosecutors and missing persons in the past three years (or a statement that there were none) and, if published, the page',
					record: 'corrective_orders',
					department: ['compliance', 'management'],
				},
				{
					ja: '出席する外国人労働者の選び方（本人たちによる選出など）',
					en: 'How the foreign workers who attend were chosen (for example, by election among them)',
					record: 'foreign_workers_attend_chosen',
					department: ['hr'],
				},
				{
					ja: '結果を伝えた掲示やウェブサイトの画面',
					en: 'Notices or web pages that report the results',
					record: 'reports_to_workers',
					department: ['general_affairs'],
				},
			],
		},
		sdg_targets: ['16.7'],
		evaluations: [
			{
				key: '0ef0378f-3663-4672-9aac-4a6ea3aec4db',
				content: {
					ja: '指標と目標値（日本語学習時間・相談への対応日数・労働災害の件数など）の一覧があり、日々の受入れ担当者とは別の人が直近1年の結果を点検している。',
					en: 'There is a list of indicators and targets (hours of Japanese study, days taken for requests for advice, number of accidents and the like), and someone other than the staff in daily charge reviewed the results of the past year.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '指標ごとに目標値と直近1年の結果があり、別の人が点検している。',
						en: 'Every indicator has a target and a result for the past year, reviewed by someone else.',
					},
					half: {
						ja: '一覧だけで結果がない、または受入れ担当者だけで点検している。',
						en: 'There is a list without results, or only the staff in charge reviewed them.',
					},
					none: { ja: '指標の一覧がない。', en: 'There is no list of indicators.' },
				},
			},
			{
				key: '301b132b-ea6c-4ecf-8adf-5311ed99dee8',
				content: {
					ja: '直近1年の主な指標の結果を、個人が分からない形で、外国人労働者に理解できる言語で伝え、社外にも公開している。',
					en: 'Main results of the past year were reported to foreign workers in a language they understand, and published outside the company, without identifying anyone.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '外国人労働者全員に伝え、社外の人も読める場所に公開している。',
						en: 'All foreign workers were told, and the results are published where people outside can read them.',
					},
					half: {
						ja: '社内だけ、または社外だけ、日本語だけで伝えている。',
						en: 'Results were reported only inside, only outside, or only in Japanese.',
					},
					none: {
						ja: '結果を外国人労働者にも社外にも伝えていない。',
						en: 'Results were reported neither to foreign workers nor outside.',
					},
				},
			},
			{
				key: 'fcb234e4-da74-4548-9da5-3dd02137abb3',
				content: {
					ja: '会議録に外国人労働者の出席と発言、決めた改善があり、次の点検で結果を確かめている。',
					en: 'Minutes show that foreign workers attended and spoke and what improvements were decided on, and the next review checks the results.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '出席・発言・改善が会議録にあり、前回の改善の結果も確かめている。',
						en: 'The minutes show attendance, statements and improvements, and results of earlier improvements were checked.',
					},
					half: {
						ja: '出席しているが発言がない、または改善の結果を確かめていない。',
						en: 'Foreign workers attended but did not speak, or results of improvements were not checked.',
					},
					none: {
						ja: '外国人労働者が出席していない、または会議録がない。',
						en: 'Foreign workers did not attend, or there are no minutes.',
					},
				},
			},
			{
				key: 'eb214d19-4320-4832-a71c-a097cb33a14a',
				content: {
					ja: '労働・入管の法令に関する直近3年の是正勧告・行政処分・送検と、行方不明になった人の有無を一覧にして会議に報告し、全件の原因と是正を記録している。',
					en: 'A list of corrective recommendations, administrative penalties and referrals to prosecutors under labor and immigration law, and of workers who went missing, in the past three years was reported to the meeting, with cause and correction of each on record.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '3年分の一覧（なければその旨）を会議に報告し、全件の原因と是正の完了が分かる。',
						en: 'The list for three years (or that there were none) was reported, and each case shows its cause and completed correction.',
					},
					half: {
						ja: '一覧はあるが、会議に報告していない、または是正の終わっていない件がある。',
						en: 'There is a list, but it was not reported to the meeting, or some corrections are not complete.',
					},
					none: {
						ja: '一覧がない、または隠していた件が見つかった。',
						en: 'There is no list, or a hidden case was found.',
					},
				},
			},
		],
	},
	{
		key: '53023c6c-e9ed-4cb4-9be9-4cd95aa6050e',
		content: {
			ja: '直近1年に、自治体・国際交流協会・日本語教室・業界団体などと、外国人労働者の就労や暮らしの課題について協議や共同の取り組みをしたことを、記録で示せますか。',
			en: "Can you show from records that in the past year you had talks or worked with local government, an international association, Japanese classes, an industry body or the like on issues in foreign workers' work or daily life?",
		},
		points: 6,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '防災や就学など、会社だけでは解けない課題があります。地域とつながると、本人の暮らしも会社の信用も安定します。',
				en: "Some issues, such as disaster preparation and children's schooling, cannot be solved by a company alone. Ties with the community make workers' lives and the company's reputation more stable.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能と育成就労（2027年4月開始）では、分野ごとの協議会への加入などが受入れの条件です。',
						en: 'For Specified Skilled Workers and Employment for Skill Development (from April 2027), joining the council of the field and the like is a condition of employing them.',
					},
					source: {
						ja: '特定技能の各分野の告示、育成就労法施行規則第13条第2項第4号',
						en: 'Public notices for each field of Specified Skilled Workers; Regulations for Enforcement of the Employment for Skill Development Act, Article 13(2)(iv)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能と育成就労（2027年4月開始）の会社は、自治体の共生の施策に必要な協力をすることが求められます。',
						en: "Companies with Specified Skilled Workers or workers in Employment for Skill Development (from April 2027) must cooperate as needed with local governments' measures for living together.",
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第12号の2、育成就労法施行規則第15条第1項第12号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(xii-2); Regulations for Enforcement of the Employment for Skill Development Act, Article 15(1)(xii)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '在留資格を問わず、地域の日本語教室、防災、子の就学などで協力します。',
						en: "Whatever workers' residence status, the company works with the community on Japanese classes, disaster preparation, children's schooling and the like.",
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '協定書、会議録、事業報告（相手、課題、会社の役割が分かるもの）',
					en: "Agreements, minutes or project reports (partner, issue, company's role)",
					record: 'cooperation_agreements',
					department: ['management', 'general_affairs'],
				},
				{
					ja: '協議会の加入や自治体への協力を示す書類（該当する場合）',
					en: 'Papers showing council membership or cooperation with local government (where applicable)',
					record: 'papers_showing_council_membership_cooperation',
					department: ['general_affairs'],
				},
				{
					ja: '連携を社内の制度や案内に生かした例',
					en: 'Example of using the cooperation in company systems or information',
					record: 'example_using_cooperation_company_systems',
					department: ['management'],
				},
			],
		},
		sdg_targets: ['17.17'],
		evaluations: [
			{
				key: '6bd39df2-aa4d-436f-8d37-da4381e6bc15',
				content: {
					ja: '連携の相手、課題、会社の役割を記した協定・会議録・事業報告などがある。',
					en: "Agreements, minutes, project reports or the like show the partner, the issue and the company's role.",
				},
				weight: 4,
				anchors: {
					full: {
						ja: '直近1年の書類に、相手・課題・会社の役割がそろっている。',
						en: "Papers from the past year show partner, issue and the company's role.",
					},
					half: {
						ja: '参加したことだけが分かり、課題や役割が書かれていない。',
						en: 'They show only that the company took part, not the issue or its role.',
					},
					none: { ja: '直近1年の書類がない。', en: 'There are no papers from the past year.' },
				},
			},
			{
				key: 'de63eb5b-7563-44f4-8dbc-d9597943f12b',
				content: {
					ja: '連携で得た情報や支援を、社内の制度や外国人労働者への案内に生かした例がある。',
					en: 'There is an example of using information or support from the cooperation in company systems or in information for foreign workers.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '生かした例が書面や実物にあり、外国人労働者も知っている。',
						en: 'The example can be seen on paper or in use, and foreign workers know it.',
					},
					half: {
						ja: '案内を回覧しただけで、生かした例が分からない。',
						en: 'Information was only passed around, and no example of using it can be seen.',
					},
					none: { ja: '生かした例がない。', en: 'There is no example.' },
				},
			},
			{
				key: '45485aae-39e9-41fd-a4b2-12508fba710d',
				content: {
					ja: '社内の連絡担当者が決まっており、連携の相手が担当者を知っている。',
					en: 'The company has a contact person, and the partners know who it is.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '担当者が書面で決まり、相手とのやり取りの記録がある。',
						en: 'The contact person is named in writing, and exchanges with partners are on record.',
					},
					half: {
						ja: '担当者は決まっているが、相手に知らせていない。',
						en: 'There is a contact person, but partners have not been told.',
					},
					none: { ja: '連絡担当者が決まっていない。', en: 'No contact person is named.' },
				},
			},
		],
	},
];
