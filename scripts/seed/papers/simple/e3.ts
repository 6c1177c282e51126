import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** E3: Listening and retention. */
export const e3: readonly SeedSimpleQuestion[] = [
	{
		key: '7310a9ee-25d8-412d-b72d-be94102d7267',
		content: {
			ja: '直近1年間に、外国人労働者が理解できる言語で答えられる匿名の満足度調査を行いましたか。（少人数で匿名にできない場合は該当しない）',
			en: 'In the past year, did you run an anonymous satisfaction survey that foreign employees could answer in a language they understand? (Not applicable if too few for anonymity.)',
		},
		points: 3,
	},
	{
		key: '18747f0f-d40d-4a42-b722-1b6b637a2e94',
		content: {
			ja: '直近1年間に離職した外国人労働者全員に理由を聞き、その内容をもとに職場の改善策を決めましたか。（離職者がいない場合は該当しない）',
			en: 'Did you ask every foreign employee who left in the past year why, and decide on workplace improvements from the answers? (Not applicable if no one left.)',
		},
		points: 3,
	},
];
