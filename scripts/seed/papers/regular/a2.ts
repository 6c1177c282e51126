import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** A2: Brokers, sending organisations and fees. */
export const a2: readonly SeedRegularQuestion[] = [
	{
		key: '2a0947ee-6cab-4df5-97db-595a1d8e761d',
		content: {
			ja: '直近1年に利用した職業紹介事業者、監理団体（2027年4月からは監理支援機関）、送出機関などすべてについて、有効な許可・認定を契約前に公的情報で確認しましたか（利用がない場合は該当しない）。',
			en: 'For every employment agency, supervising organisation (supervising support organisation from April 2027) and sending organisation used in the past year, was a valid licence or approval checked against official information before contracting? (Not applicable if none was used.)',
		},
		points: 10,
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '61c73f2d-575a-432d-ae6c-dbfbffd9fc6f',
				content: {
					ja: '利用した機関の一覧に、許可・登録・認定の番号、有効期限、契約前の確認日が全件そろっている。',
					en: 'A list of all organisations used gives licence or approval number, expiry and a check date before the contract.',
				},
				weight: 4,
			},
			{
				key: '556e6764-147d-463b-8104-2360bf044f8e',
				content: {
					ja: '機関ごとに、許可の取消しや業務停止などの処分歴を、日本と送出国の公表情報で調べた記録がある。',
					en: 'For each one, past revocations or suspensions were looked up in published information of Japan and the home country.',
				},
				weight: 3,
			},
			{
				key: '6a9de94c-d482-4806-b933-6c12b3c8b099',
				content: {
					ja: '募集の流れ図に現地の再委託先や個人の紹介者まで書かれ、無許可の者が介在しないと確認している。',
					en: 'A recruitment chart shows local subcontractors and individual introducers, and confirms no unlicensed party is involved.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'ff911de6-78ed-4974-a7bb-326a13cfd0dc',
		content: {
			ja: '現在有効な仲介機関との契約書すべてに、会社が支払う費用の内訳と、労働者から保証金・違約金や不当な手数料を取らないことを定めていますか（仲介機関を利用していない場合は該当しない）。',
			en: 'Do all current contracts with brokers set out the breakdown of fees the company pays and forbid taking deposits, penalties or unjust fees from workers? (Not applicable if no broker is used.)',
		},
		points: 10,
		sdg_targets: ['8.7', '8.8', '10.7'],
		evaluations: [
			{
				key: '8081eb47-c5ef-4a37-a09e-ce9581d37e80',
				content: {
					ja: '紹介料・教育費・渡航手続費などの費目ごとに、金額と負担者が契約書または覚書に書かれている。',
					en: 'The contract or a memorandum gives amount and payer for each item, such as placement, training and travel papers.',
				},
				weight: 4,
			},
			{
				key: 'f18dc132-5483-4c8d-95db-9fa42f53f5d0',
				content: {
					ja: '徴収の禁止が再委託先や現地の紹介者にも及び、会社が当事者でない送出契約は写しで確認している。',
					en: 'The ban reaches subcontractors and local introducers; sending contracts the company is not party to are checked by copy.',
				},
				weight: 3,
			},
			{
				key: '6faebca3-cb0d-435c-8230-b9bffe93c61d',
				content: {
					ja: '違反が分かった場合の報告・返金・契約解除と、会社が仲介機関を調査できることが条項にある。',
					en: 'Clauses cover reporting, refund and termination on breach, and the right of the company to investigate the broker.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '2c9c6104-5d07-40b2-8791-3efa19113298',
		content: {
			ja: '直近1年に入社した外国人労働者全員から、就職と来日のために誰へ何の費用をいくら払ったかを、理解できる言語で聞き取り、記録していますか（入社者がいない場合は該当しない）。',
			en: 'Was every foreign worker hired in the past year asked, in a language they understand, whom they paid, for what and how much to get the job and come to Japan, and was this recorded? (Not applicable if nobody was hired.)',
		},
		points: 12,
		sdg_targets: ['8.7', '8.8', '10.7'],
		evaluations: [
			{
				key: 'a0c2a507-51d8-438b-bee5-698598f83967',
				content: {
					ja: '紹介料・教育費・書類費・渡航費などの費目別に、支払先・金額・時期を記した聴取票が全員分ある。',
					en: 'A sheet for each worker shows payee, amount and date by item, such as placement, training, papers and travel.',
				},
				weight: 4,
			},
			{
				key: 'a8dd262b-fcfe-4c22-a745-6c9080ae2b10',
				content: {
					ja: '聴取は仲介機関の職員が同席しない場で個別に行われ、通訳も仲介機関から独立している。',
					en: 'Workers are asked one by one without broker staff present, with an interpreter independent of the broker.',
				},
				weight: 3,
			},
			{
				key: '98332761-5ecc-4761-af73-c3fc9d94bf67',
				content: {
					ja: '聴取した額を仲介機関の費用内訳や領収書と突き合わせ、差があれば理由を調べた記録がある。',
					en: 'Amounts heard are compared with broker breakdowns or receipts, and any difference has been looked into.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'b906a3bf-81a5-421c-bfd2-ef9706e8aca9',
		content: {
			ja: '募集・紹介・渡航など就職にかかる費用を外国人労働者に負担させない方針を文書にし、直近3年に本人の負担が判明した場合は返金していますか。',
			en: 'Is there a written policy that foreign workers bear no cost of recruitment, placement or travel to the job, and have costs found in the past three years to have been borne by a worker been repaid?',
		},
		points: 10,
		sdg_targets: ['8.7', '8.8', '10.7'],
		evaluations: [
			{
				key: 'e88b2084-0cce-4723-8044-f906cdea8aa6',
				content: {
					ja: '会社が負担する費目と対象者の範囲を示した方針文書があり、経営者の承認日が確認できる。',
					en: 'A policy lists the cost items the company bears and who is covered, with the date of approval by management.',
				},
				weight: 3,
			},
			{
				key: '1f48d81c-d2a4-43da-bc9c-ab17d576bda9',
				content: {
					ja: '応募者と仲介機関に、理解できる言語で方針と申し出先を募集の段階で知らせた記録がある。',
					en: 'Applicants and brokers were told the policy and whom to contact, in a language they understand, at recruitment.',
				},
				weight: 3,
			},
			{
				key: '13c4588c-6439-4689-81ed-3439c96bf57c',
				content: {
					ja: '返金した人・金額・日付の支払記録、または全員に負担がなかったことを示す聴取結果がある。',
					en: 'Payment records show who was repaid, how much and when, or worker interviews show that nobody bore any cost.',
				},
				weight: 4,
			},
		],
	},
];
