import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E2: Dialogue and workplace relations. */
export const e2: readonly SeedRegularQuestion[] = [
	{
		key: '7f953408-0d81-4a61-b77f-467cd67f0b5a',
		content: {
			ja: '法令で定められた定期面談や人事評価の面談とは別に、直属の上司が外国人労働者全員と直近1年に2回以上、1対1で話し、内容を記録していますか。',
			en: 'Apart from interviews required by law and appraisal meetings, has each direct superior talked one-on-one with every foreign worker at least twice in the past year and kept a record?',
		},
		points: 8,
		sdg_targets: ['10.2', '16.7'],
		evaluations: [
			{
				key: 'b7b79c45-7975-4eab-b8d8-eedddb420197',
				content: {
					ja: '1対1の対話の時期、話す項目、記録の扱いを定めた手引きがある。',
					en: 'A guide sets when the talks are held, what is discussed and how records are handled.',
				},
				weight: 2,
			},
			{
				key: '39289e26-deac-4042-9e6a-13e47f3300f0',
				content: {
					ja: '全員分の記録があり、実施日・本人の話・上司の対応が書かれている。',
					en: 'There are records for everyone with the date, what the worker said and what the superior did.',
				},
				weight: 4,
			},
			{
				key: '03eb74e5-cbfa-426d-b09a-3c3d91c41b38',
				content: {
					ja: '面談で本人が、勤務時間の中で安心して話せたと述べている。',
					en: 'In interviews, workers say the talks took place in working time and that they could speak freely.',
				},
				weight: 4,
			},
		],
	},
	{
		key: '801c5dcd-31d5-4569-aac6-2da8101702d7',
		content: {
			ja: '直近1年の評価・配置・健康などの大切な話し合いで、通訳が必要な外国人労働者に通訳や翻訳を手配し、記録していますか（通訳が必要な人がいない場合は該当しない）。',
			en: 'For important talks in the past year (appraisal, placement, health), did the company arrange and record interpreting or translation for foreign workers who needed it? (Not applicable if no one needs it.)',
		},
		points: 8,
		sdg_targets: ['10.2', '16.7'],
		evaluations: [
			{
				key: '2f9eb748-d977-4f7f-bd24-6bd173ce30f5',
				content: {
					ja: '通訳を付ける話し合いの種類と手配の手順が書面で決まっている。',
					en: 'A document sets which talks need an interpreter and how to arrange one.',
				},
				weight: 3,
			},
			{
				key: '4cb8411b-4d07-4f23-bb5d-1b0439df186a',
				content: {
					ja: '通訳が必要な人と言語の一覧があり、直近1年の手配の日・場面・通訳者が記録されている。',
					en: 'A list shows who needs which language, and records show the date, occasion and interpreter in the past year.',
				},
				weight: 4,
			},
			{
				key: '84790e1a-026e-4dff-8e94-e7c26c2dd288',
				content: {
					ja: '本人の利害に関わる話では、上司や同僚だけに通訳を頼らないことが記録と面談で分かる。',
					en: "Records and interviews show that when the worker's interests are at stake, interpreting is not left to superiors or coworkers alone.",
				},
				weight: 3,
			},
		],
	},
	{
		key: '8096530b-19e3-48c0-b7e8-baaef90acc4d',
		content: {
			ja: '直近1年に、外国人労働者が日本人の同僚や地域の人と交流する機会を会社が設けるか案内し、参加の記録を残していますか。',
			en: 'In the past year, has the company held or announced occasions for foreign workers to meet Japanese coworkers or local people, and recorded who took part?',
		},
		points: 5,
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'a4b01f7c-8c1b-4bfe-9a66-40514b11fe02',
				content: {
					ja: '社内行事や地域の催しの案内が、理解できる言語で全員に届いている。',
					en: 'Notices of company and local events reach everyone in languages they understand.',
				},
				weight: 3,
			},
			{
				key: '1cc15b7e-ca1e-4661-9f5d-702d9b59ffb5',
				content: {
					ja: '直近1年の開催日・内容・外国人と日本人の参加者数の記録がある。',
					en: 'Records for the past year show dates, content and numbers of foreign and Japanese participants.',
				},
				weight: 4,
			},
			{
				key: '0905e88e-e9f5-4d0f-ae0e-6dfbed27a6f2',
				content: {
					ja: '参加は自由で、内容を決めるときに外国人労働者の希望や文化の違いを聞いている。',
					en: 'Taking part is voluntary, and foreign workers are asked about their wishes and cultural needs in planning.',
				},
				weight: 3,
			},
		],
	},
];
