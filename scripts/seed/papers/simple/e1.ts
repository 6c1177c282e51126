import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** E1: Housing and daily life support. */
export const e1: readonly SeedSimpleQuestion[] = [
	{
		key: '7049b717-24de-4f33-93cd-883075912b2e',
		content: {
			ja: '会社が用意した住居の一人当たり面積が在留資格ごとの基準（特定技能1号は原則7.5㎡）以上だと図面や実測で確認しましたか。（該当の住居がない場合は該当しない）',
			en: 'Did you confirm by plan or measurement that company-arranged housing meets the floor area per person for each status (usually 7.5 m2 for Specified Skilled Worker (i))? (Not applicable if none.)',
		},
		points: 4,
	},
	{
		key: '7f0c89a1-e12b-437e-950d-378e46fe9055',
		content: {
			ja: '寮や社宅の家賃・光熱費として受け取る額が実費以内であることを、計算書で外国人労働者本人に示していますか。（受け取っていない場合は該当しない）',
			en: 'Do you show foreign employees a calculation proving that what you collect for company housing and utilities is not above actual cost? (Not applicable if you collect nothing.)',
		},
		points: 4,
	},
	{
		key: 'cf69c51c-80fa-49b8-bba9-fb1c632c1178',
		content: {
			ja: '直近1年間に海外から採用した人全員の、住民登録・口座開設・携帯電話の契約を、会社か委託先が同行などで手伝いましたか。（海外からの採用がない場合は該当しない）',
			en: 'In the past year, did the company or a contractor help everyone hired from abroad, for example by going along, to register residence, open a bank account and get a phone? (Not applicable if no one was.)',
		},
		points: 3,
	},
	{
		key: '01561291-b862-4cdc-9db5-2d9e6457a76a',
		content: {
			ja: '災害のときの住まいの近くの避難場所と会社への連絡方法を、理解できる言語の文書で外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign employees, in a document in a language they understand, the shelter near their home and how to contact the company in a disaster?',
		},
		points: 3,
	},
];
