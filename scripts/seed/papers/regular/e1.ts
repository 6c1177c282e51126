import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E1: Housing and daily life support. */
export const e1: readonly SeedRegularQuestion[] = [
	{
		key: 'd5134bca-f959-416f-b33b-5c6e811140ae',
		content: {
			ja: '会社が提供または手配する住居のすべてが、入居者の在留資格に応じた1人あたりの面積の基準を満たすことを、実測した間取り図で示せますか（該当する住居がない場合は該当しない）。',
			en: "Can the company show by measured floor plans that all housing it provides or arranges meets the floor area per person set for the residents' status? (Not applicable if there is no such housing.)",
		},
		points: 10,
		sdg_targets: ['11.1'],
		evaluations: [
			{
				key: '607d3bb7-5d86-4fbc-8595-f91215532040',
				content: {
					ja: 'すべての住居に実測した間取り図があり、居室や寝室の面積と入居者数から1人あたりの面積を計算している。',
					en: 'All housing has measured floor plans, and area per person is worked out from room area and number of residents.',
				},
				weight: 4,
			},
			{
				key: '6283a2b0-71b9-4780-9d6a-2862effc5100',
				content: {
					ja: '特定技能1号は居室7.5㎡、技能実習は寝室4.5㎡など、用いた基準（定めがない在留資格は自社の基準）と例外の理由が書面にある。',
					en: 'The standard used (7.5 m² of living space for Specified Skilled Workers (i), 4.5 m² of bedroom for technical interns; the company standard where none is set) and reasons for exceptions are written down.',
				},
				weight: 3,
			},
			{
				key: 'aa399b47-f430-4fbe-a298-d4a9f8edbe28',
				content: {
					ja: '直近1年に入居者が増えた住居で、入居の前に面積を計算し直している（増えていなければ満たす）。',
					en: 'Where residents increased in the past year, the area was recalculated beforehand (met if there was no increase).',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'b99260e6-30f7-4c26-a811-a6b49b211ce7',
		content: {
			ja: '会社が提供する住居の家賃と水道光熱費の本人負担額が、実費をもとにした妥当な額であることを、住居ごとの計算書で示せますか（会社が提供する住居や本人の負担がない場合は該当しない）。',
			en: 'For housing the company provides, can it show by a calculation for each dwelling that the rent and utilities charged are fair and based on actual cost? (Not applicable if it provides no housing or charges nothing.)',
		},
		points: 9,
		sdg_targets: ['10.2', '11.1'],
		evaluations: [
			{
				key: '042f9060-b97a-432d-80e0-df26f98656d4',
				content: {
					ja: '借上げの場合、賃料と共益費を入居者数で割った額以内である（敷金や礼金を含めない）。',
					en: 'For leased housing, the charge is no more than rent and common fees divided by residents (no deposit or key money).',
				},
				weight: 4,
			},
			{
				key: '9b9b72a9-bcc7-4ed1-8f23-49893ddf3f12',
				content: {
					ja: '自社所有の場合、建設や改修の費用・耐用年数・入居者数から額を算出した根拠がある（ない場合は満たす）。',
					en: 'For company-owned housing, the amount is based on building costs, useful life and number of residents (met if none).',
				},
				weight: 3,
			},
			{
				key: '7dfdfa09-bc22-4c14-be49-d1425a398ce6',
				content: {
					ja: '水道光熱費の負担額が、請求書の額を実際の入居者数で割った額以内である。',
					en: 'Utility charges are no more than the bills divided by the actual number of residents.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'b59cfa21-6769-4579-a1ed-e19dbce65ee0',
		content: {
			ja: '会社が提供または手配する住居のすべてについて、直近1年に1回以上、防火・避難・衛生・施錠の状態を現地で点検し、不備を直していますか（該当する住居がない場合は該当しない）。',
			en: 'In the past year, has the company checked fire safety, escape routes, hygiene and locks on site in all housing it provides or arranges, and fixed the faults? (Not applicable if there is no such housing.)',
		},
		points: 9,
		sdg_targets: ['3.8', '11.1'],
		evaluations: [
			{
				key: '6dc7206c-5de3-47f3-bb3f-ed6647d9b061',
				content: {
					ja: '住居ごとの点検表に、避難経路・消火器具・換気と冷暖房・鍵のかかる収納の状態が書かれている。',
					en: 'A checklist for each dwelling covers escape routes, fire equipment, ventilation, heating and cooling, and lockable storage.',
				},
				weight: 3,
			},
			{
				key: '5e3c0aa2-7f30-4bae-88d5-859e1e1e8644',
				content: {
					ja: '見つかった不備について、直した日と内容を写真などで確認できる（不備がなければ満たす）。',
					en: 'Photos or other records show when and how faults were fixed (met if there were none).',
				},
				weight: 3,
			},
			{
				key: '5902e3de-3a4c-4937-9465-57eb7ae2c3de',
				content: {
					ja: '避難図と緊急連絡先が、入居者の理解できる言語で住居に掲示されている。',
					en: 'An escape map and emergency contacts are posted in languages the residents understand.',
				},
				weight: 2,
			},
			{
				key: '8d86bfb9-d3a2-4109-b193-b6155b0d72a1',
				content: {
					ja: '点検の日時を前もって知らせ、入居者の了解を得て部屋に入ったことが記録と面談で分かる。',
					en: "Records and interviews show that notice was given and rooms were entered with the residents' consent.",
				},
				weight: 2,
			},
		],
	},
	{
		key: '8001fd41-24b1-46b2-9f0e-efdd1cbefa3d',
		content: {
			ja: '直近1年に雇い入れた外国人労働者全員に、行政手続・医療・防災など暮らしに必要なことを理解できる言語で案内し、実施簿に残していますか（雇入れがない場合は該当しない）。',
			en: 'Were all foreign workers hired in the past year told, in a language they understand, what they need for daily life (public procedures, health care, disasters), with a log kept? (Not applicable if no one was hired.)',
		},
		points: 8,
		sdg_targets: ['3.8', '10.2'],
		evaluations: [
			{
				key: 'c41941a5-8bfb-4c26-bda1-f6e4ec85b287',
				content: {
					ja: '実施簿に、対象者ごとの実施日・内容・使った言語・案内した人が書かれている。',
					en: 'The log shows for each person the date, the content, the language and who gave the guidance.',
				},
				weight: 4,
			},
			{
				key: '33d5af11-abe2-47fd-b59b-4dde3df5abd9',
				content: {
					ja: '登録支援機関などに任せた分も、会社が記録を受け取り、本人に聞いて実施を確かめている。',
					en: 'For work left to a support organisation, the company obtains its records and confirms them with the worker.',
				},
				weight: 3,
			},
			{
				key: 'ae770b53-91be-44f6-be3f-4fe0318e691b',
				content: {
					ja: '面談で本人が、病気やけがのときの受診の方法と、災害のときの避難場所を答えられる。',
					en: 'In interviews, workers can say how to see a doctor and where to go in a disaster.',
				},
				weight: 3,
			},
		],
	},
];
