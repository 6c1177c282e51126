import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** G1: Management policy and responsibility. */
export const g1: readonly SeedSimpleQuestion[] = [
	{
		key: '53ded5ac-8d9b-4e51-acc5-e11123a8dd1a',
		content: {
			ja: '外国人を雇う理由と今後の受入れ人数の計画を、取締役会や経営会議などで決め、記録に残していますか。',
			en: 'Has the board or a management meeting decided, on record, why you employ foreign workers and how many you plan to take on?',
		},
		points: 3,
	},
	{
		key: '2f4283c7-bd50-4181-a892-4fe9e5d99cb8',
		content: {
			ja: '外国人労働者の「雇用労務責任者」として、人事課長などを選任していますか。（雇用する外国人が常時10人未満の場合は該当しない）',
			en: 'Have you appointed someone, such as the personnel manager, as employment and labor manager for foreign workers? (Not applicable if you regularly employ fewer than 10.)',
		},
		points: 3,
	},
];
