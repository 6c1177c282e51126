import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B5: Safety and health. */
export const b5: readonly SeedSimpleQuestion[] = [
	{
		key: '046c73c3-4ccd-46e8-af85-f6ca6bc3461d',
		content: {
			ja: '雇入れ時の安全衛生教育を、理解できる言語や図・動画を使って外国人労働者全員に行い、理解度を確かめて記録していますか。',
			en: 'Do you give all foreign employees safety and health training at hiring, in a language they understand or with pictures or videos, and check and record their understanding?',
		},
		points: 5,
	},
	{
		key: '5bed5709-0838-45d5-8eaf-0a510f5b988b',
		content: {
			ja: '職場の危険な箇所の標識や掲示を、そこで働く外国人労働者全員が理解できる言語や絵で示していますか。（危険な箇所がない場合は該当しない）',
			en: 'Are hazard signs and notices in a language or pictures that all foreign employees working there understand? (Not applicable if there are no hazardous places.)',
		},
		points: 4,
	},
	{
		key: '367e8473-fb22-4559-a5e9-86a404c1d845',
		content: {
			ja: '健康診断で異常の所見があった外国人労働者に、結果の意味と必要な受診を理解できる言語で説明していますか。（所見のある人がいない場合は該当しない）',
			en: 'Do you explain abnormal health check results and any care needed to the foreign employee in a language they understand? (Not applicable if no one has abnormal results.)',
		},
		points: 3,
	},
	{
		key: 'c8a512f7-805c-4ee2-b68b-42d789d46eed',
		content: {
			ja: '仕事中にけがをしたときの報告先と労災保険が使えることを、理解できる言語の文書で外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign employees, in a document in a language they understand, whom to tell if hurt at work and that workers compensation insurance covers them?',
		},
		points: 4,
	},
];
