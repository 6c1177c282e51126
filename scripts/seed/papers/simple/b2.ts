import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B2: Contracts and work rules. */
export const b2: readonly SeedSimpleQuestion[] = [
	{
		key: '7bbb4e56-57ca-41c0-ae40-568d2dad45f0',
		content: {
			ja: '雇用契約を結ぶときに、本人が理解できる言語で書いた労働条件通知書を、外国人労働者全員に渡していますか。',
			en: 'When making the employment contract, do you give every foreign employee a notice of working conditions in a language they understand?',
		},
		points: 5,
	},
	{
		key: '56a45681-6ac4-4777-b9fa-cd285234f452',
		content: {
			ja: '就業規則の主な内容を、理解できる言語ややさしい日本語の文書にし、外国人労働者全員に示していますか。（就業規則の作成義務がない場合は該当しない）',
			en: 'Do you show all foreign employees a document with the main work rules in a language they understand or plain Japanese? (Not applicable if you are not required to have work rules.)',
		},
		points: 3,
	},
	{
		key: '8c92429e-0da4-43e5-8369-8537e1214c73',
		content: {
			ja: '入社後1か月以内に、労働条件や職場の規則を理解しているかを確認票や面談で確かめ、外国人労働者ごとに記録していますか。',
			en: 'Within one month of joining, do you check by a form or an interview that each foreign employee understands the working conditions and rules, and record it?',
		},
		points: 3,
	},
];
