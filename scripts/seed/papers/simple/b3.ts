import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B3: Wages, deductions and social insurance. */
export const b3: readonly SeedSimpleQuestion[] = [
	{
		key: '250c2a0a-c99a-4206-8a16-c48a9a9d115d',
		content: {
			ja: '給与明細にある手当や控除の各項目の意味を、理解できる言語の資料で外国人労働者全員に説明していますか。',
			en: 'Do you explain the meaning of each allowance and deduction on payslips to all foreign workers, with material in a language they understand?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '明細が読めないと、正しく払われていても不信が残ります。項目の意味が分かれば、間違いにも早く気づけます。',
				en: 'If people cannot read their payslip, distrust remains even when the pay is right. If they know the items, they also notice mistakes early.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '賃金は通貨で、本人に直接、全額を、毎月1回以上、一定の日に支払わなければなりません。',
						en: 'Wages must be paid in currency, directly to the worker, in full, at least once a month and on a fixed day.',
					},
					source: {
						ja: '労働基準法第24条',
						en: 'Labor Standards Act, Article 24',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '賃金の決まり方と控除の内容を、外国人労働者が理解できるように説明することが求められています。',
						en: 'Employers should explain how wages are set and what is deducted so that foreign workers understand.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：明示、労働条件：賃金）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: clear statement; working conditions: wages)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '明細の項目の説明資料（使った言語が分かるもの）',
					en: 'Material explaining payslip items (with language used)',
				},
				{ ja: '説明した日と対象者の記録', en: 'Record of dates and people' },
			],
		},
	},
	{
		key: 'cb336137-df19-4ffb-bc44-910bee145838',
		content: {
			ja: '家賃や食費などを賃金から控除する前に、控除する項目を定めた労使協定を結んでいますか。',
			en: 'Before deducting rent, meals and the like from wages, do you make a labor-management agreement that lists the items?',
		},
		points: 5,
		na_condition: { ja: '税や社会保険料など法令による控除だけの場合', en: 'You only make deductions set by law' },
		guidance: {
			purpose: {
				ja: '協定のない天引きは、賃金の全額払いの決まりに反するおそれがあります。協定があれば、項目が誰の目にも明らかになります。',
				en: 'Deductions without an agreement may break the rule that wages are paid in full. With an agreement, everyone can see the items.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '税や社会保険料のほかに賃金から控除するには、控除する項目を定めた労使の書面協定が必要です。',
						en: 'Deductions other than tax and social insurance require a written labor-management agreement that lists the items.',
					},
					source: {
						ja: '労働基準法第24条',
						en: 'Labor Standards Act, Article 24',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '寮費や食費などの控除は、実費を勘案し、不当な額にしないことが求められています。',
						en: 'Deductions for dormitory, meals and the like should reflect actual cost and not be unfair.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：賃金）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: wages)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '賃金控除の労使協定書', en: 'Labor-management agreement on deductions from wages' },
				{ ja: '労働者代表を選んだ記録', en: "Record of how the workers' representative was chosen" },
			],
		},
	},
	{
		key: '639bd395-9544-48e4-ad45-e4497f4bfa09',
		content: {
			ja: '加入要件を満たす外国人労働者全員について、健康保険・厚生年金保険・雇用保険の資格取得を届け出ていますか。',
			en: 'Have you filed enrollment in health, pension and employment insurance for every foreign worker who qualifies?',
		},
		points: 5,
		na_condition: { ja: '加入要件を満たす人がいない場合', en: 'Nobody qualifies' },
		guidance: {
			purpose: {
				ja: '保険は、病気や失業のときに本人と家族を支えます。未加入は法令違反であり、さかのぼって保険料がかかることもあります。',
				en: 'Insurance supports people and their families in illness and unemployment. Not enrolling is unlawful, and back payments may be due.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を問わず、要件を満たす人は健康保険・厚生年金保険・雇用保険の被保険者になり、会社が資格の取得を届け出ます。',
						en: 'Whatever their nationality, people who qualify are covered by health, pension and employment insurance, and the company files their enrollment.',
					},
					source: {
						ja: '健康保険法第3条、厚生年金保険法第9条・第12条、雇用保険法第6条',
						en: "Health Insurance Act, Article 3; Employees' Pension Insurance Act, Articles 9 and 12; Employment Insurance Act, Article 6",
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '住民登録をして日本に住み、会社の健康保険などに入らない人は、国民健康保険に入ります。20歳以上60歳未満で厚生年金に入らない人は、国民年金に入ります。',
						en: "Registered residents of Japan who are not covered by an employer's health insurance or the like belong to National Health Insurance. Those aged 20 to 59 who are not in the employees' pension belong to the National Pension.",
					},
					source: {
						ja: '国民健康保険法第5条・第6条、国民年金法第7条',
						en: 'National Health Insurance Act, Articles 5 and 6; National Pension Act, Article 7',
					},
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{ ja: '資格取得届の控えまたは確認通知書', en: 'Copies of filed enrollment forms or confirmation notices' },
				{ ja: '加入していない人とその理由の一覧', en: 'List of people not enrolled and the reasons' },
			],
		},
	},
	{
		key: 'dd948888-b2f0-47bc-bf1c-72a817e9d850',
		content: {
			ja: '離職して帰国する人に、年金の脱退一時金の請求期限、加入期間の消滅、年金協定の3点を、帰国前に説明していますか。',
			en: 'Before people who leave return home, do you explain the deadline for the lump-sum withdrawal payment, the loss of insured periods, and pension agreements?',
		},
		points: 3,
		na_condition: { ja: '離職して帰国する人がいない場合', en: 'Nobody leaves and returns home' },
		guidance: {
			purpose: {
				ja: '帰国した後では手続が難しく、期限を過ぎると請求できません。帰国前の説明が、本人の選択を助けます。',
				en: 'After returning home the procedure is difficult, and after the deadline nobody can claim. Explaining before departure helps people choose.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '帰国する加入者に脱退一時金を請求できることと留意点を説明し、年金事務所などを案内するよう求められています。',
						en: 'Employers should tell insured people who return home that they can claim the lump-sum payment and what to consider, and refer them to the pension office.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働・社会保険）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (labor and social insurance)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '6か月以上加入した人が、国内に住所がなくなってから2年以内に請求でき、受けた期間は年金の計算から消えることを、入社時から知らせるのが好事例です。',
						en: 'It is good practice to explain from the start that people insured for 6 months or more can claim within 2 years of no longer having an address in Japan, and that the period then no longer counts toward a pension.',
					},
					source: {
						ja: '厚生年金保険法附則第29条',
						en: "Employees' Pension Insurance Act, Supplementary Provisions, Article 29",
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '説明に使った資料（3点が書かれたもの）', en: 'Material used (covering the three points)' },
				{ ja: '説明した日と本人の確認の記録', en: "Record of the date and the worker's confirmation" },
			],
		},
	},
];
