import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B3: Wages, deductions and social insurance. */
export const b3: readonly SeedRegularQuestion[] = [
	{
		key: 'f5a55d60-82cc-4236-9bc0-623cd1ccd071',
		content: {
			ja: '直近1年の賃金が、決められた日に外国人労働者全員へ全額支払われたことを、賃金台帳・給与明細・支払記録の一致で示せますか。',
			en: 'Can you show, from matching wage ledger, payslips and payment records, that all foreign workers were paid in full and on the set day over the past year?',
		},
		points: 12,
		na_condition: null,
		is_critical: true,
		guidance: {
			purpose: {
				ja: '賃金は、働く人と母国の家族の暮らしを支えます。記録どうしの一致は、未払いや天引きがないことの最も確かな裏付けです。',
				en: 'Wages support workers and their families at home. Matching records are the surest proof that nothing is unpaid or withheld.',
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
					kind: 'law',
					text: {
						ja: '口座への振込には本人の同意が要ります。特定技能・技能実習・育成就労（2027年4月1日から）では、支払額を確かめられる方法で払います。',
						en: "Paying into an account requires the worker's consent. Specified Skilled Workers, technical interns and workers in Employment for Skill Development (from April 1, 2027) must be paid in a way that lets the amount be verified.",
					},
					source: {
						ja: '労働基準法施行規則第7条の2、特定技能の基準省令（平成31年法務省令第5号）第2条第1項第12号、技能実習法施行規則第14条、育成就労法施行規則第18条',
						en: 'Regulations for Enforcement of the Labor Standards Act, Article 7-2; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(xii); Regulations for Enforcement of the Technical Intern Training Act, Article 14; Regulations for Enforcement of the Employment for Skill Development Act, Article 18',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '国籍や在留資格にかかわらず、最低賃金額以上を支払わなければなりません。',
						en: 'Everyone must be paid at least the minimum wage, whatever their nationality or residence status.',
					},
					source: {
						ja: '最低賃金法第4条',
						en: 'Minimum Wage Act, Article 4',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '会社の責任で休ませたときは、平均賃金の60%以上の休業手当を支払わなければなりません。',
						en: 'If the company is responsible for workers having no work, it must pay them a leave allowance of at least 60% of their average wage.',
					},
					source: { ja: '労働基準法第26条', en: 'Labor Standards Act, Article 26' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '賃金台帳と給与明細（同じ月のもの）',
					en: 'Wage ledger and payslips (for the same months)',
					record: 'wage_ledger',
					department: ['accounting', 'hr'],
				},
				{
					ja: '振込記録または受領の署名（支払日と口座名義が分かるもの）',
					en: 'Transfer records or signed receipts (with payment date and account holder)',
					record: 'transfer_records_signed_receipts',
					department: ['accounting'],
				},
				{
					ja: '賃金の時間額への換算表（最低賃金の改定日つき）',
					en: 'Table converting pay to hourly rates (with date of the minimum wage revision)',
					record: 'table_converting_pay_hourly_rates',
					department: ['hr', 'accounting'],
				},
				{
					ja: '年末調整の記録（母国の家族の扶養控除や租税条約の案内を含む）',
					en: 'Year-end tax adjustment records (including guidance on deductions for family abroad and on tax treaties)',
					record: 'year_end_tax_adjustment_records',
					department: ['accounting'],
				},
				{
					ja: '会社の都合で休ませた日と休業手当の支払の記録（なければその旨）',
					en: 'Records of days without work for company reasons and of leave allowances paid (or a statement that there were none)',
					record: 'records_days_without_work_company',
					department: ['hr', 'accounting'],
				},
			],
		},
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: 'efdf6ff8-bb80-4f03-b577-0e45ceeefc44',
				content: {
					ja: '抽出した3か月分で、台帳・明細・振込記録（または受領記録）の額と支払日が全員一致する。',
					en: 'For three sampled months, amounts and payment dates in ledger, payslips and transfer records (or receipts) match for everyone.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の3か月分で、三つの記録の額と支払日が一致する。',
						en: 'For everyone and all three months, amounts and payment dates in the three records match.',
					},
					half: {
						ja: '一部に小さな誤りがあるが、翌月までに正して払い直している。',
						en: 'There are small errors, but they were corrected and paid by the next month.',
					},
					none: {
						ja: '額や支払日の食い違いが残っている、または照合できる記録がない。',
						en: 'Differences in amounts or dates remain, or the records do not allow a comparison.',
					},
				},
				is_critical_item: true,
			},
			{
				key: 'bd004822-94ac-4327-8437-47f6ce073add',
				content: {
					ja: '支払方法に本人の同意書があり、振込先は本人名義の口座である（現金払いは本人の受領で確認）。',
					en: "Every worker agreed to the payment method in writing, and the account is in the worker's own name (if paid in cash, the worker signed for it).",
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員の同意書があり、振込先がすべて本人名義、現金は本人が受領している。',
						en: 'Everyone agreed in writing, all accounts are in their own names, and cash was received in person.',
					},
					half: {
						ja: '本人名義の口座だが、同意書のない人がいる。',
						en: "Accounts are in workers' own names, but some written agreements are missing.",
					},
					none: {
						ja: '本人以外の口座に払った、または他人が受け取った例がある。',
						en: "Someone's pay went to another person's account or was received by another person.",
					},
				},
				is_critical_item: true,
			},
			{
				key: '1d2d528d-2df5-4980-8f01-36f91b4fbfa1',
				content: {
					ja: '賃金を時間額に換算した確認表があり、最低賃金の改定日以降も下回る人がいない。',
					en: 'A table converts pay to hourly rates and shows nobody below the minimum wage, including after its revision.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '改定日以降も含めて全員の換算額が最低賃金以上と分かる。',
						en: "Everyone's hourly rate is at or above the minimum wage, including after its revision.",
					},
					half: {
						ja: '換算が一部の人だけ、または改定後の確認が抜けている。',
						en: 'Only some rates were converted, or the check after the revision is missing.',
					},
					none: {
						ja: '下回る人がいる、または確かめていない。',
						en: 'Someone is below the minimum wage, or nobody checked.',
					},
				},
				is_critical_item: true,
			},
			{
				key: '1a67483e-e26d-4e61-8a8a-22970fc18439',
				content: {
					ja: '明細の項目に訳ややさしい日本語の説明があり、抽出した本人が支給と控除の内容を説明できる。',
					en: 'Payslip items are explained in translation or plain Japanese, and workers sampled can explain what they are paid and what is deducted.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全言語の説明があり、抽出した全員が支給と控除を説明できる。',
						en: 'Explanations exist in every language, and everyone sampled can explain pay and deductions.',
					},
					half: {
						ja: '説明は一部の言語だけ、または説明できない人がいる。',
						en: 'Explanations exist in only some languages, or some people cannot explain pay or deductions.',
					},
					none: {
						ja: '難しい日本語の明細だけで、説明もしていない。',
						en: 'There are only payslips in difficult Japanese, without explanation.',
					},
				},
			},
		],
	},
	{
		key: 'd19ac397-27a9-4d33-8d66-ed6e1125e7ba',
		content: {
			ja: '税・社会保険料以外の費用を賃金から控除したり給与支払後に徴収したりする際、労使協定で定めた項目と、本人に説明した内訳の範囲で行っていますか。',
			en: 'When you deduct costs other than tax and social insurance from wages, or collect them after payday, do you stay within the items of the labor-management agreement and the breakdown explained to the worker?',
		},
		points: 12,
		na_condition: {
			ja: '税・社会保険料以外の控除も、給与支払後の費用の徴収もない場合',
			en: 'You deduct nothing but tax and social insurance and collect nothing after payday',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '根拠の分からない天引きは、生活を圧迫し不信を招きます。項目と計算を明らかにすれば、本人が納得して働けます。',
				en: "Deductions nobody can explain strain people's lives and breed distrust. If items and calculations are clear, workers can accept them.",
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
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月1日から）の食費や居住費は、本人と合意したうえで、実費などの適正な額にします。',
						en: 'For technical interns and workers in Employment for Skill Development (from April 1, 2027), charges for meals and housing must be agreed with the worker and fair, such as actual cost.',
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
				{
					ja: '賃金控除の労使協定書（項目、締結日、労働者代表）',
					en: "Labor-management agreement on deductions (items, date, workers' representative)",
					record: 'deduction_agreement',
					department: ['hr'],
				},
				{
					ja: '控除額の計算書と請求書（実費が分かるもの）',
					en: 'Calculations of deductions and bills (showing actual cost)',
					record: 'welfare_charges',
					department: ['accounting', 'general_affairs'],
				},
				{
					ja: '本人への説明書と確認の署名',
					en: 'Explanation given to the worker, with signed confirmation',
					record: 'explanation_given_worker',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: '9f7bb375-5cf6-44c9-9fc2-827bcaac8e0d',
				content: {
					ja: '有効な控除協定と労働者代表の選出記録（過半数組合なら不要）があり、台帳上の控除項目が協定の範囲に収まっている。',
					en: "There is a valid agreement on deductions and a record of how the workers' representative was chosen (not needed for a majority union), and all deductions in the ledger are within it.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '有効な協定と選出の記録があり、台帳の全項目が協定に載っている。',
						en: 'There is a valid agreement and a record of the choice, and every deduction in the ledger is in the agreement.',
					},
					half: {
						ja: '協定はあるが、代表者の選出の記録がないか、協定にない項目がある。',
						en: 'There is an agreement, but no record of how the representative was chosen, or a deduction is not in it.',
					},
					none: { ja: '協定がないまま控除している。', en: 'Deductions are made without an agreement.' },
				},
			},
			{
				key: '6c4a7297-002d-46b2-9cc5-02ab9a89c10e',
				content: {
					ja: '食費・備品代・送迎費などは、請求書や計算表で実費に基づくと示せ、本人も内訳を確認できる。',
					en: 'Bills or calculations show that charges for meals, equipment, transport and the like are based on actual cost, and workers can see the breakdown.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全項目が請求書や計算表で実費以内と分かり、本人も内訳を見ている。',
						en: 'Bills or calculations show that every charge is within actual cost, and workers have seen the breakdown.',
					},
					half: {
						ja: '計算の根拠が一部の項目だけ、または本人が内訳を見ていない。',
						en: 'Only some charges have a basis, or workers have not seen the breakdown.',
					},
					none: {
						ja: '実費を超える、または根拠のない額を取っている。',
						en: 'Charges exceed actual cost or have no basis.',
					},
				},
			},
			{
				key: 'c2bea93b-f31e-47b9-98ae-207ae81abad2',
				content: {
					ja: '控除の項目・時期・月途中の入退去の扱いを、理解できる言語で説明し本人が確認した書面がある。',
					en: 'A document signed by the worker shows that items, timing and how part months are handled were explained in a language the worker understands.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に理解できる言語で説明し、本人の確認の書面がある。',
						en: 'Everyone had it explained in a language they understand and confirmed it in writing.',
					},
					half: {
						ja: '一部の人だけ、または難しい日本語の書面だけである。',
						en: 'Only some had it explained, or there is only a document in difficult Japanese.',
					},
					none: { ja: '説明していない。', en: 'Nothing was explained.' },
				},
			},
			{
				key: '1f19ab8c-a772-4af6-8276-990d578211ba',
				content: {
					ja: '台帳と本人への聞き取りから、帰国費用・保証金・監理費などの名目の控除や積立がないと確認できる。',
					en: 'The ledger and interviews confirm that there are no deductions or savings for return travel, deposits, supervision fees or the like.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '台帳と聞き取りの両方で、そのような控除や積立が1件もない。',
						en: 'Neither the ledger nor interviews show a single such deduction or saving.',
					},
					half: null,
					none: { ja: '名目を問わず、1件でも見つかった。', en: 'At least one was found, under whatever name.' },
				},
			},
		],
	},
	{
		key: 'd205438a-4209-49fb-b9ca-54a00e0e8fbb',
		content: {
			ja: '在籍する外国人労働者のうち加入要件を満たす人全員を、要件を満たした日から健康保険・厚生年金保険・雇用保険に加入させ、満たさない人には国民健康保険・国民年金への加入を案内していますか。',
			en: 'Do you enroll every current foreign worker who qualifies in health, pension and employment insurance from the day they qualify, and guide the others to National Health Insurance and the National Pension?',
		},
		points: 12,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '未加入のまま病気や失業に遭うと、本人は医療も生活も失いかねません。加入の状況は、在留の更新の審査で見られることもあります。',
				en: 'Without insurance, illness or job loss can cost people their treatment and livelihood. Enrollment may also be checked when a stay is renewed.',
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
				{
					kind: 'law',
					text: {
						ja: '労災保険は、原則として人を雇うすべての事業に適用され、労働時間や国籍を問わず働く人が対象です（小規模な農林水産業の一部に例外があります）。',
						en: "Workers' accident insurance applies as a rule to every business with workers and covers them whatever their hours or nationality (some small farming, forestry and fishing businesses are exceptions).",
					},
					source: { ja: '労働者災害補償保険法第3条', en: 'Industrial Accident Compensation Insurance Act, Article 3' },
					as_of: '2026-11-25',
				},
				{
					kind: 'duty',
					text: {
						ja: '労働・社会保険の制度を外国人労働者が理解できるように知らせ、必要な手続をとることが求められています。',
						en: 'Employers should explain labor and social insurance so that foreign workers understand it, and complete the procedures.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働・社会保険）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (labor and social insurance)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '加入要件の判定表（所定労働時間、契約期間、判定日）',
					en: 'Table checking the requirements (set hours, contract period, date checked)',
					record: 'table_checking_requirements',
					department: ['hr'],
				},
				{
					ja: '資格取得届の控え（取得日と報酬額が分かるもの）',
					en: 'Copies of filed enrollment forms (with enrollment date and reported pay)',
					record: 'insurance_enrollments',
					department: ['hr'],
				},
				{
					ja: '労災保険の成立が分かる書類（労働保険の申告書の控えなど）',
					en: "Proof of workers' accident insurance (such as a copy of the labor insurance declaration)",
					record: 'accident_insurance',
					department: ['hr'],
				},
				{
					ja: '給付と受診の案内（使った言語が分かるもの）',
					en: 'Guide to benefits and seeing a doctor (with language used)',
					record: 'benefits_guide',
					department: ['hr'],
				},
				{
					ja: '会社の保険に入らない人に、国民健康保険・国民年金を案内し加入を確かめた記録',
					en: 'Record of guiding workers outside company insurance to National Health Insurance and the National Pension and confirming that they joined',
					record: 'record_guiding_workers_outside_company',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['1.3', '8.8'],
		evaluations: [
			{
				key: 'cd804ca6-e8a6-4b4b-9eb6-fa25cbc1d77f',
				content: {
					ja: '保険ごとの加入要件の判定表が全員分あり、加入していない人は、理由が労働時間などで説明でき、国民健康保険・国民年金への加入を本人と確かめている。',
					en: 'A table checks each worker against the requirements of each insurance. For those not enrolled, hours or the like explain why, and the company confirmed with them that they joined National Health Insurance and the National Pension.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '三つの保険について全員の判定があり、未加入の理由が実際の労働時間とも合い、その人の国民健康保険・国民年金も確かめている。',
						en: "Everyone is checked for all three insurances, reasons for non-enrollment fit actual hours, and those workers' National Health Insurance and National Pension were confirmed.",
					},
					half: {
						ja: '一部の人や保険だけ、契約の時間だけで判定している、または国民健康保険・国民年金を確かめていない。',
						en: 'Only some people or insurances are checked, only contract hours are used, or National Health Insurance and the National Pension were not confirmed.',
					},
					none: {
						ja: '判定していない、または要件を満たす未加入の人がいる。',
						en: 'Nobody was checked, or someone who qualifies is not enrolled.',
					},
				},
			},
			{
				key: 'e2131afa-dcbd-4afa-b174-90197b161c3a',
				content: {
					ja: '資格取得届の控えの取得日が要件を満たした日と一致し、試用期間などを理由に遅らせていない（加入要件を満たす人がいなければ対象外）。',
					en: 'Dates on the filed enrollment forms match the day each worker qualified, with no delay for a trial period or the like (not applicable if nobody qualifies).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の取得日が要件を満たした日と一致する。',
						en: 'Every enrollment date is the day the worker qualified.',
					},
					half: {
						ja: '遅れた人がいるが、さかのぼって届け出ている。',
						en: 'Some were enrolled late, but back to the right day.',
					},
					none: {
						ja: '試用期間などを理由に遅らせたまま、または控えがない。',
						en: 'Enrollment is still delayed for a trial period or the like, or there are no copies.',
					},
				},
			},
			{
				key: '04246931-2ada-4b0e-9e66-c43617b9f3b9',
				content: {
					ja: '届け出た報酬や賃金の額が、手当や残業代を含む賃金台帳の額と合っている（加入要件を満たす人がいなければ対象外）。',
					en: 'The pay reported matches the wage ledger, including allowances and overtime (not applicable if nobody qualifies).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '抽出した全員で、届け出た額と台帳の額が合う。',
						en: 'For everyone sampled, the reported amount matches the ledger.',
					},
					half: {
						ja: '違う人がいるが、訂正の届出をしている。',
						en: 'Some amounts differ, but a correction was filed.',
					},
					none: {
						ja: '手当や残業代を除いた低い額で届け出ている。',
						en: 'Lower amounts were reported, without allowances or overtime.',
					},
				},
			},
			{
				key: '26514337-460f-4d30-b760-2e910097f4e4',
				content: {
					ja: '受けられる給付と医療機関での資格確認の方法を、理解できる言語で本人に知らせた記録がある。',
					en: 'Records show that workers were told, in a language they understand, what benefits they can get and how to show coverage at a clinic.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に案内した記録があり、本人が受診の方法を答えられる。',
						en: 'Records show that everyone was told, and workers can say how to see a doctor.',
					},
					half: {
						ja: '一部の人や言語だけ、または資料を渡しただけである。',
						en: 'Only some people or languages were covered, or material was only handed out.',
					},
					none: {
						ja: '給付や受診の方法を知らせた記録がない。',
						en: 'There is no record of explaining benefits or how to see a doctor.',
					},
				},
			},
		],
	},
	{
		key: 'c437c129-8bd6-491a-bb94-75c58441d118',
		content: {
			ja: '直近1年に入社または離職した厚生年金の加入者に、脱退一時金の仕組み、年金の加入期間への影響、請求の期限を、理解できる言語で説明しましたか。',
			en: 'Did you explain the lump-sum withdrawal payment, its effect on pension periods and the deadline for claiming to every foreign worker in the pension scheme who joined or left in the past year, in a language they understand?',
		},
		points: 8,
		na_condition: {
			ja: '直近1年に入社・離職した、脱退一時金の対象となり得る人がいない場合',
			en: 'Nobody who could claim the payment joined or left in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '知らずに請求すると、将来の年金を失うことがあります。知らずに請求しないと、払った保険料が戻りません。どちらも本人の大きな損になります。',
				en: 'Claiming without knowing the effects can cost a future pension. Not claiming without knowing means losing the contributions. Either is a great loss.',
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
				{
					ja: '説明資料（加入期間への影響、協定、期限が分かるもの）',
					en: 'Explanatory material (covering the effect on insured periods, agreements and deadline)',
					record: 'lump_sum_material',
					department: ['hr'],
				},
				{
					ja: '説明の記録（説明日、言語、本人の確認）',
					en: "Record of the explanation (date, language, worker's confirmation)",
					record: 'lump_sum_explained',
					department: ['hr'],
				},
				{
					ja: '入社・離職した加入者の一覧',
					en: 'List of insured people who joined or left',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['1.3', '10.4'],
		evaluations: [
			{
				key: 'e09dd2fa-792a-4a85-ab2c-1825c9b1fe05',
				content: {
					ja: '受け取ると対象の加入期間がなくなり、将来の年金に影響することが説明資料に書かれている。',
					en: 'The material states that claiming cancels the insured period and affects future pensions.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '本人が理解できる言語の資料に明記され、本人も影響を説明できる。',
						en: 'It is stated in a language the worker understands, and workers can explain the effect.',
					},
					half: {
						ja: '難しい日本語の資料だけ、または影響の説明が一部にとどまる。',
						en: 'The material is only in difficult Japanese, or covers only part of the effect.',
					},
					none: {
						ja: '受け取れる額だけを示し、影響に触れていない。',
						en: 'The material shows only the amount and does not mention the effect.',
					},
				},
			},
			{
				key: '7ff32aa1-ed20-4b9b-b50c-df34beedb057',
				content: {
					ja: '本人の国との年金協定による期間通算の有無、請求の要件と期限を、公的な資料で示している。',
					en: "Official material shows whether a pension agreement with the worker's country combines periods, and the requirements and deadline for claiming.",
				},
				weight: 4,
				anchors: {
					full: {
						ja: '対象者の国ごとに、通算の有無・要件・期限を最新の公的な資料で示している。',
						en: "For each worker's country, current official material shows whether periods combine, the requirements and the deadline.",
					},
					half: {
						ja: '期限や要件は示したが、本人の国との協定に触れていない。',
						en: "Requirements and deadline are shown, but not the agreement with the worker's country.",
					},
					none: { ja: '公的な資料を示していない。', en: 'No official material is shown.' },
				},
			},
			{
				key: '26f90008-d99c-4643-adcf-764974f24463',
				content: {
					ja: '説明日・言語・資料の控えが全員分あり、請求するかどうかの判断は本人に任されている。',
					en: 'Date, language and material are on file for everyone, and the decision to claim is left to the worker.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の控えがあり、本人も自分で決めたと話す。',
						en: 'Copies are on file for everyone, and workers say that they decided for themselves.',
					},
					half: { ja: '一部の人の控えだけである。', en: 'Copies are on file for only some people.' },
					none: {
						ja: '控えがない、または請求するよう、しないよう求めている。',
						en: 'There are no copies, or workers were pressed to claim or not to claim.',
					},
				},
			},
		],
	},
];
