import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const jobSatisfaction: SeedQuestions<SeedSimpleQuestion> = {
	E1: [
		{
			content: {
				ja: '会社が用意した住居の一人当たり面積が在留資格ごとの基準（特定技能1号は原則7.5㎡）以上だと図面や実測で確認しましたか。（該当の住居がない場合は該当しない）',
				en: 'Did you confirm by plan or measurement that company-arranged housing meets the floor area per person for each status (usually 7.5 m2 for Specified Skilled Worker (i))? (Not applicable if none.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '寮や社宅の家賃・光熱費として受け取る額が実費以内であることを、計算書で外国人労働者本人に示していますか。（受け取っていない場合は該当しない）',
				en: 'Do you show foreign employees a calculation proving that what you collect for company housing and utilities is not above actual cost? (Not applicable if you collect nothing.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '直近1年間に海外から採用した人全員の、住民登録・口座開設・携帯電話の契約を、会社か委託先が同行などで手伝いましたか。（海外からの採用がない場合は該当しない）',
				en: 'In the past year, did the company or a contractor help everyone hired from abroad, for example by going along, to register residence, open a bank account and get a phone? (Not applicable if no one was.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '災害のときの住まいの近くの避難場所と会社への連絡方法を、理解できる言語の文書で外国人労働者全員に知らせていますか。',
				en: 'Do you tell all foreign employees, in a document in a language they understand, the shelter near their home and how to contact the company in a disaster?',
			},
			points: 3,
		},
	],
	E2: [
		{
			content: {
				ja: '仕事や生活の困りごとを聞く個別の面談を、外国人労働者全員と3か月に1回以上行い、記録していますか。',
				en: 'Do you hold and record a one-to-one talk with every foreign employee at least once every three months to hear about problems at work or in daily life?',
			},
			points: 4,
		},
		{
			content: {
				ja: '日本語だけでは理解が難しい人との面談や重要な説明に、会社の費用で通訳（電話や翻訳機を含む）を用意していますか。（対象者がいない場合は該当しない）',
				en: 'Does the company pay for interpreting (phone or devices included) at interviews and important briefings for people who need it? (Not applicable if no one needs it.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近1年間に、外国人と日本人の従業員が一緒に参加する社内行事や地域活動の機会を設けましたか。',
				en: 'In the past year, did you arrange a company event or community activity in which foreign and Japanese employees took part together?',
			},
			points: 2,
		},
	],
	E3: [
		{
			content: {
				ja: '直近1年間に、外国人労働者が理解できる言語で答えられる匿名の満足度調査を行いましたか。（少人数で匿名にできない場合は該当しない）',
				en: 'In the past year, did you run an anonymous satisfaction survey that foreign employees could answer in a language they understand? (Not applicable if too few for anonymity.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近1年間に離職した外国人労働者全員に理由を聞き、その内容をもとに職場の改善策を決めましたか。（離職者がいない場合は該当しない）',
				en: 'Did you ask every foreign employee who left in the past year why, and decide on workplace improvements from the answers? (Not applicable if no one left.)',
			},
			points: 3,
		},
	],
};
