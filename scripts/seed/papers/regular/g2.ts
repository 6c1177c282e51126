import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G2: Understanding in the workplace. */
export const g2: readonly SeedRegularQuestion[] = [
	{
		key: 'f733a5a4-8456-453e-8b9a-5dc1eba157a8',
		content: {
			ja: '直近1年に外国人労働者が新たに配属された職場のすべてで、配属の前に、受入れの理由と仕事の分担を同僚に説明していますか（新たな配属がない場合は該当しない）。',
			en: 'In the past year, at every workplace that received a new foreign worker, were coworkers told beforehand why the person was coming and how work would be shared? (Not applicable if there was no new placement.)',
		},
		points: 7,
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'b6206f1a-ee95-43dd-8ea6-d74fc67c8fb3',
				content: {
					ja: '説明の資料に、受入れの理由、任せる仕事と在留資格でできない仕事、教える人の分担がある。',
					en: 'The materials give the reasons, the work to be given and not allowed by status, and who teaches what.',
				},
				weight: 3,
			},
			{
				key: '1c8d7df6-3ccb-481e-93c1-3d51cdf580d2',
				content: {
					ja: '職場ごとの説明の日と参加者の記録があり、配属の日より前である。',
					en: 'Records for each workplace show the date and participants, and the date is before the placement.',
				},
				weight: 4,
			},
			{
				key: '89aecc05-8dd0-400a-93a7-9a62ed7363c9',
				content: {
					ja: '面談で同僚が説明の内容を覚えており、教える負担への配慮があったと述べている。',
					en: 'In interviews, coworkers remember the content and say that the burden of teaching was considered.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '5221f38e-dc88-4edf-a3c2-753497d39566',
		content: {
			ja: '外国人労働者に直接指示をする管理者と社員の全員が、やさしい日本語や異なる文化への理解の研修を、直近2年に受けたことを記録で示せますか。',
			en: 'Can the company show by records that all managers and staff who give instructions to foreign workers had training in plain Japanese or understanding other cultures in the past two years?',
		},
		points: 8,
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'b0e60d75-5cce-4f5c-8167-362c91411563',
				content: {
					ja: '対象者の名簿と受講記録があり、全員が直近2年に受講している。',
					en: 'A list of those concerned and attendance records show that all took the training in the past two years.',
				},
				weight: 4,
			},
			{
				key: 'b112e5e4-8a43-4079-9b8b-1836e8edf71b',
				content: {
					ja: 'やさしい日本語や図に書き直した作業指示書や掲示の実物が、研修の後に現場で使われている。',
					en: 'Work instructions or notices rewritten in plain Japanese or pictures are in use on site after the training.',
				},
				weight: 3,
			},
			{
				key: '6a0d5d56-f91e-4a48-a3f9-0f30f3be44de',
				content: {
					ja: '面談で外国人労働者が、指示が分かりやすく、聞き返しやすいと述べている。',
					en: 'In interviews, foreign workers say instructions are clear and that it is easy to ask again.',
				},
				weight: 3,
			},
		],
	},
];
