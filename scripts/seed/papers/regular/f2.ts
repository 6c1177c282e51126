import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F2: Preventing forced labor. */
export const f2: readonly SeedRegularQuestion[] = [
	{
		key: 'ae49a57c-ae91-4007-9724-d6d65b992d96',
		content: {
			ja: '外国人労働者全員が旅券・在留カード・通帳・携帯電話を自分で保管し、自由に使えることを、直近1年に本人への面談で確認し、記録していますか。',
			en: 'In the past year, has the company confirmed by interview, on record, that all foreign workers keep their own passport, residence card, bankbook and phone and can use them freely?',
		},
		points: 15,
		sdg_targets: ['8.7', '8.8'],
		evaluations: [
			{
				key: 'c5850d76-fc58-481c-a38f-4a03a478cad1',
				content: {
					ja: '本人が頼んだ場合も旅券や在留カードを会社が預からないことを、規程や手引きに明記している。',
					en: 'Rules or guides state that the company does not hold passports or residence cards even when asked to.',
				},
				weight: 3,
			},
			{
				key: '51baf8c1-cc5e-4d16-b384-b0082642a754',
				content: {
					ja: '直近1年に理解できる言語で面談した全員分の確認の記録がある。',
					en: 'There are records for everyone of interviews held in a language they understand in the past year.',
				},
				weight: 4,
			},
			{
				key: 'e3b3db3f-f7d5-47fa-a9b6-ed102caa7815',
				content: {
					ja: '面談で本人が、監理団体や送出機関などにも預けておらず、いつでも使えると述べている。',
					en: 'In interviews, workers say that no one, including supervising or sending organisations, holds these items and that they can use them any time.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'd6eeed79-5640-4c50-afb0-7a542927d215',
		content: {
			ja: '外国人労働者全員に、来日のための借金や、送出機関などとの保証金、違約金の約束の有無を、直近1年に理解できる言語で聞き取り、記録していますか。',
			en: 'In the past year, has the company asked all foreign workers, in a language they understand, about debts for coming to Japan and any deposits or penalties agreed with sending organisations, and recorded it?',
		},
		points: 12,
		sdg_targets: ['8.7', '8.8', '16.3'],
		evaluations: [
			{
				key: '09b04035-d079-4034-b054-a28a565b1823',
				content: {
					ja: '全員分の記録に、借入先、残額、保証金や違約金の約束の有無がある（答えない人はその旨を記す）。',
					en: 'Records for everyone show lenders, balances, and any deposits or penalties (or that the person chose not to answer).',
				},
				weight: 4,
			},
			{
				key: '8eebad2a-e6f2-4a03-8f07-c37da9ba6c5e',
				content: {
					ja: '答えを拒めること、答えの内容で不利に扱わないことを、聞く前に本人へ伝えている。',
					en: 'Before asking, workers are told that they may refuse and will not suffer for what they say.',
				},
				weight: 3,
			},
			{
				key: 'aaf45064-4dd9-4fdc-8c41-deff62f98bfe',
				content: {
					ja: '見つかった借金や約束について、関係機関への相談や解消の支援をした記録がある（なければ満たす）。',
					en: 'Where found, records show consultation with authorities or help to resolve them (met if none were found).',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'b3931708-d371-43f8-bc92-371759aabd25',
		content: {
			ja: '寮や職場の規則が、外国人労働者の外出・外泊・通信・交際など私生活の自由を不当に制限していないことを、直近1年に点検し、記録していますか。',
			en: 'In the past year, has the company checked, on record, that dormitory and workplace rules do not unfairly restrict foreign workers in private life, such as going out, staying out, communication or relationships?',
		},
		points: 12,
		sdg_targets: ['8.7', '8.8'],
		evaluations: [
			{
				key: '9a4df721-a1e4-4d97-a00b-25f715ff2eca',
				content: {
					ja: '寮の規則や生活の決まり（監理団体などが作ったものを含む）のすべてを直近1年に点検した記録がある。',
					en: 'Records show that all dormitory and living rules, including those made by others, were reviewed in the past year.',
				},
				weight: 3,
			},
			{
				key: 'a1bf47f6-2c8b-4733-ae91-d1fe5d2f8bfb',
				content: {
					ja: '外出や外泊を許可制にする決まり、携帯電話や交際を禁じる決まり、罰金の決まりがない。',
					en: 'No rule requires permission to go or stay out, bans phones or relationships, or sets fines.',
				},
				weight: 4,
			},
			{
				key: '61fa4b94-fe0f-42c2-ad01-fde171e39e21',
				content: {
					ja: '面談で本人が、休日や勤務の後を自由に過ごせると述べている。',
					en: 'In interviews, workers say they are free to spend holidays and time after work as they like.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'c2c967c8-9279-482b-b27d-92c0cfc529de',
		content: {
			ja: '外国人労働者が会社を辞める自由を、違約金、研修費などの返還、帰国を迫る言動で妨げていないことを、契約書類と直近1年の退職の記録で示せますか。',
			en: 'Can the company show, by contract papers and records of people leaving in the past year, that it does not block the freedom to quit through penalties, repayment of training or other costs, or pressure to go home?',
		},
		points: 14,
		sdg_targets: ['8.7', '8.8', '16.3'],
		evaluations: [
			{
				key: '4694c034-7d89-47fd-af5e-15fd6c978448',
				content: {
					ja: '契約書・誓約書・貸付の書類に、退職したときの違約金や、賠償額をあらかじめ定める約束がない。',
					en: 'No contract, pledge or loan paper sets a penalty or a fixed sum of damages for quitting.',
				},
				weight: 4,
			},
			{
				key: '34fc5a0d-9d11-4a07-ae31-3cd35f6e8ec6',
				content: {
					ja: '退職を申し出る方法と時期を、理解できる言語の書面で全員に伝えている。',
					en: 'All workers are told in writing, in a language they understand, how and when to resign.',
				},
				weight: 3,
			},
			{
				key: '8921dd77-c873-4ec9-a67c-58d59998e6cb',
				content: {
					ja: '退職の申出の日、退職日、精算の内容の記録があり、本人の話と一致する（申出がなければ満たす）。',
					en: "Records of notice dates, leaving dates and final payments match workers' accounts (met if no one resigned).",
				},
				weight: 3,
			},
		],
	},
];
