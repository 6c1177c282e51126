import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** C2: Appraisal and promotion. */
export const c2: readonly SeedSimpleQuestion[] = [
	{
		key: '707de1ad-7803-4af3-b03d-e169f3fe3a7f',
		content: {
			ja: '人事評価の基準を、評価期間が始まる前に、理解できる言語ややさしい日本語の文書で外国人労働者全員に示していますか。',
			en: 'Before each appraisal period, do you show all foreign employees the appraisal criteria in a document in a language they understand or plain Japanese?',
		},
		points: 3,
	},
	{
		key: 'b155f936-0098-4ddb-b77a-13207c170c4e',
		content: {
			ja: '直近1年間に、外国人労働者全員と個別に面談して人事評価の結果と理由を伝え、面談票に残しましたか。（評価の時期をまだ迎えていない場合は該当しない）',
			en: 'In the past year, did you meet each foreign employee to explain their appraisal result and the reasons, and keep a record? (Not applicable if no appraisal was due yet.)',
		},
		points: 3,
	},
	{
		key: '1726dce0-56e2-4787-aff8-771d39799a40',
		content: {
			ja: '直近1年間に、昇給・昇格した人の割合を外国人と日本人とで比べ、差の有無と理由を確かめましたか。（比べられる日本人がいない場合は該当しない）',
			en: 'In the past year, did you compare raise and promotion rates of foreign and Japanese employees and check for differences and reasons? (Not applicable if no Japanese can be compared.)',
		},
		points: 3,
	},
];
