import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** E1: Housing and daily life support. */
export const e1: readonly SeedSimpleQuestion[] = [
	{
		key: '7049b717-24de-4f33-93cd-883075912b2e',
		content: {
			ja: '会社が用意した住居の1人あたりの面積が、在留資格に応じた基準（特定技能1号は原則7.5㎡）を満たすことを、図面や実測で確認していますか。',
			en: "Have you confirmed from plans or measurements that housing you arrange meets the standard of floor area per person for the residents' status (as a rule 7.5 m² for Specified Skilled Workers (i))?",
		},
		points: 4,
		na_condition: {
			ja: '会社が用意した住居に住む外国人労働者がいない場合',
			en: 'No foreign worker lives in housing you arrange',
		},
		guidance: {
			purpose: {
				ja: '狭い住まいは休息と健康を損ないます。基準の確認は、入居者が増えるときの見落としを防ぎます。',
				en: 'Cramped housing harms rest and health. Checking the standard prevents oversights when residents are added.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、適切な宿泊施設を確保しなければなりません。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), the company must secure suitable housing.',
					},
					source: {
						ja: '技能実習法施行規則第14条、育成就労法施行規則第18条',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 14; Regulations for Enforcement of the Employment for Skill Development Act, Article 18',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、適切な住居を確保する支援をしなければなりません。',
						en: 'Specified Skilled Workers (i) must be supported in finding suitable housing.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '住居の図面や実測の記録（居室の面積が分かるもの）',
					en: 'Floor plan or measurements of the housing (showing area of rooms)',
				},
				{ ja: '入居者の名簿と1人あたりの面積の計算', en: 'List of residents and calculation of area per person' },
			],
		},
	},
	{
		key: '7f0c89a1-e12b-437e-950d-378e46fe9055',
		content: {
			ja: '寮や社宅の家賃・光熱費として受け取る額が実費以内であることを、計算書で外国人労働者本人に示していますか。',
			en: 'Do you show foreign workers, with a calculation, that what you collect for rent and utilities of dormitories or company housing is within actual cost?',
		},
		points: 4,
		na_condition: {
			ja: '寮や社宅の家賃・光熱費を受け取っていない場合',
			en: 'You collect no rent or utilities for dormitories or company housing',
		},
		guidance: {
			purpose: {
				ja: '住居費の上乗せは、見えない賃下げになります。計算を見せると、本人の納得と信頼が得られます。',
				en: "Charging more than the cost of housing is a hidden pay cut. Showing the calculation wins workers' acceptance and trust.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、居住費などの負担額は、合意した適正な額でなければなりません。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), charges for housing and the like must be agreed and fair.',
					},
					source: {
						ja: '技能実習法施行規則第14条、育成就労法施行規則第18条',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 14; Regulations for Enforcement of the Employment for Skill Development Act, Article 18',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、賃金から控除する額は実費を勘案し、不当な額にしないことが求められています。',
						en: 'Whatever the residence status, deductions from wages should reflect actual cost and not be unfair.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：賃金）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: wages)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '負担額の計算書（賃料、光熱費、入居者数が分かるもの）',
					en: 'Calculation of the charge (rent, utilities, number of residents)',
				},
				{
					ja: '本人に示した記録（説明日や署名が分かるもの）',
					en: 'Record of showing it to workers (date of explanation, signature or the like)',
				},
			],
		},
	},
	{
		key: 'cf69c51c-80fa-49b8-bba9-fb1c632c1178',
		content: {
			ja: '直近1年間に海外から採用した人全員の、住民登録・口座開設・携帯電話の契約を、会社か委託先が同行などで手伝いましたか。',
			en: 'In the past year, did your company or a contractor help everyone hired from abroad to register their residence, open a bank account and get a phone contract, for example by going with them?',
		},
		points: 3,
		na_condition: { ja: '直近1年間に海外からの採用がない場合', en: 'Nobody was hired from abroad in the past year' },
		guidance: {
			purpose: {
				ja: '来日直後の手続でつまずくと、給料の受け取りや医療に困ります。早い手助けが、安心して働く土台になります。',
				en: 'If people stumble over the first procedures in Japan, they have trouble receiving their pay or seeing a doctor. Early help is the basis for working with peace of mind.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、住居や生活に必要な契約の支援、公的な手続への同行などをしなければなりません。',
						en: 'Specified Skilled Workers (i) must be helped with contracts for housing and daily life, and accompanied to public offices.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、行政や医療などの情報を伝え、暮らしを支援することが求められています。',
						en: 'Whatever the residence status, employers should pass on information on public services, health care and the like, and support daily life.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（生活支援）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (support for daily life)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '手続の支援の実施簿（対象者、日付、手続、同行した人が分かるもの）',
					en: 'Log of help with procedures (person, date, procedure, who went along)',
				},
				{ ja: '委託先から受け取った実施の報告', en: 'Reports received from contractors' },
			],
		},
	},
	{
		key: '01561291-b862-4cdc-9db5-2d9e6457a76a',
		content: {
			ja: '災害のときの住まいの近くの避難場所と会社への連絡方法を、理解できる言語の文書で外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign workers, in a document in a language they understand, where the shelter near their home is and how to contact your company in a disaster?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '災害の知らせは日本語が中心で、届かないことがあります。前もって知らせると命を守れ、会社の安否確認も早まります。',
				en: 'Disaster alerts are mostly in Japanese and may not reach people. Telling them beforehand saves lives, and the company learns sooner whether everyone is safe.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、生活オリエンテーションなど、暮らしに必要な情報を伝える支援をしなければなりません。',
						en: 'Specified Skilled Workers (i) must receive information they need for daily life, for example in life orientation.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '避難場所と連絡方法を一人ひとりの言語と住所に合わせて知らせ、引っ越しのたびに直します。',
						en: "Shelter and contacts are explained to fit each person's language and address, and updated whenever they move.",
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '避難場所と連絡方法の案内（使った言語と対象の住所が分かるもの）',
					en: 'Information on shelter and contacts (showing language and address covered)',
				},
				{
					ja: '案内を配った、または説明した記録（対象者と日付が分かるもの）',
					en: 'Record of giving or explaining it (person and date)',
				},
			],
		},
	},
];
