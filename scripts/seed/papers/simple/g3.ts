import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** G3: Review, improvement and cooperation. */
export const g3: readonly SeedSimpleQuestion[] = [
	{
		key: 'a15eb45a-9b34-4023-95aa-ddf6e21c3a05',
		content: {
			ja: '直近1年間に、外国人の雇用に関する法令や社内規程が守られているかを点検し、改善が必要な点と期限を文書にまとめましたか。',
			en: 'In the past year, did you review whether laws and company rules on employing foreign workers are followed, and write down what to improve by when?',
		},
		points: 4,
	},
	{
		key: '8eb56e0d-4f5e-49a9-8230-a5960384e865',
		content: {
			ja: '直近1年間に、自治体や国際交流協会などと、外国人労働者の生活や日本語の支援について打合せや共同の取組を行いましたか。',
			en: 'In the past year, did you meet or work with the local government or an international exchange association on daily life or Japanese support for foreign employees?',
		},
		points: 2,
	},
];
