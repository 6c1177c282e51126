import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E3: Listening and retention. */
export const e3: readonly SeedRegularQuestion[] = [
	{
		key: 'c8129ed8-a73e-4805-a68b-778c0ea9a6d6',
		content: {
			ja: '直近1年に外国人労働者全員を対象に理解できる言語で行った匿名の満足度調査をもとに、職場の改善を実施していますか（少人数の場合は社外の人による聞取りでもよい）。',
			en: 'Has the company improved the workplace based on an anonymous satisfaction survey of all foreign workers, in languages they understand, in the past year? (If few in number, interviews by an outside person will do.)',
		},
		points: 9,
		sdg_targets: ['8.5', '16.7'],
		evaluations: [
			{
				key: '923db98b-2d0f-484a-83d5-21afb23e3910',
				content: {
					ja: '調査票や聞取りが対象者の理解できる言語でそろい、回答者が会社に特定されない方法で集めている。',
					en: 'The survey or interviews are in languages all can understand, and the company cannot identify who answered.',
				},
				weight: 3,
			},
			{
				key: '2d585af5-eb1a-45f1-8aab-f2587872f407',
				content: {
					ja: '回答率と項目別の結果をまとめた報告があり、前回の調査や日本人の結果と比べている。',
					en: 'A report gives the response rate and results by item, compared with the last survey or with Japanese staff.',
				},
				weight: 3,
			},
			{
				key: 'cfd51b64-d530-47f4-9ac4-5fd0101496bd',
				content: {
					ja: '結果をもとに決めた改善の内容・担当者・実施日の記録がある。',
					en: 'Records show the improvements decided, the person in charge and the date done.',
				},
				weight: 2,
			},
			{
				key: '924e8ea8-4679-4e2a-ba2f-365f9d6f2c17',
				content: {
					ja: '調査の結果と改善の内容を外国人労働者に伝えたことが、掲示や面談で分かる。',
					en: 'Notices or interviews show that foreign workers were told the results and the improvements.',
				},
				weight: 2,
			},
		],
	},
	{
		key: '2eeb55e5-fd69-4f5f-a7b8-75e126959515',
		content: {
			ja: '直近3年の外国人労働者の定着率を在留資格や部署ごとに集計し、日本人と比べた結果を職場の改善に使っていますか（外国人の雇用を始めて3年未満の場合は開始以降とする）。',
			en: 'Has the company compiled retention of foreign workers over the past three years by status or department, and used the comparison with Japanese staff to improve the workplace? (If hiring began later, since then.)',
		},
		points: 7,
		sdg_targets: ['8.5'],
		evaluations: [
			{
				key: '44cbbd3d-d317-46a5-a1ff-23a06459cc83',
				content: {
					ja: '定着率の計算方法が決まっており、年ごと、在留資格や部署ごとの集計表がある。',
					en: 'The way to calculate retention is fixed, and tables exist by year and by status or department.',
				},
				weight: 4,
			},
			{
				key: '358793d0-8da9-44b7-9aa5-69572e35aafd',
				content: {
					ja: '期間の満了・帰国・転籍など本人の選択による離職を分け、引き止めを目標にしていない。',
					en: 'Leaving by choice or at term end, return and transfer are counted apart, and holding people back is not a goal.',
				},
				weight: 3,
			},
			{
				key: '1d5bba60-81c6-464e-a5a1-84886e63e43f',
				content: {
					ja: '集計の結果から見つけた課題と、行った改善の記録がある。',
					en: 'Records show the issues found from the figures and the improvements made.',
				},
				weight: 3,
			},
		],
	},
];
