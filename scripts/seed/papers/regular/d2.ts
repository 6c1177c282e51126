import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D2: Japanese language study. */
export const d2: readonly SeedRegularQuestion[] = [
	{
		key: '9e17925b-7584-41b6-b09c-04c7610e04c8',
		content: {
			ja: '職務ごとに定めた日本語の目標（指示の理解・報告・記録など）に照らして、直近1年に外国人労働者全員の到達度を1回以上確かめ、記録していますか。',
			en: 'In the past year, has the company checked and recorded, at least once, how well every foreign worker meets the Japanese goals set for each job (understanding instructions, reporting, writing records and so on)?',
		},
		points: 8,
		sdg_targets: ['4.4', '4.5'],
		evaluations: [
			{
				key: 'a9d8125e-6de8-4ade-9905-bd59a6039e5a',
				content: {
					ja: '職務ごとの目標が「日本語で何ができるか」の形で書面になっている。',
					en: 'Goals for each job are written as what a worker can do in Japanese.',
				},
				weight: 4,
			},
			{
				key: 'd2c67eaf-70a0-4c5d-a25f-d1b0b91de119',
				content: {
					ja: '直近1年の到達度の記録が全員分あり、確かめた方法が分かる。',
					en: 'There are progress records for everyone in the past year, showing how progress was checked.',
				},
				weight: 3,
			},
			{
				key: 'abd08c3c-4045-46ca-bc5f-3b196298dcb4',
				content: {
					ja: '目標に届かない人について、学び方や業務の教え方を見直した記録がある（全員が届いていれば満たす）。',
					en: 'Where goals were not met, study or teaching methods were changed on record (met if all reached their goals).',
				},
				weight: 3,
			},
		],
	},
	{
		key: '3c66a70b-fa2d-4bea-8c4c-042da669bdae',
		content: {
			ja: '直近1年に会社が外国人労働者に参加を指示した日本語学習を労働時間として扱い、賃金を支払ったことを記録で示せますか（参加を指示した学習がない場合は該当しない）。',
			en: 'Can the company show by records that Japanese study it told foreign workers to attend in the past year was treated as working time and paid? (Not applicable if it required no study.)',
		},
		points: 10,
		sdg_targets: ['4.5', '10.2'],
		evaluations: [
			{
				key: '168c5db4-babb-4c86-ac8a-32a0f5987e4f',
				content: {
					ja: '日本語学習を「参加を指示するもの」と「自由参加のもの」に分けて書面で示している。',
					en: 'A document separates Japanese study into required and voluntary sessions.',
				},
				weight: 2,
			},
			{
				key: 'e42dd48e-994c-41ba-94c7-d2443f7c1483',
				content: {
					ja: '参加を指示した学習の時間が、勤怠記録と賃金台帳に反映されている。',
					en: 'Time in required study appears in the attendance records and the wage ledger.',
				},
				weight: 5,
			},
			{
				key: '3670d2bf-354d-43ce-95c4-9dc9cbe0c490',
				content: {
					ja: '自由参加の学習を休んだ人が、評価や配置で不利に扱われていないことを記録と面談で確認できる。',
					en: 'Records and interviews confirm that missing voluntary study did not hurt anyone in appraisal or placement.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '4e97626e-d372-4f28-b59a-935ad5fec212',
		content: {
			ja: '在留資格や雇用形態を問わず、希望する外国人労働者全員に会社の費用で日本語を学ぶ機会を設けたことを、直近1年の利用者数・学習時間・支出額で示せますか（希望者がいない場合は案内の記録で評価する）。',
			en: 'Can the company show by users, hours and spending in the past year that all foreign workers who wished, whatever their status or type of employment, could study Japanese at its expense? (If no one wished to, judged by records of the announcement.)',
		},
		points: 9,
		sdg_targets: ['4.4', '4.5', '10.2'],
		evaluations: [
			{
				key: 'e6e2f915-5d6c-4829-9456-9e08ac3f9f04',
				content: {
					ja: '学べる教室、オンライン講座、教材と申込方法を、本人が理解できる言語で案内している。',
					en: 'Classes, online courses, materials and how to apply are announced in languages workers understand.',
				},
				weight: 3,
			},
			{
				key: 'ab21239d-9d26-406c-be15-6e2ba19f934d',
				content: {
					ja: '直近1年の利用者数・学習時間・会社の支出額が、受講記録と領収書などで確認できる。',
					en: 'Attendance records and receipts confirm users, hours and company spending for the past year.',
				},
				weight: 4,
			},
			{
				key: '1d98e010-4deb-4705-9202-e9adcfdd649d',
				content: {
					ja: '夜勤や交替勤務の人、パートの人も利用でき、利用していない人の理由を把握している。',
					en: 'Night, shift and part-time workers can take part, and the company knows why others do not.',
				},
				weight: 3,
			},
		],
	},
];
