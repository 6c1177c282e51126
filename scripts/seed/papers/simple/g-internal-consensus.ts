import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const internalConsensus: SeedQuestions<SeedSimpleQuestion> = {
	G1: [
		{
			content: {
				ja: '外国人を雇う理由と今後の受入れ人数の計画を、取締役会や経営会議などで決め、記録に残していますか。',
				en: 'Has the board or a management meeting decided, on record, why you employ foreign workers and how many you plan to take on?',
			},
			points: 3,
		},
		{
			content: {
				ja: '外国人労働者の「雇用労務責任者」として、人事課長などを選任していますか。（雇用する外国人が常時10人未満の場合は該当しない）',
				en: 'Have you appointed someone, such as the personnel manager, as employment and labor manager for foreign workers? (Not applicable if you regularly employ fewer than 10.)',
			},
			points: 3,
		},
	],
	G2: [
		{
			content: {
				ja: '外国人労働者を配属する前に、同じ職場で働く従業員全員に、受入れの理由と仕事の分担を説明していますか。',
				en: 'Before a foreign employee is assigned, do you explain to everyone in that workplace the reason for hiring and how work will be shared?',
			},
			points: 3,
		},
		{
			content: {
				ja: '外国人労働者に仕事の指示を出す人全員が、直近1年間に、やさしい日本語など伝え方の研修を受けましたか。',
				en: 'In the past year, did everyone who gives instructions to foreign employees have training in plain Japanese or clear communication?',
			},
			points: 3,
		},
	],
	G3: [
		{
			content: {
				ja: '直近1年間に、外国人の雇用に関する法令や社内規程が守られているかを点検し、改善が必要な点と期限を文書にまとめましたか。',
				en: 'In the past year, did you review whether laws and company rules on employing foreign workers are followed, and write down what to improve by when?',
			},
			points: 4,
		},
		{
			content: {
				ja: '直近1年間に、自治体や国際交流協会などと、外国人労働者の生活や日本語の支援について打合せや共同の取組を行いましたか。',
				en: 'In the past year, did you meet or work with the local government or an international exchange association on daily life or Japanese support for foreign employees?',
			},
			points: 2,
		},
	],
};
