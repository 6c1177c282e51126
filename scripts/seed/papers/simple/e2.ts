import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** E2: Dialogue and workplace relations. */
export const e2: readonly SeedSimpleQuestion[] = [
	{
		key: '9842ed26-46eb-4f7e-9cfa-e5eef5b9deb4',
		content: {
			ja: '仕事や生活の困りごとを聞く個別の面談を、外国人労働者全員と3か月に1回以上行い、記録していますか。',
			en: 'Do you hold and record a one-to-one talk with every foreign employee at least once every three months to hear about problems at work or in daily life?',
		},
		points: 4,
	},
	{
		key: 'b3fda2e6-ec25-4554-9723-106b2cd0eb32',
		content: {
			ja: '日本語だけでは理解が難しい人との面談や重要な説明に、会社の費用で通訳（電話や翻訳機を含む）を用意していますか。（対象者がいない場合は該当しない）',
			en: 'Does the company pay for interpreting (phone or devices included) at interviews and important briefings for people who need it? (Not applicable if no one needs it.)',
		},
		points: 3,
	},
	{
		key: 'd6dbd67a-5abf-4d90-8bc4-a3f3b2e9450c',
		content: {
			ja: '直近1年間に、外国人と日本人の従業員が一緒に参加する社内行事や地域活動の機会を設けましたか。',
			en: 'In the past year, did you arrange a company event or community activity in which foreign and Japanese employees took part together?',
		},
		points: 2,
	},
];
