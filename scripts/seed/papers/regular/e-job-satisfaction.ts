import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const jobSatisfaction: SeedQuestions<SeedRegularQuestion> = {
	E1: [
		{
			content: {
				ja: '会社が提供または手配する住居のすべてが、入居者の在留資格に応じた1人あたりの面積の基準を満たすことを、実測した間取り図で示せますか（該当する住居がない場合は該当しない）。',
				en: "Can the company show by measured floor plans that all housing it provides or arranges meets the floor area per person set for the residents' status? (Not applicable if there is no such housing.)",
			},
			points: 10,
			sdg_targets: ['11.1'],
			evaluations: [
				{
					content: {
						ja: 'すべての住居に実測した間取り図があり、居室や寝室の面積と入居者数から1人あたりの面積を計算している。',
						en: 'All housing has measured floor plans, and area per person is worked out from room area and number of residents.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '特定技能1号は居室7.5㎡、技能実習は寝室4.5㎡など、用いた基準（定めがない在留資格は自社の基準）と例外の理由が書面にある。',
						en: 'The standard used (7.5 m² of living space for Specified Skilled Workers (i), 4.5 m² of bedroom for technical interns; the company standard where none is set) and reasons for exceptions are written down.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近1年に入居者が増えた住居で、入居の前に面積を計算し直している（増えていなければ満たす）。',
						en: 'Where residents increased in the past year, the area was recalculated beforehand (met if there was no increase).',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '会社が提供する住居の家賃と水道光熱費の本人負担額が、実費をもとにした妥当な額であることを、住居ごとの計算書で示せますか（会社が提供する住居や本人の負担がない場合は該当しない）。',
				en: 'For housing the company provides, can it show by a calculation for each dwelling that the rent and utilities charged are fair and based on actual cost? (Not applicable if it provides no housing or charges nothing.)',
			},
			points: 9,
			sdg_targets: ['10.2', '11.1'],
			evaluations: [
				{
					content: {
						ja: '借上げの場合、賃料と共益費を入居者数で割った額以内である（敷金や礼金を含めない）。',
						en: 'For leased housing, the charge is no more than rent and common fees divided by residents (no deposit or key money).',
					},
					weight: 4,
				},
				{
					content: {
						ja: '自社所有の場合、建設や改修の費用・耐用年数・入居者数から額を算出した根拠がある（ない場合は満たす）。',
						en: 'For company-owned housing, the amount is based on building costs, useful life and number of residents (met if none).',
					},
					weight: 3,
				},
				{
					content: {
						ja: '水道光熱費の負担額が、請求書の額を実際の入居者数で割った額以内である。',
						en: 'Utility charges are no more than the bills divided by the actual number of residents.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '会社が提供または手配する住居のすべてについて、直近1年に1回以上、防火・避難・衛生・施錠の状態を現地で点検し、不備を直していますか（該当する住居がない場合は該当しない）。',
				en: 'In the past year, has the company checked fire safety, escape routes, hygiene and locks on site in all housing it provides or arranges, and fixed the faults? (Not applicable if there is no such housing.)',
			},
			points: 9,
			sdg_targets: ['3.8', '11.1'],
			evaluations: [
				{
					content: {
						ja: '住居ごとの点検表に、避難経路・消火器具・換気と冷暖房・鍵のかかる収納の状態が書かれている。',
						en: 'A checklist for each dwelling covers escape routes, fire equipment, ventilation, heating and cooling, and lockable storage.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '見つかった不備について、直した日と内容を写真などで確認できる（不備がなければ満たす）。',
						en: 'Photos or other records show when and how faults were fixed (met if there were none).',
					},
					weight: 3,
				},
				{
					content: {
						ja: '避難図と緊急連絡先が、入居者の理解できる言語で住居に掲示されている。',
						en: 'An escape map and emergency contacts are posted in languages the residents understand.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '点検の日時を前もって知らせ、入居者の了解を得て部屋に入ったことが記録と面談で分かる。',
						en: "Records and interviews show that notice was given and rooms were entered with the residents' consent.",
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近1年に雇い入れた外国人労働者全員に、行政手続・医療・防災など暮らしに必要なことを理解できる言語で案内し、実施簿に残していますか（雇入れがない場合は該当しない）。',
				en: 'Were all foreign workers hired in the past year told, in a language they understand, what they need for daily life (public procedures, health care, disasters), with a log kept? (Not applicable if no one was hired.)',
			},
			points: 8,
			sdg_targets: ['3.8', '10.2'],
			evaluations: [
				{
					content: {
						ja: '実施簿に、対象者ごとの実施日・内容・使った言語・案内した人が書かれている。',
						en: 'The log shows for each person the date, the content, the language and who gave the guidance.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '登録支援機関などに任せた分も、会社が記録を受け取り、本人に聞いて実施を確かめている。',
						en: 'For work left to a support organisation, the company obtains its records and confirms them with the worker.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '面談で本人が、病気やけがのときの受診の方法と、災害のときの避難場所を答えられる。',
						en: 'In interviews, workers can say how to see a doctor and where to go in a disaster.',
					},
					weight: 3,
				},
			],
		},
	],
	E2: [
		{
			content: {
				ja: '法令で定められた定期面談や人事評価の面談とは別に、直属の上司が外国人労働者全員と直近1年に2回以上、1対1で話し、内容を記録していますか。',
				en: 'Apart from interviews required by law and appraisal meetings, has each direct superior talked one-on-one with every foreign worker at least twice in the past year and kept a record?',
			},
			points: 8,
			sdg_targets: ['10.2', '16.7'],
			evaluations: [
				{
					content: {
						ja: '1対1の対話の時期、話す項目、記録の扱いを定めた手引きがある。',
						en: 'A guide sets when the talks are held, what is discussed and how records are handled.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '全員分の記録があり、実施日・本人の話・上司の対応が書かれている。',
						en: 'There are records for everyone with the date, what the worker said and what the superior did.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で本人が、勤務時間の中で安心して話せたと述べている。',
						en: 'In interviews, workers say the talks took place in working time and that they could speak freely.',
					},
					weight: 4,
				},
			],
		},
		{
			content: {
				ja: '直近1年の評価・配置・健康などの大切な話し合いで、通訳が必要な外国人労働者に通訳や翻訳を手配し、記録していますか（通訳が必要な人がいない場合は該当しない）。',
				en: 'For important talks in the past year (appraisal, placement, health), did the company arrange and record interpreting or translation for foreign workers who needed it? (Not applicable if no one needs it.)',
			},
			points: 8,
			sdg_targets: ['10.2', '16.7'],
			evaluations: [
				{
					content: {
						ja: '通訳を付ける話し合いの種類と手配の手順が書面で決まっている。',
						en: 'A document sets which talks need an interpreter and how to arrange one.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '通訳が必要な人と言語の一覧があり、直近1年の手配の日・場面・通訳者が記録されている。',
						en: 'A list shows who needs which language, and records show the date, occasion and interpreter in the past year.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '本人の利害に関わる話では、上司や同僚だけに通訳を頼らないことが記録と面談で分かる。',
						en: "Records and interviews show that when the worker's interests are at stake, interpreting is not left to superiors or coworkers alone.",
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に、外国人労働者が日本人の同僚や地域の人と交流する機会を会社が設けるか案内し、参加の記録を残していますか。',
				en: 'In the past year, has the company held or announced occasions for foreign workers to meet Japanese coworkers or local people, and recorded who took part?',
			},
			points: 5,
			sdg_targets: ['4.7', '10.2'],
			evaluations: [
				{
					content: {
						ja: '社内行事や地域の催しの案内が、理解できる言語で全員に届いている。',
						en: 'Notices of company and local events reach everyone in languages they understand.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近1年の開催日・内容・外国人と日本人の参加者数の記録がある。',
						en: 'Records for the past year show dates, content and numbers of foreign and Japanese participants.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '参加は自由で、内容を決めるときに外国人労働者の希望や文化の違いを聞いている。',
						en: 'Taking part is voluntary, and foreign workers are asked about their wishes and cultural needs in planning.',
					},
					weight: 3,
				},
			],
		},
	],
	E3: [
		{
			content: {
				ja: '直近1年に外国人労働者全員を対象に理解できる言語で行った匿名の満足度調査をもとに、職場の改善を実施していますか（少人数の場合は社外の人による聞取りでもよい）。',
				en: 'Has the company improved the workplace based on an anonymous satisfaction survey of all foreign workers, in languages they understand, in the past year? (If few in number, interviews by an outside person will do.)',
			},
			points: 9,
			sdg_targets: ['8.5', '16.7'],
			evaluations: [
				{
					content: {
						ja: '調査票や聞取りが対象者の理解できる言語でそろい、回答者が会社に特定されない方法で集めている。',
						en: 'The survey or interviews are in languages all can understand, and the company cannot identify who answered.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '回答率と項目別の結果をまとめた報告があり、前回の調査や日本人の結果と比べている。',
						en: 'A report gives the response rate and results by item, compared with the last survey or with Japanese staff.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '結果をもとに決めた改善の内容・担当者・実施日の記録がある。',
						en: 'Records show the improvements decided, the person in charge and the date done.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '調査の結果と改善の内容を外国人労働者に伝えたことが、掲示や面談で分かる。',
						en: 'Notices or interviews show that foreign workers were told the results and the improvements.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近3年の外国人労働者の定着率を在留資格や部署ごとに集計し、日本人と比べた結果を職場の改善に使っていますか（外国人の雇用を始めて3年未満の場合は開始以降とする）。',
				en: 'Has the company compiled retention of foreign workers over the past three years by status or department, and used the comparison with Japanese staff to improve the workplace? (If hiring began later, since then.)',
			},
			points: 7,
			sdg_targets: ['8.5'],
			evaluations: [
				{
					content: {
						ja: '定着率の計算方法が決まっており、年ごと、在留資格や部署ごとの集計表がある。',
						en: 'The way to calculate retention is fixed, and tables exist by year and by status or department.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '期間の満了・帰国・転籍など本人の選択による離職を分け、引き止めを目標にしていない。',
						en: 'Leaving by choice or at term end, return and transfer are counted apart, and holding people back is not a goal.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '集計の結果から見つけた課題と、行った改善の記録がある。',
						en: 'Records show the issues found from the figures and the improvements made.',
					},
					weight: 3,
				},
			],
		},
	],
};
