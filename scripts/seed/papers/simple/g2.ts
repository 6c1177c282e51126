import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** G2: Understanding in the workplace. */
export const g2: readonly SeedSimpleQuestion[] = [
	{
		key: 'afdb0d40-2f31-45b4-a307-b556b3a33fee',
		content: {
			ja: '外国人労働者を配属する前に、同じ職場で働く従業員全員に、受入れの理由と仕事の分担を説明していますか。',
			en: 'Before a foreign employee is assigned, do you explain to everyone in that workplace the reason for hiring and how work will be shared?',
		},
		points: 3,
	},
	{
		key: '3c74a4ac-f79b-46a1-9528-ffcee5b85437',
		content: {
			ja: '外国人労働者に仕事の指示を出す人全員が、直近1年間に、やさしい日本語など伝え方の研修を受けましたか。',
			en: 'In the past year, did everyone who gives instructions to foreign employees have training in plain Japanese or clear communication?',
		},
		points: 3,
	},
];
