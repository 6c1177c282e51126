import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** A3: Explaining terms and preparing for arrival. */
export const a3: readonly SeedRegularQuestion[] = [
	{
		key: 'dc30c317-ca7b-4ba2-9b2a-254c0e688da1',
		content: {
			ja: '直近1年に採用した外国人労働者全員に、契約を結ぶ前に、仕事の内容・賃金・控除・住居などの条件を、理解できる言語の書面で説明しましたか（採用者がいない場合は該当しない）。',
			en: 'Before signing, did every foreign worker hired in the past year receive a written explanation of the work, pay, deductions, housing and other terms in a language they understand? (Not applicable if nobody was hired.)',
		},
		points: 12,
		sdg_targets: ['8.8', '10.7', '16.10'],
		evaluations: [
			{
				key: '445e3e4f-2cfb-42c4-8223-975b1f0c8027',
				content: {
					ja: '理解できる言語またはやさしい日本語の条件書が全員分あり、交付日が契約日より前である。',
					en: 'Each worker has a sheet of terms in a language they understand or plain Japanese, dated before the contract.',
				},
				weight: 4,
			},
			{
				key: '439ee604-05d3-405e-b7e9-ae49f4ff69f1',
				content: {
					ja: '総支給額に加え、税・社会保険料・家賃などを差し引いた手取りの見込み額が書かれている。',
					en: 'It shows not only gross pay but expected take-home pay after tax, social insurance, rent and the like.',
				},
				weight: 3,
			},
			{
				key: 'c1080e8b-f4c0-44c3-a357-eccafe2c84eb',
				content: {
					ja: '説明の日時・説明者・通訳・本人からの質問と回答が、説明記録に残っている。',
					en: 'A record shows when and by whom it was explained, the interpreter, and the questions and answers.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'b2d958c1-c606-46ab-ab07-6a6bf7037690',
		content: {
			ja: '直近1年に採用した外国人労働者について、求人時に示した条件と雇用契約の条件を一人ずつ照合し、差があれば契約前に本人へ説明しましたか（採用者がいない場合は該当しない）。',
			en: 'For each foreign worker hired in the past year, were the terms advertised compared with the contract, and any difference explained before signing? (Not applicable if nobody was hired.)',
		},
		points: 10,
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '752bb005-d28d-4c41-8619-2cea16c7fb0f',
				content: {
					ja: '賃金・手当・労働時間・業務・就業場所・契約期間を並べた照合表が採用者全員分ある。',
					en: 'A comparison of pay, allowances, hours, duties, workplace and contract period exists for every hire.',
				},
				weight: 4,
			},
			{
				key: '06a55f70-9a61-4b56-b467-8b10ea5d912e',
				content: {
					ja: '差がある条件は、変更前後の内容と理由を契約前に書面で示した控えがある（差がなければ満たす）。',
					en: 'Differences were shown in writing before signing, with old and new terms and reasons (met if there were none).',
				},
				weight: 3,
			},
			{
				key: 'ca010bcb-c38d-411a-83cc-4cbff9c5fe61',
				content: {
					ja: '抽出した本人との面談で、募集広告や仲介機関から聞いた条件と実際の条件が一致している。',
					en: 'Sampled workers say that the advertisement and what the broker told them match the actual terms.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'd471aba9-a4eb-4bbe-9cc9-254c4b3d3b5e',
		content: {
			ja: '直近1年に海外から受け入れた人全員に、到着日の出迎え、入居先、最初の給料日までの生活費の見通しを渡航前に知らせ、そのとおり実施しましたか（海外からの受入れがない場合は該当しない）。',
			en: 'Was everyone brought from abroad in the past year told before departure about pick-up on arrival, housing and living costs until the first payday, and was this carried out as told? (Not applicable if nobody came from abroad.)',
		},
		points: 8,
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '3f71f257-fad8-4f6b-9d7b-b90120e67ee4',
				content: {
					ja: '受入れごとの準備表に、出迎え・寝具・生活用品・当面の費用の担当者と期限が書かれている。',
					en: 'A checklist for each arrival names who handles pick-up, bedding, household goods and first expenses, and by when.',
				},
				weight: 3,
			},
			{
				key: '867ef512-6343-4d87-8412-10ee18f93cb7',
				content: {
					ja: '到着後1週間の予定、住所、緊急連絡先を、渡航前に理解できる言語で送った記録がある。',
					en: 'The plan for the first week, address and emergency contact were sent before departure in a language they understand.',
				},
				weight: 3,
			},
			{
				key: '925ac4aa-d26b-46e9-846b-803afc7b0c23',
				content: {
					ja: '送迎簿、入居時の確認書、本人との面談から、知らせた内容どおりに迎えたと確認できる。',
					en: 'Transport logs, move-in sheets and interviews with the workers show the arrival went as they had been told.',
				},
				weight: 4,
			},
		],
	},
];
