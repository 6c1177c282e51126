import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E3: Workers' views and retention. */
export const e3: readonly SeedRegularQuestion[] = [
	{
		key: 'c8129ed8-a73e-4805-a68b-778c0ea9a6d6',
		content: {
			ja: '直近1年に、外国人労働者全員を対象とする匿名の満足度調査（少人数の場合は社外の人による聞き取りでもよい）の結果をもとに、職場を改善したことを、記録で示せますか。',
			en: 'Can you show from records that in the past year you improved the workplace based on an anonymous satisfaction survey of all foreign workers (if you have only a few, interviews by someone from outside will do)?',
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '面と向かっては言えない不満も、匿名なら分かります。答えが改善につながると、本人は会社を信頼します。',
				en: 'An anonymous survey reveals complaints that people cannot make face to face. When answers lead to improvements, workers trust the company.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '働く人など影響を受ける人の声をもとに、取り組みの効果を確かめることが求められています。',
						en: 'Companies are expected to check how well their efforts work by listening to workers and others affected.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則20',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principle 20',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '年に1回以上、理解できる言語で匿名の調査を行い、結果と直したことを全員に返します。',
						en: 'An anonymous survey is held at least once a year in a language workers understand, and everyone is told the results and what was improved.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '理解できる言語の調査票と、匿名で集める方法の説明',
					en: 'Survey forms in languages workers understand, and an explanation of how answers stay anonymous',
					record: 'survey_forms_languages_workers_understand',
					department: ['hr'],
				},
				{
					ja: '集計の報告（回答率、項目別の結果と、個人が分からない範囲で男女別の結果が分かるもの）',
					en: 'Report (response rate, results by item and, where nobody can be identified, by sex)',
					record: 'survey_results',
					department: ['hr'],
				},
				{
					ja: '改善の記録（内容、担当者、実施日が分かるもの）',
					en: 'Records of improvements (content, person in charge, date done)',
					record: 'records_improvements',
					department: ['hr', 'management'],
				},
				{
					ja: '結果を伝えた掲示や説明の記録',
					en: 'Posted results, or records of explaining them to workers',
					record: 'reports_to_workers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '16.7'],
		evaluations: [
			{
				key: '923db98b-2d0f-484a-83d5-21afb23e3910',
				content: {
					ja: '調査票や聞き取りが対象者の理解できる言語でそろい、回答者が会社に特定されない方法で集めている。',
					en: 'The survey or interviews are in languages everyone understands, and answers are collected so that the company cannot identify who gave them.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の理解できる言語がそろい、会社が回答者を特定できない。',
						en: "Everyone's language is covered, and the company cannot identify anyone.",
					},
					half: {
						ja: '匿名だが、一部の人の言語しかない。',
						en: "The survey is anonymous, but covers only some people's languages.",
					},
					none: {
						ja: '記名である、または日本語だけで行っている。',
						en: 'The survey is not anonymous, or is only in Japanese.',
					},
				},
			},
			{
				key: '2d585af5-eb1a-45f1-8aab-f2587872f407',
				content: {
					ja: '回答率と項目別の結果をまとめた報告があり、前回の調査や日本人の結果と比べている。',
					en: 'A report shows response rate and results by item, and compares them with the last survey or with Japanese employees.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '回答率・項目別の結果・比較がそろった報告がある。',
						en: 'The report has response rate, results by item and a comparison.',
					},
					half: {
						ja: '結果の報告はあるが、回答率や比較がない。',
						en: 'There is a report, but it lacks the response rate or a comparison.',
					},
					none: { ja: '結果をまとめた報告がない。', en: 'There is no report of the results.' },
				},
			},
			{
				key: 'cfd51b64-d530-47f4-9ac4-5fd0101496bd',
				content: {
					ja: '結果をもとに決めた改善の内容・担当者・実施日の記録がある。',
					en: 'Records show the improvements decided on from the results, who is in charge and when they were done.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '決めた改善に担当者と実施日があり、職場で実際に行われている。',
						en: 'Every improvement has a person in charge and a date, and is in place at work.',
					},
					half: { ja: '改善を決めたが、まだ実施していない。', en: 'Improvements were decided on but not yet made.' },
					none: {
						ja: '結果をもとにした改善の記録がない。',
						en: 'There is no record of improvements from the results.',
					},
				},
			},
			{
				key: '924e8ea8-4679-4e2a-ba2f-365f9d6f2c17',
				content: {
					ja: '調査の結果と改善の内容を外国人労働者に伝えたことが、掲示や面談で分かる。',
					en: 'Notices or interviews show that foreign workers were told the results and the improvements.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '理解できる言語で伝え、面談した人が改善の内容を知っている。',
						en: 'Workers were told in a language they understand, and those interviewed know the improvements.',
					},
					half: {
						ja: '日本語だけ、または結果だけを伝えている。',
						en: 'Workers were told only in Japanese, or only the results.',
					},
					none: { ja: '結果も改善も伝えていない。', en: 'Workers were told neither results nor improvements.' },
				},
			},
		],
	},
	{
		key: '2eeb55e5-fd69-4f5f-a7b8-75e126959515',
		content: {
			ja: '直近3年（雇用開始から3年未満の場合は開始以降）の外国人労働者の定着率を日本人と比べた結果を、職場の改善に使ったことを、記録で示せますか。',
			en: 'Can you show from records that you compared the retention of foreign workers and Japanese employees over the past three years (or since you began employing foreign workers, if later) and used the result to improve the workplace?',
		},
		points: 7,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '数字で見ると、どの職場で何が離職につながるかが分かります。目的は引き止めではなく、辞めたくなる理由を減らすことです。',
				en: 'Figures show in which workplaces people leave and why. The aim is not to hold people back but to reduce the reasons for leaving.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '定着の状況を同じ計算方法で毎年確かめ、差の理由を職場の改善に生かします。',
						en: 'Retention is checked every year by the same method, and reasons for gaps are used to improve the workplace.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '退職は働く人の自由です。定着率を上げるために退職を妨げてはなりません。',
						en: 'Workers are free to resign. Companies must not keep them from resigning to raise retention.',
					},
					source: {
						ja: '民法第627条・第628条、労働基準法第5条',
						en: 'Civil Code, Articles 627 and 628; Labor Standards Act, Article 5',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '定着率の計算方法と集計表（年、在留資格や部署が分かるもの）',
					en: 'Method and tables of retention (by year and by residence status or section)',
					record: 'method_tables_retention',
					department: ['hr'],
				},
				{
					ja: '離職理由の区分の一覧',
					en: 'List of types of reasons for leaving',
					record: 'turnover_analysis',
					department: ['hr'],
				},
				{
					ja: '改善の会議録や実施の記録',
					en: 'Meeting minutes or records of improvements',
					record: 'turnover_improvements',
					department: ['hr', 'management'],
				},
			],
		},
		sdg_targets: ['8.5'],
		evaluations: [
			{
				key: '44cbbd3d-d317-46a5-a1ff-23a06459cc83',
				content: {
					ja: '定着率の計算方法が決まっており、年ごと、在留資格や部署ごとの集計表がある。',
					en: 'The method of calculating retention is set, and there are tables by year and by residence status or section.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '計算方法が書面にあり、直近3年の区分別の表が日本人とも比べられる。',
						en: 'The method is written down, and the tables for the past three years allow a comparison with Japanese employees.',
					},
					half: {
						ja: '全体の率だけ、または一部の年だけを集計している。',
						en: 'There is only an overall rate, or only some years.',
					},
					none: { ja: '定着率を集計していない。', en: 'Retention is not calculated.' },
				},
			},
			{
				key: '358793d0-8da9-44b7-9aa5-69572e35aafd',
				content: {
					ja: '期間の満了・帰国・転籍など本人の選択による離職を分け、引き止めを目標にしていない。',
					en: 'Departures by choice, such as end of term, return home or transfer, are counted separately, and holding people back is not a goal.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '離職の理由が分けられ、目標や評価に引き止めが含まれていない。',
						en: 'Reasons for leaving are separated, and no goal or appraisal includes holding people back.',
					},
					half: {
						ja: '理由の分け方が一部の人だけ、またはあいまいである。',
						en: 'Reasons are separated for only some people, or vaguely.',
					},
					none: {
						ja: '理由を分けていない、または離職者ゼロなど引き止めが目標である。',
						en: 'Reasons are not separated, or holding people back is a goal (such as zero leavers).',
					},
				},
			},
			{
				key: '1d5bba60-81c6-464e-a5a1-84886e63e43f',
				content: {
					ja: '集計の結果から見つけた課題と、行った改善の記録がある。',
					en: 'Records show the problems found from the figures and the improvements made.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '課題ごとに改善の内容と実施日があり、次の集計で確かめている。',
						en: 'Every problem has an improvement with a date, and the next figures are used to check it.',
					},
					half: {
						ja: '課題を挙げたが、改善をまだ行っていない。',
						en: 'Problems are named, but nothing has been improved yet.',
					},
					none: { ja: '課題も改善も記録にない。', en: 'Neither problems nor improvements are on record.' },
				},
			},
		],
	},
];
