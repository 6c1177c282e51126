import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** C3: Renewal, transfer and leaving. */
export const c3: readonly SeedRegularQuestion[] = [
	{
		key: 'c1d014b2-3ffb-4c99-a85d-2041c5f542d6',
		content: {
			ja: '直近1年に契約満了を迎えた有期契約の外国人労働者全員について、書面の更新基準に沿って更新を判断し、結果を満了の30日前までに本人へ伝えましたか（対象者がいない場合は該当しない）。',
			en: 'For all foreign workers whose fixed-term contract ended in the past year, was renewal decided by written criteria and the result given at least 30 days before the end? (Not applicable if there were none.)',
		},
		points: 10,
		sdg_targets: ['8.8', '16.3'],
		evaluations: [
			{
				key: 'f1611897-d5c7-4b0f-b090-80cc5c692fe9',
				content: {
					ja: '更新の基準が契約書または規程にあり、国籍・妊娠・相談の申し出などを不利に扱う項目がない。',
					en: 'The contract or rules contain the criteria, and none counts nationality, pregnancy or complaints against the worker.',
				},
				weight: 3,
			},
			{
				key: 'af7ec591-de46-45d8-b22f-a2c5b2b44cb2',
				content: {
					ja: '対象者ごとの判断記録に、基準のどの項目に当てはまるかと、決めた人・日付が書かれている。',
					en: 'Each decision record states which criterion applied, who decided and when.',
				},
				weight: 4,
			},
			{
				key: '24b320c2-c004-43eb-b315-126df4395963',
				content: {
					ja: '伝えた日・言語・担当者の記録があり、更新しない人は理由の説明を受けている（いなければ満たす）。',
					en: 'Date, language and person who told are on record; those not renewed were given the reason (met if none).',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'c04d953b-c664-4ca2-b7d9-f170a8e39efd',
		content: {
			ja: '直近1年に離職・転籍した外国人労働者全員に、その理由を聞き取り、結果を職場や制度の改善に反映しましたか（離職・転籍した人がいない場合は該当しない）。',
			en: 'Was every foreign worker who left or transferred to another employer in the past year asked why, and were the results used to improve the workplace or systems? (Not applicable if nobody left or transferred.)',
		},
		points: 8,
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '55d83163-d727-4bb9-a781-27c9f15a5a8c',
				content: {
					ja: '離職者の名簿と聴取票が一致し、連絡の取れない人については連絡を試みた日付が残っている。',
					en: 'The list of leavers matches the interview sheets; for those out of reach, dates of attempts are recorded.',
				},
				weight: 3,
			},
			{
				key: '1ddbeb37-6007-4c64-bcc2-3a94065ffbb9',
				content: {
					ja: '聴取は直属の上司以外が理解できる言語で行い、賃金・仕事・人間関係・住居などに分けて記録している。',
					en: 'Someone other than the direct superior asks, in a language they understand, and sorts reasons by pay, work, people, housing.',
				},
				weight: 3,
			},
			{
				key: 'a369bc54-22b3-4202-a252-2761375e8b0b',
				content: {
					ja: '理由の集計を会議で検討し、実施した改善の内容と日付が議事録などで確認できる。',
					en: 'The reasons were summed up and discussed, and minutes or the like show what was improved and when.',
				},
				weight: 4,
			},
		],
	},
	{
		key: 'c7a1cb72-138e-4fa9-ad44-5eaa379fd46d',
		content: {
			ja: '直近3年に会社の都合で離職した、または転籍・転職を申し出た外国人労働者に、国内での転職か帰国かの希望を確かめ、それに応じた支援をしましたか（そのような人がいない場合は該当しない）。',
			en: 'Were foreign workers who, in the past three years, left for company reasons or asked to change employer asked whether they wished to work elsewhere in Japan or return home, and supported accordingly? (Not applicable if there were none.)',
		},
		points: 12,
		sdg_targets: ['8.8', '10.7', '16.3'],
		evaluations: [
			{
				key: '334989a7-c36b-4bb5-82b2-2cca6d62691d',
				content: {
					ja: '希望を理解できる言語で確かめた記録があり、実際の進路が本人の選んだとおりだったと分かる。',
					en: 'Wishes were asked in a language they understand and recorded, and what followed was what the worker chose.',
				},
				weight: 3,
			},
			{
				key: '94a6a878-1d7e-4362-a104-edd3628a2a75',
				content: {
					ja: '求人情報の提供や支援機関への連絡をし、在留資格の手続と次の職場で働き始められる時期を説明している。',
					en: 'Job information or referral was given, and status procedures and when work may start at the next job were explained.',
				},
				weight: 3,
			},
			{
				key: '4c4a663d-1eeb-4b3b-a258-f24b71267756',
				content: {
					ja: '退職証明書・離職票・源泉徴収票など、次の手続に要る書類を期限内に渡した控えがある。',
					en: 'Copies show that leaving certificates, unemployment papers, tax slips and the like were handed over on time.',
				},
				weight: 2,
			},
			{
				key: '699ca64d-acfb-494e-b07c-d9dfd942018c',
				content: {
					ja: '帰国旅費の負担者が書面で決まり、本人が払えない人に支出した記録がある（いなければ取決めで確認）。',
					en: 'Who pays the fare home is set in writing, and payments for those unable to pay are on record (if none: the terms).',
				},
				weight: 2,
			},
		],
	},
];
