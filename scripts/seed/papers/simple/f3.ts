import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F3: Discrimination, harassment and work-life balance. */
export const f3: readonly SeedSimpleQuestion[] = [
	{
		key: '4b33d0b1-2804-4d2d-b0a6-5a6e62fe0e5c',
		content: {
			ja: '国籍・人種・宗教を理由とする差別や嫌がらせの禁止を、就業規則などの社内規程に明記していますか。',
			en: 'Do your work rules or other company rules clearly ban discrimination and harassment based on nationality, race or religion?',
		},
		points: 4,
	},
	{
		key: '63f4a0e7-03c0-4db0-a4c6-2f7f490656d1',
		content: {
			ja: '直近1年間に、ハラスメント防止の研修を、理解できる言語や教材で外国人労働者全員に行いましたか。',
			en: 'In the past year, did you give all foreign employees harassment prevention training in a language or with material they understand?',
		},
		points: 4,
	},
	{
		key: 'ec530b13-e81d-4afd-a5db-610ea720bd1f',
		content: {
			ja: '礼拝・食事・服装など宗教や文化への配慮を会社に申し出る方法を、外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign employees how to ask the company for consideration of religion or culture, such as prayer, meals or clothing?',
		},
		points: 3,
	},
	{
		key: '956c1527-d6b7-456f-8207-5cc68a7ab142',
		content: {
			ja: '妊娠・出産や育児休業を理由に解雇や帰国を求めないことを、理解できる言語の文書で外国人労働者全員に伝えていますか。',
			en: 'Do you tell all foreign employees, in a document in a language they understand, that no one is dismissed or told to go home for pregnancy, childbirth or childcare leave?',
		},
		points: 5,
	},
];
