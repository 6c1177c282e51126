import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** D1: Induction and skills. */
export const d1: readonly SeedSimpleQuestion[] = [
	{
		key: '7c7d2c45-fbb3-4ce9-8212-6f5f2bd3a83a',
		content: {
			ja: '外国人労働者ごとに、いつまでにどの技能を身につけるかを示した育成計画を書面で作っていますか。',
			en: 'Do you have a written training plan for each foreign employee showing which skills to learn by when?',
		},
		points: 4,
	},
	{
		key: 'd12fd3dd-1639-4a31-b262-7e1507b3cadb',
		content: {
			ja: '入社から少なくとも3か月間、仕事を教える担当者を外国人労働者ごとに決め、本人に知らせていますか。',
			en: 'For at least the first three months, do you assign each foreign employee a person who teaches the work, and tell them who it is?',
		},
		points: 3,
	},
	{
		key: 'cd373a6e-6c3f-4b98-9463-a8327ee4c77f',
		content: {
			ja: '職場で教えた作業と身についた程度を、3か月に1回以上、外国人労働者本人と確かめて記録していますか。',
			en: 'At least once every three months, do you review with each foreign employee the tasks taught and how well they have learned them, and record it?',
		},
		points: 3,
	},
];
