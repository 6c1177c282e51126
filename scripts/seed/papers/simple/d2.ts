import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** D2: Japanese language study. */
export const d2: readonly SeedSimpleQuestion[] = [
	{
		key: '8a038e90-7c7e-4de8-aef0-31db38bffeb5',
		content: {
			ja: '仕事に必要な日本語の目標を職務ごとに文書で定め、外国人労働者本人に示していますか。',
			en: 'Have you set in writing the Japanese language goals each job needs, and shown them to the foreign employees concerned?',
		},
		points: 3,
	},
	{
		key: '9d473139-57db-454d-93ff-688edc461ee0',
		content: {
			ja: '直近1年間に、日本語の講座・教材・試験などの費用の全部または一部を会社が負担しましたか。（学習を希望する外国人労働者がいない場合は該当しない）',
			en: 'In the past year, did the company pay all or part of the cost of Japanese courses, materials or tests? (Not applicable if no foreign employee wishes to study.)',
		},
		points: 3,
	},
	{
		key: 'fbdc6394-da62-4d51-a9d0-61c080e523b6',
		content: {
			ja: '入社後に会社が参加を義務付けた日本語学習の時間を、労働時間として扱い、賃金を支払っていますか。（義務付けた学習がない場合は該当しない）',
			en: 'Do you treat Japanese study that the company requires after joining as working time and pay for it? (Not applicable if no study is required.)',
		},
		points: 5,
	},
];
