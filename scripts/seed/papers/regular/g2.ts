import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G2: Understanding among coworkers. */
export const g2: readonly SeedRegularQuestion[] = [
	{
		key: 'f733a5a4-8456-453e-8b9a-5dc1eba157a8',
		content: {
			ja: '直近1年に外国人労働者が新たに配属された職場のすべてで、配属の前に、受入れの理由と仕事の分担を同僚に説明したことを、記録で示せますか。',
			en: 'Can you show from records that, in every workplace where a foreign worker was newly placed in the past year, you explained the reasons and the division of work to coworkers beforehand?',
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
				en: 'Without an explanation, coworkers feel only the burden, and the new worker is not welcome. Talking beforehand also allows time for teaching.',
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
				{
					kind: 'good_practice',
					text: {
						ja: '配属の前に、任せる仕事、在留資格でできない仕事、教える分担を職場で話し合います。',
						en: 'Before a placement, the workplace discusses the work to be given, the work the residence status does not allow, and who teaches what.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '説明の資料（理由、任せる仕事、分担が分かるもの）',
					en: 'Explanatory material (showing reasons, work to be given and division of work)',
					record: 'team_briefing_material',
					department: ['hr', 'site'],
				},
				{
					ja: '説明の記録（職場、日付、参加者が分かるもの）',
					en: 'Record of the explanation (workplace, date, participants)',
					record: 'team_briefing_records',
					department: ['hr', 'site'],
				},
				{
					ja: '配属日の分かる辞令や名簿',
					en: 'Letters of assignment or lists showing the date of placement',
					record: 'appointment_letters',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'b6206f1a-ee95-43dd-8ea6-d74fc67c8fb3',
				content: {
					ja: '説明の資料に、受入れの理由、任せる仕事と在留資格でできない仕事、教える人の分担がある。',
					en: 'The material states the reasons, the work to be given and the work the residence status does not allow, and who teaches what.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '3つの内容がすべて、その職場に合わせて書かれている。',
						en: 'All three are written for that workplace.',
					},
					half: {
						ja: '一般的な説明だけ、または内容の一部が欠けている。',
						en: 'There is only a general explanation, or a point is missing.',
					},
					none: { ja: '説明の資料がない。', en: 'There is no explanatory material.' },
				},
			},
			{
				key: '1c8d7df6-3ccb-481e-93c1-3d51cdf580d2',
				content: {
					ja: '職場ごとの説明の日と参加者の記録があり、配属の日より前である。',
					en: 'Date and participants of the explanation are on record for each workplace, and the date is before the placement.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての職場で、配属日より前の日付と参加者の記録がある。',
						en: 'Every workplace has a record of participants and a date before the placement.',
					},
					half: {
						ja: '一部の職場だけ、または説明が配属の後になっている。',
						en: 'Only some workplaces have a record, or the explanation came after the placement.',
					},
					none: { ja: '説明の記録がない。', en: 'There is no record of an explanation.' },
				},
			},
			{
				key: '89aecc05-8dd0-400a-93a7-9a62ed7363c9',
				content: {
					ja: '面談で同僚が説明の内容を覚えており、教える負担への配慮があったと述べている。',
					en: 'In interviews, coworkers remember the content and say that the burden of teaching was taken into account.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した同僚全員が内容を覚え、配慮があったと述べている。',
						en: 'All coworkers interviewed remember it and say that the burden was taken into account.',
					},
					half: {
						ja: '内容は覚えているが、配慮がない、または一部の人だけである。',
						en: 'They remember it, but the burden was not taken into account, or only some do.',
					},
					none: { ja: '面談した同僚が説明を受けていない。', en: 'Coworkers interviewed had no explanation.' },
				},
			},
		],
	},
	{
		key: '5221f38e-dc88-4edf-a3c2-753497d39566',
		content: {
			ja: '外国人労働者に直接指示をする管理者と社員の全員が、やさしい日本語や異なる文化への理解の研修を、直近2年に受けたことを、記録で示せますか。',
			en: 'Can you show from records that all managers and employees who directly instruct foreign workers took training in plain Japanese or in understanding other cultures in the past two years?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '日本語が通じない原因は、話す側にもあります。指示の伝え方を変えるだけで、事故ややり直しが減ります。',
				en: 'Speakers, too, can be the reason why Japanese is not understood. Just changing how instructions are given reduces accidents and rework.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '文化や慣習の違いを互いに理解し、意思疎通しやすい職場にするよう努めることが求められています。',
						en: 'Employers should try to help people understand differences in culture and custom and communicate easily.',
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
						en: 'Instructions and notices are rewritten in plain Japanese, using the model sentences and glossaries for the workplace that the government publishes.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '対象者の名簿と受講記録（日付が分かるもの）',
					en: 'List of people concerned and attendance records (with dates)',
					record: 'list_people_concerned_attendance_records',
					department: ['hr', 'site'],
				},
				{
					ja: 'やさしい日本語や図に直した指示書や掲示の写真',
					en: 'Photos of instructions or notices rewritten in plain Japanese or pictures',
					record: 'posted_notices',
					department: ['hr', 'site'],
				},
			],
		},
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'b0e60d75-5cce-4f5c-8167-362c91411563',
				content: {
					ja: '対象者の名簿と受講記録があり、全員が直近2年に受講している。',
					en: 'There are a list of people concerned and attendance records, and everyone took the training in the past two years.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '直接指示をする全員が名簿にあり、直近2年の受講日がある。',
						en: 'Everyone who directly instructs foreign workers is on the list, with a training date in the past two years.',
					},
					half: {
						ja: '管理者だけ、または一部の人がまだ受講していない。',
						en: 'Only managers took it, or some have not taken it yet.',
					},
					none: { ja: '直近2年の受講記録がない。', en: 'There is no attendance record from the past two years.' },
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
						en: 'They are in use in every workplace of foreign workers.',
					},
					half: {
						ja: '一部の職場だけ、または作ったが使われていない。',
						en: 'They are in use in only some workplaces, or were made but are not used.',
					},
					none: { ja: '書き直した指示書や掲示がない。', en: 'Nothing was rewritten.' },
				},
			},
			{
				key: '6a0d5d56-f91e-4a48-a3f9-0f30f3be44de',
				content: {
					ja: '面談で外国人労働者が、指示が分かりやすく、聞き返しやすいと述べている。',
					en: 'In interviews, foreign workers say that instructions are clear and that it is easy to ask again.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が、分かりやすく聞き返しやすいと述べている。',
						en: 'Everyone interviewed says that they are clear and that it is easy to ask again.',
					},
					half: {
						ja: '一部の人は、分かりにくい、または聞き返しにくいと述べている。',
						en: 'Some say that they are unclear or that it is hard to ask again.',
					},
					none: {
						ja: '面談した人の多くが、指示が分からないまま働いている。',
						en: 'Many of those interviewed work without understanding instructions.',
					},
				},
			},
		],
	},
];
