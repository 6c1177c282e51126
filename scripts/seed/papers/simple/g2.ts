import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** G2: Understanding among coworkers. */
export const g2: readonly SeedSimpleQuestion[] = [
	{
		key: 'afdb0d40-2f31-45b4-a307-b556b3a33fee',
		content: {
			ja: '外国人労働者を配属する前に、同じ職場で働く従業員全員に、受入れの理由と仕事の分担を説明していますか。',
			en: 'Before a foreign worker is placed, do you explain the reasons and the division of work to all employees in that workplace?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '説明がないと、同僚は負担だけを感じ、本人は歓迎されません。',
				en: 'Without an explanation, coworkers feel only the burden, and the new worker is not welcome.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人と日本人の従業員が互いに理解し合える職場づくりに努めることが求められています。',
						en: 'Employers should try to create workplaces where foreign and Japanese employees understand each other.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '説明の資料（理由と分担が分かるもの）',
					en: 'Explanatory material (showing reasons and division of work)',
				},
				{ ja: '説明の記録（日付と参加者が分かるもの）', en: 'Record of the explanation (date and participants)' },
			],
		},
	},
	{
		key: '3c74a4ac-f79b-46a1-9528-ffcee5b85437',
		content: {
			ja: '外国人労働者に仕事の指示を出す人全員が、直近1年間に、やさしい日本語など伝え方の研修を受けましたか。',
			en: 'In the past year, did everyone who instructs foreign workers take training in how to communicate, such as plain Japanese?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '指示が通じない原因は、話す側にもあります。伝え方を変えると、事故ややり直しが減ります。',
				en: 'Speakers, too, can be the reason why instructions are not understood. Changing how they are given reduces accidents and rework.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '言葉の壁で話が伝わらないことのないよう、意思疎通しやすい職場づくりに努めることが求められています。',
						en: 'Employers should try to create a workplace where people communicate easily and language is not a barrier.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '国が公表している職場で使える例文集や用語集を使い、やさしい日本語で指示します。',
						en: 'Instructions are given in plain Japanese, using the model sentences and glossaries for the workplace that the government publishes.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '受講記録（対象者全員と日付が分かるもの）',
					en: 'Attendance records (showing everyone concerned and dates)',
				},
				{ ja: '研修の教材', en: 'Training material' },
			],
		},
	},
];
