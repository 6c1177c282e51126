import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G3: Review, improvement and cooperation. */
export const g3: readonly SeedRegularQuestion[] = [
	{
		key: 'a1de132f-33f4-4adb-ab82-9afb90ba3d29',
		content: {
			ja: '外国人労働者の雇用管理を指標（KPI）で点検し、外国人労働者も出席する会議で改善策を決めることを、直近1年に1回以上行っていますか。',
			en: 'At least once in the past year, has the company reviewed its management of foreign workers against indicators (KPIs) and decided improvements at a meeting that foreign workers attended?',
		},
		points: 9,
		sdg_targets: ['16.7'],
		evaluations: [
			{
				key: '0ef0378f-3663-4672-9aac-4a6ea3aec4db',
				content: {
					ja: '指標と目標値（日本語学習時間・相談への対応日数・労働災害の件数など）を書いた一覧がある。',
					en: 'A list sets indicators and targets, such as hours of Japanese study, days to answer complaints and accidents.',
				},
				weight: 3,
			},
			{
				key: '5ca2b873-e8e1-49ce-98a6-9e350d6e4387',
				content: {
					ja: '直近1年の点検報告があり、点検した人が日々の受入れ担当者とは別である。',
					en: 'There is a review report from the past year by someone other than the staff in daily charge.',
				},
				weight: 3,
			},
			{
				key: 'fcb234e4-da74-4548-9da5-3dd02137abb3',
				content: {
					ja: '会議録に外国人労働者の出席と発言、決めた改善があり、次の点検で結果を確かめている。',
					en: 'Minutes show foreign workers attending and speaking and the improvements decided, and the results are checked later.',
				},
				weight: 4,
			},
		],
	},
	{
		key: '53023c6c-e9ed-4cb4-9be9-4cd95aa6050e',
		content: {
			ja: '直近1年に、自治体・国際交流協会・日本語教室・業界団体などと、外国人労働者の就労や暮らしの課題について協議または共同の取組をした記録がありますか。',
			en: 'In the past year, are there records of talks or joint work with local government, an international association, Japanese classes or an industry body on the working and living issues of foreign workers?',
		},
		points: 6,
		sdg_targets: ['17.17'],
		evaluations: [
			{
				key: '6bd39df2-aa4d-436f-8d37-da4381e6bc15',
				content: {
					ja: '連携の相手、課題、会社の役割を記した協定・会議録・事業報告などがある。',
					en: "Agreements, minutes or reports show the partner, the issue and the company's role.",
				},
				weight: 4,
			},
			{
				key: 'de63eb5b-7563-44f4-8dbc-d9597943f12b',
				content: {
					ja: '連携で得た情報や支援を、社内の制度や外国人労働者への案内に生かした例がある。',
					en: 'There is an example of using what was learned in company systems or in guidance for foreign workers.',
				},
				weight: 3,
			},
			{
				key: '45485aae-39e9-41fd-a4b2-12508fba710d',
				content: {
					ja: '社内の連絡担当者が決まっており、連携の相手が担当者を知っている。',
					en: 'A contact person is named in the company, and the partners know who it is.',
				},
				weight: 3,
			},
		],
	},
];
