import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G2: Understanding in the workplace. */
export const g2: readonly SeedRegularQuestion[] = [
	{
		key: 'f733a5a4-8456-453e-8b9a-5dc1eba157a8',
		content: {
			ja: '直近1年に外国人労働者が新たに配属された職場のすべてで、配属の前に、受入れの理由と仕事の分担を同僚に説明したことを、記録で示せますか。',
			en: 'Can the company show by records that at every workplace that received a new foreign worker in the past year, coworkers were told beforehand why the person was coming and how work would be shared?',
		},
		points: 7,
		na_condition: {
			ja: '直近1年に外国人労働者の新たな配属がない場合',
			en: 'No foreign worker was newly placed in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '説明がないと、同僚は負担だけを感じ、本人は歓迎されません。前もって話すと、教える時間の配慮もできます。',
				en: 'Without explanation coworkers feel only the burden and the newcomer is not welcome. Talking beforehand also allows time for teaching.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人と日本人の従業員が互いに理解し合える職場づくりに努めることが求められています。',
						en: 'Employers are asked to try to make workplaces where foreign and Japanese employees understand each other.',
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
						ja: '配属の前に、任せる仕事、在留資格でできない仕事、教える分担を職場で話し合います。',
						en: 'Before a placement, the workplace discusses the work to be given, work not allowed by status, and who teaches.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '説明の資料（理由、任せる仕事、分担が分かるもの）', en: 'Materials (reasons, work, sharing)' },
				{
					ja: '説明の記録（職場、日付、参加者が分かるもの）',
					en: 'Records of explanation (workplace, date, participants)',
				},
				{ ja: '配属日の分かる辞令や名簿', en: 'Letters or lists showing the date of placement' },
			],
		},
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'b6206f1a-ee95-43dd-8ea6-d74fc67c8fb3',
				content: {
					ja: '説明の資料に、受入れの理由、任せる仕事と在留資格でできない仕事、教える人の分担がある。',
					en: 'The materials give the reasons, the work to be given and not allowed by status, and who teaches what.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '3つの内容がすべて、その職場に合わせて書かれている。',
						en: 'All three are written for that workplace.',
					},
					half: {
						ja: '一般的な説明だけ、または内容の一部が欠けている。',
						en: 'Only general, or some content is missing.',
					},
					none: { ja: '説明の資料がない。', en: 'There are no materials.' },
				},
			},
			{
				key: '1c8d7df6-3ccb-481e-93c1-3d51cdf580d2',
				content: {
					ja: '職場ごとの説明の日と参加者の記録があり、配属の日より前である。',
					en: 'Records for each workplace show the date and participants, and the date is before the placement.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての職場で、配属日より前の日付と参加者の記録がある。',
						en: 'All workplaces have a record with an earlier date and participants.',
					},
					half: {
						ja: '一部の職場だけ、または説明が配属の後になっている。',
						en: 'Some workplaces only, or it came after the placement.',
					},
					none: { ja: '説明の記録がない。', en: 'There are no records of explanation.' },
				},
			},
			{
				key: '89aecc05-8dd0-400a-93a7-9a62ed7363c9',
				content: {
					ja: '面談で同僚が説明の内容を覚えており、教える負担への配慮があったと述べている。',
					en: 'In interviews, coworkers remember the content and say that the burden of teaching was considered.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した同僚全員が内容を覚え、配慮があったと述べている。',
						en: 'All coworkers interviewed remember and say it was considered.',
					},
					half: {
						ja: '内容は覚えているが、配慮がない、または一部の人だけである。',
						en: 'They remember but nothing was considered, or only some do.',
					},
					none: { ja: '面談した同僚が説明を受けていない。', en: 'Coworkers interviewed were not told.' },
				},
			},
		],
	},
	{
		key: '5221f38e-dc88-4edf-a3c2-753497d39566',
		content: {
			ja: '外国人労働者に直接指示をする管理者と社員の全員が、やさしい日本語や異なる文化への理解の研修を、直近2年に受けたことを、記録で示せますか。',
			en: 'Can the company show by records that all managers and staff who give instructions to foreign workers had training in plain Japanese or understanding other cultures in the past two years?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '日本語が通じない原因は、話す側にもあります。指示の伝え方を変えるだけで、事故ややり直しが減ります。',
				en: 'The speaker too can be the reason for not being understood. Changing how instructions are given reduces accidents and rework.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '文化や慣習の違いを互いに理解し、意思疎通しやすい職場にするよう努めることが求められています。',
						en: 'Employers are asked to try to have people understand differences of culture and custom and communicate easily.',
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
						ja: '国が公表している職場で使える例文集や用語集を使い、指示や掲示をやさしい日本語に直します。',
						en: 'Instructions and notices are put into plain Japanese with the model sentences and glossaries published by the government.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '対象者の名簿と受講記録（日付が分かるもの）',
					en: 'List of those concerned and attendance records (dates)',
				},
				{
					ja: 'やさしい日本語や図に直した指示書や掲示の写真',
					en: 'Photos of instructions or notices in plain Japanese or pictures',
				},
			],
		},
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'b0e60d75-5cce-4f5c-8167-362c91411563',
				content: {
					ja: '対象者の名簿と受講記録があり、全員が直近2年に受講している。',
					en: 'A list of those concerned and attendance records show that all took the training in the past two years.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '直接指示をする全員が名簿にあり、直近2年の受講日がある。',
						en: 'Everyone who gives instructions is listed with a date in the past two years.',
					},
					half: {
						ja: '管理者だけ、または一部の人がまだ受講していない。',
						en: 'Managers only, or some have not yet taken part.',
					},
					none: { ja: '直近2年の受講記録がない。', en: 'There is no record from the past two years.' },
				},
			},
			{
				key: 'b112e5e4-8a43-4079-9b8b-1836e8edf71b',
				content: {
					ja: 'やさしい日本語や図に書き直した作業指示書や掲示の実物が、研修の後に現場で使われている。',
					en: 'Work instructions or notices rewritten in plain Japanese or pictures are in use on site after the training.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '外国人が働くすべての職場で、書き直した実物が使われている。',
						en: 'They are in use at all workplaces of foreign workers.',
					},
					half: {
						ja: '一部の職場だけ、または作ったが使われていない。',
						en: 'Some workplaces only, or made but not used.',
					},
					none: { ja: '書き直した指示書や掲示がない。', en: 'Nothing was rewritten.' },
				},
			},
			{
				key: '6a0d5d56-f91e-4a48-a3f9-0f30f3be44de',
				content: {
					ja: '面談で外国人労働者が、指示が分かりやすく、聞き返しやすいと述べている。',
					en: 'In interviews, foreign workers say instructions are clear and that it is easy to ask again.',
				},
				weight: 3,
				anchors: {
					full: { ja: '面談した全員が、分かりやすく聞き返しやすいと述べている。', en: 'All interviewed say both.' },
					half: {
						ja: '一部の人は、分かりにくい、または聞き返しにくいと述べている。',
						en: 'Some find instructions unclear or hard to ask about.',
					},
					none: {
						ja: '面談した人の多くが、指示が分からないまま働いている。',
						en: 'Most of those interviewed work without understanding.',
					},
				},
			},
		],
	},
];
