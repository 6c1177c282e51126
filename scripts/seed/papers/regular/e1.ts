import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E1: Housing and daily life support. */
export const e1: readonly SeedRegularQuestion[] = [
	{
		key: 'd5134bca-f959-416f-b33b-5c6e811140ae',
		content: {
			ja: '会社が提供または手配する住居のすべてが、入居者の在留資格に応じた1人あたりの面積の基準を満たすことを、実測した間取り図で示せますか。',
			en: "Can you show with measured floor plans that all housing you provide or arrange meets the standard of floor area per person for the residents' status?",
		},
		points: 10,
		na_condition: {
			ja: '会社が提供または手配する住居に住む外国人労働者がいない場合',
			en: 'No foreign worker lives in housing that you provide or arrange',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '狭い住まいは休息と健康を損ない、争いのもとになります。実測した図があれば、入居者が増えても基準割れを防げます。',
				en: 'Cramped housing harms rest and health and causes conflict. With measured plans, the company still meets the standard when residents are added.',
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
						ja: '特定技能1号の人には、適切な住居を確保する支援をしなければなりません。面積の基準は国の運用で示されています。',
						en: 'Specified Skilled Workers (i) must be supported in finding suitable housing. Government guidance sets the standard of floor area.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '事業に附属する寄宿舎（アパートや社宅を除く）の寝室は、1人2.5㎡以上と定められています。',
						en: 'In dormitories attached to a business (not apartments or company houses), bedrooms must have at least 2.5 m² per person.',
					},
					source: {
						ja: '事業附属寄宿舎規程第19条',
						en: 'Ordinance on Dormitories Attached to Enterprises, Article 19',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '事業に附属する寄宿舎では、完全に区画し出入口を分けた場合を除いて、男性と女性を同じ建物に住まわせてはなりません。',
						en: 'In dormitories attached to a business, men and women must not live in the same building unless it is fully divided with separate entrances.',
					},
					source: { ja: '事業附属寄宿舎規程第8条', en: 'Ordinance on Dormitories Attached to Enterprises, Article 8' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '住居ごとの実測の間取り図（居室と寝室の面積、測った日が分かるもの）',
					en: 'Measured floor plan for each dwelling (showing area of rooms and bedrooms, and date measured)',
					record: 'measured_floor_plan_dwelling',
					department: ['general_affairs'],
				},
				{
					ja: '入居者の名簿（在留資格、部屋、入居日が分かるもの）',
					en: 'List of residents (residence status, room, date of moving in)',
					record: 'list_residents',
					department: ['general_affairs'],
				},
				{
					ja: '部屋割りの表（男女別の寝室・浴室・トイレと、一人になれる場所が分かるもの）',
					en: 'Room plan (showing bedrooms, bathrooms and toilets by sex, and space for privacy)',
					record: 'room_plan',
					department: ['general_affairs'],
				},
				{
					ja: '1人あたりの面積の計算表（用いた基準が分かるもの）',
					en: 'Calculation of area per person (with the standard used)',
					record: 'calculation_area_per_person',
					department: ['general_affairs'],
				},
			],
		},
		sdg_targets: ['11.1'],
		evaluations: [
			{
				key: '607d3bb7-5d86-4fbc-8595-f91215532040',
				content: {
					ja: 'すべての住居に実測した間取り図があり、居室や寝室の面積と入居者数から1人あたりの面積を計算している。',
					en: 'All housing has measured floor plans, and area per person is calculated from the area of rooms or bedrooms and the number of residents.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全住居に実測図と計算があり、現地の部屋と入居者数に合い、基準内である。',
						en: 'Every dwelling has a measured plan and a calculation. They match the rooms and residents on site and meet the standard.',
					},
					half: {
						ja: '不動産会社の図面だけ、または一部の住居に計算がない。',
						en: "There are only real estate agents' plans, or some dwellings have no calculation.",
					},
					none: {
						ja: '図面や計算がない、または基準を下回る住居がある。',
						en: 'There are no plans or calculations, or a dwelling is below the standard.',
					},
				},
			},
			{
				key: '6283a2b0-71b9-4780-9d6a-2862effc5100',
				content: {
					ja: '特定技能1号は居室7.5㎡、技能実習は寝室4.5㎡、育成就労は在留資格の基準など、用いた基準（定めがない在留資格は自社の基準）と例外の理由が書面にある。',
					en: "A document states the standard used and the reasons for any exception (for example, 7.5 m² of living space for Specified Skilled Workers (i), 4.5 m² of bedroom for technical interns, the standard of the status for Employment for Skill Development, and the company's own standard for statuses without one).",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者の在留資格すべてについて、基準と例外の理由が書面にある。',
						en: 'The standard and reasons for exceptions are written down for every status in the company.',
					},
					half: {
						ja: '一部の在留資格の基準だけ、または例外の理由が書かれていない。',
						en: 'Only the standard for some statuses is written down, or exceptions have no reason.',
					},
					none: { ja: '用いた基準が書面にない。', en: 'The standard used is not written down.' },
				},
			},
			{
				key: 'aa399b47-f430-4fbe-a298-d4a9f8edbe28',
				content: {
					ja: '直近1年に入居者が増えた住居で、入居の前に面積を計算し直している（入居者が増えた住居がなければ対象外）。',
					en: 'Where the number of residents grew in the past year, the area was recalculated before anyone moved in (not applicable if it grew nowhere).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '該当する住居すべてで、計算の日が入居日より前である。',
						en: 'For every such dwelling, the calculation is dated before the move.',
					},
					half: {
						ja: '一部の住居だけ、または入居の後に計算している。',
						en: 'The area was recalculated for only some dwellings, or only after the move.',
					},
					none: { ja: '計算し直していない。', en: 'The area was not recalculated.' },
				},
			},
		],
	},
	{
		key: 'b99260e6-30f7-4c26-a811-a6b49b211ce7',
		content: {
			ja: '会社が提供する住居の家賃と水道光熱費の本人負担額が、実費をもとにした妥当な額であることを、住居ごとの計算書で示せますか。',
			en: 'Can you show with a calculation for each dwelling that the rent and utilities you charge for housing you provide are fair and based on actual cost?',
		},
		points: 9,
		na_condition: {
			ja: '会社が住居を提供していない場合、または本人に負担させていない場合',
			en: 'You provide no housing or charge nothing for it',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '住居費の上乗せは、見えない賃下げになります。計算書を見せられれば、本人の納得が得られ、不当な控除も防げます。',
				en: "Charging more than the cost of housing is a hidden pay cut. With a calculation to show, the company wins workers' acceptance and prevents unfair deductions.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、食費や居住費などの負担額は、合意した適正な額でなければなりません。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), charges for meals, housing and the like must be agreed and fair.',
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
					ja: '住居ごとの負担額の計算書（賃料、共益費、入居者数が分かるもの）',
					en: 'Calculation of the charge for each dwelling (rent, common fees, number of residents)',
					record: 'welfare_charges',
					department: ['general_affairs', 'accounting'],
				},
				{
					ja: '賃貸借契約書、水道光熱費の請求書',
					en: 'Lease and utility bills',
					record: 'welfare_charges',
					department: ['general_affairs', 'accounting'],
				},
				{
					ja: '退去のときの精算の決まり（敷金、修繕費、通信費を誰が負担するか）と記録',
					en: 'Rules and records for moving out (who pays deposit, repairs and internet)',
					record: 'rules_records_moving_out',
					department: ['general_affairs'],
				},
				{
					ja: '賃金台帳や明細（実際の控除額が分かるもの）',
					en: 'Wage ledger or payslips (showing actual deductions)',
					record: 'wage_ledger',
					department: ['accounting', 'hr'],
				},
			],
		},
		sdg_targets: ['10.2', '11.1'],
		evaluations: [
			{
				key: '042f9060-b97a-432d-80e0-df26f98656d4',
				content: {
					ja: '借上げの場合、賃料と共益費を入居者数で割った額以内である（敷金や礼金を含めない。借上げがなければ対象外）。',
					en: 'For leased housing, the charge is no more than rent and common fees divided by the number of residents, without deposit or key money (not applicable if no housing is leased).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '借上げの全住居で、契約書・入居者数・控除額を計算して額以内である。',
						en: 'For all leased housing, a calculation from lease, residents and deductions shows that the charge is within this amount.',
					},
					half: {
						ja: '今は額以内だが、入居者数の増減が計算に反映されていない時期がある。',
						en: 'The charge is within this amount now, but at times it did not reflect changes in the number of residents.',
					},
					none: {
						ja: '額を超える住居がある、または計算できない。',
						en: 'Some housing is above this amount, or it cannot be calculated.',
					},
				},
			},
			{
				key: '9b9b72a9-bcc7-4ed1-8f23-49893ddf3f12',
				content: {
					ja: '自社所有の場合、建設や改修の費用・耐用年数・入居者数から額を算出した根拠がある（なければ対象外）。',
					en: 'For housing the company owns, there is a basis for the charge in building or renovation costs, useful life and number of residents (not applicable if it owns none).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '自社所有の全住居に算出の根拠があり、控除額と一致する。',
						en: 'All housing the company owns has such a basis, and it matches the deductions.',
					},
					half: {
						ja: '一部の住居だけ、または近隣の相場だけを根拠にしている。',
						en: 'Only some housing has such a basis, or the basis is only local market rents.',
					},
					none: { ja: '額の根拠がない。', en: 'The charge has no basis.' },
				},
			},
			{
				key: '7dfdfa09-bc22-4c14-be49-d1425a398ce6',
				content: {
					ja: '水道光熱費の負担額が、請求書の額を実際の入居者数で割った額以内である。',
					en: 'The charge for utilities is no more than the bills divided by the actual number of residents.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '抽出した月のすべてで、請求書と控除額が合い、額以内である。',
						en: 'In every month sampled, bills and deductions match, and the charge is within this amount.',
					},
					half: {
						ja: '定額で集め、差額を年に1回以上精算している。',
						en: 'A flat amount is collected, and the difference is settled at least once a year.',
					},
					none: {
						ja: '定額で精算がない、または請求書を超えている。',
						en: 'A flat amount is collected without settlement, or charges exceed the bills.',
					},
				},
			},
		],
	},
	{
		key: 'b59cfa21-6769-4579-a1ed-e19dbce65ee0',
		content: {
			ja: '会社が提供または手配する住居のすべてについて、直近1年に1回以上、防火・避難・衛生・施錠の状態を現地で点検し、不備を直したことを、記録で示せますか。',
			en: 'Can you show from records that in the past year you inspected fire safety, escape routes, hygiene and locks on site, at least once, in all housing you provide or arrange, and fixed any faults?',
		},
		points: 9,
		na_condition: {
			ja: '会社が提供または手配する住居に、直近1年に外国人労働者が住んでいない場合',
			en: 'No foreign worker lived in housing that you provide or arrange in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '火災や不衛生な住まいは命と健康に関わります。点検と修理の記録は、会社の管理の責任を示します。',
				en: 'Fire and poor hygiene endanger life and health. Records of inspections and repairs show that the company takes responsibility.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '事業に附属する寄宿舎では、換気、清潔、避難など、健康と安全に必要な措置をとらなければなりません。',
						en: 'In dormitories attached to a business, the company must provide ventilation, cleanliness, escape routes and whatever else health and safety require.',
					},
					source: { ja: '労働基準法第96条', en: 'Labor Standards Act, Article 96' },
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '外国人が住む寄宿舎でも、健康と安全を守る措置に努めることが求められています。',
						en: 'Employers should also try to protect health and safety in dormitories where foreign workers live.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：寄宿舎）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: dormitories)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: 'アパートや社宅も同じ項目で点検し、前もって知らせて了解を得てから部屋に入ります。',
						en: 'Apartments and company houses are inspected on the same points. Residents are told in advance and agree before anyone enters their room.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '住居ごとの点検表（点検日、項目、点検者が分かるもの）',
					en: 'Inspection checklist for each dwelling (date, points, who inspected)',
					record: 'inspection_checklist_dwelling',
					department: ['general_affairs'],
				},
				{
					ja: '修理の記録（前後の写真、領収書など）',
					en: 'Repair records (photos before and after, receipts and the like)',
					record: 'repair_records',
					department: ['general_affairs'],
				},
				{
					ja: '避難図と緊急連絡先の掲示の写真（言語が分かるもの）',
					en: 'Photos of posted escape maps and emergency contacts (showing the language)',
					record: 'posted_notices',
					department: ['general_affairs'],
				},
				{
					ja: '点検を知らせた案内（日時と相手が分かるもの）',
					en: 'Notice of the inspection (time and recipients)',
					record: 'notice_inspection',
					department: ['general_affairs'],
				},
			],
		},
		sdg_targets: ['11.1'],
		evaluations: [
			{
				key: '6dc7206c-5de3-47f3-bb3f-ed6647d9b061',
				content: {
					ja: '住居ごとの点検表に、避難経路・消火器具・換気と冷暖房・鍵のかかる収納の状態が書かれている。',
					en: 'Each dwelling has a checklist on escape routes, fire extinguishing equipment, ventilation, heating and cooling, and lockable storage.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全住居の点検表に4つの項目がそろい、現地の状態と合う。',
						en: "Every dwelling's checklist covers all four points and matches what is seen on site.",
					},
					half: {
						ja: '一部の住居だけ、または項目が欠けている。',
						en: 'Only some dwellings have a checklist, or points are missing.',
					},
					none: { ja: '直近1年の点検表がない。', en: 'There is no checklist from the past year.' },
				},
			},
			{
				key: '5e3c0aa2-7f30-4bae-88d5-859e1e1e8644',
				content: {
					ja: '見つかった不備について、直した日と内容を写真などで確認できる（不備がなければ対象外）。',
					en: 'For every fault found, photos or the like show when and how it was fixed (not applicable if there were none).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: 'すべての不備について、直した日と内容が確認でき、現地も直っている。',
						en: 'For every fault, it is shown when and how it was fixed, and it is fixed on site.',
					},
					half: {
						ja: '一部の不備が残っている、または直した日が分からない。',
						en: 'Some faults remain, or it is not known when they were fixed.',
					},
					none: { ja: '不備を直していない。', en: 'Faults were not fixed.' },
				},
			},
			{
				key: '5902e3de-3a4c-4937-9465-57eb7ae2c3de',
				content: {
					ja: '避難図と緊急連絡先が、入居者の理解できる言語で住居に掲示されている。',
					en: 'An escape map and emergency contacts are posted in the housing in a language residents understand.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全住居に、入居者全員が理解できる言語で両方が掲示されている。',
						en: 'Both are posted in all housing, in languages all residents understand.',
					},
					half: {
						ja: '一部の住居だけ、または日本語だけ、どちらか一方だけである。',
						en: 'They are posted in only some housing, only in Japanese, or only one of the two.',
					},
					none: { ja: 'どちらも掲示されていない。', en: 'Neither is posted.' },
				},
			},
			{
				key: '8d86bfb9-d3a2-4109-b193-b6155b0d72a1',
				content: {
					ja: '点検の日時を前もって知らせ、入居者の了解を得て部屋に入ったことが記録と面談で分かる。',
					en: 'Records and interviews show that residents were told in advance when the inspection would be, and that rooms were entered with their consent.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全住居で案内の記録があり、面談した全員が了解したと述べている。',
						en: 'The notice is on record for all housing, and everyone interviewed says that they agreed.',
					},
					half: {
						ja: '案内の記録だけ、または一部の人は了解を聞かれていない。',
						en: 'Only notices are on record, or some people were not asked.',
					},
					none: {
						ja: '知らせずに、または了解なく部屋に入っている。',
						en: 'Rooms were entered without notice or consent.',
					},
				},
			},
		],
	},
	{
		key: '8001fd41-24b1-46b2-9f0e-efdd1cbefa3d',
		content: {
			ja: '直近1年に雇い入れた外国人労働者と、在籍する特定技能1号の人の全員に、行政手続・医療・防災など暮らしの支援を理解できる言語で行ったことを、実施簿で示せますか。',
			en: 'Can you show from a log that every foreign worker hired in the past year, and every current Specified Skilled Worker (i), received support for daily life, such as public procedures, health care and disaster preparation, in a language they understand?',
		},
		points: 8,
		na_condition: {
			ja: '直近1年に雇い入れた外国人労働者も、在籍する特定技能1号の人もいない場合',
			en: 'No foreign worker was hired in the past year, and you have no Specified Skilled Workers (i)',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '暮らしが整うと、仕事に集中でき、長く働けます。制度上の支援を委託しても、行われたことを確かめるのは会社です。',
				en: 'When daily life is settled, people can focus on work and stay long. Even if the company contracts out required support, it has to make sure that it happens.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、生活オリエンテーション、手続への同行、定期的な面談などを支援計画に沿って行わなければなりません。',
						en: 'Specified Skilled Workers (i) must receive life orientation, company on visits to public offices, regular interviews and more, as set in the support plan.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、医療や行政などの情報を伝え、暮らしを支援することが求められています。',
						en: 'Whatever the residence status, employers should pass on information on health care, public services and the like, and support daily life.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（生活支援）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (support for daily life)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '家族と暮らす人には、子の就学や保育の手続も案内します。',
						en: 'People who live with their families are also guided through school and childcare procedures for their children.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '生活支援の実施簿（対象者、日付、内容、使った言語が分かるもの）',
					en: 'Log of daily life support (person, date, content, language used)',
					record: 'log_daily_life_support',
					department: ['general_affairs', 'hr'],
				},
				{
					ja: '1号特定技能外国人支援計画と、定期的な面談の記録',
					en: 'Support plan for Specified Skilled Workers (i), and records of regular interviews',
					record: 'support_plan_specified_skilled_workers',
					department: ['hr'],
				},
				{
					ja: '委託先から受け取った実施の記録と、会社が確かめた記録',
					en: "Records received from contractors, and of the company's own checks",
					record: 'records_received_contractors',
					department: ['hr', 'general_affairs'],
				},
				{
					ja: '住居のインターネット環境の案内',
					en: 'Information on internet access in the housing',
					record: 'information_internet_access_housing',
					department: ['general_affairs'],
				},
			],
		},
		sdg_targets: ['3.8', '10.2'],
		evaluations: [
			{
				key: 'c41941a5-8bfb-4c26-bda1-f6e4ec85b287',
				content: {
					ja: '実施簿に、対象者ごとの実施日・内容・使った言語・案内した人が書かれている（子と暮らす人には就学や保育の案内を含む）。',
					en: 'The log shows for each person the date, the content, the language used and who gave the guidance (for people living with children, including school and childcare).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '対象者全員の実施簿に、4つの項目がそろっている。',
						en: 'Everyone concerned has a log with all four entries.',
					},
					half: {
						ja: '一部の人だけ、または言語や内容が分からない。',
						en: 'Only some people have a log, or language or content is not shown.',
					},
					none: { ja: '実施簿がない。', en: 'There is no log.' },
				},
			},
			{
				key: '4cc8ceb4-4d83-43d4-8ab4-aaa3df718965',
				content: {
					ja: '特定技能1号の人全員に、支援計画に定めた支援と定期的な面談を行った記録があり、委託した分も会社が確かめている（1号の人がいなければ対象外）。',
					en: 'Records show that all Specified Skilled Workers (i) received the support and regular interviews set in their support plan, and that the company checked what it contracted out (not applicable if there are none).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の支援と面談が計画どおりで、会社が確かめ、本人の話とも合う。',
						en: 'For everyone, support and interviews follow the plan, the company checked them, and they match what workers say.',
					},
					half: {
						ja: '委託先の報告書だけで会社が確かめていない、または一部が遅れている。',
						en: "There are only contractors' reports that the company did not check, or some support is late.",
					},
					none: {
						ja: '支援や面談の記録がない、または行っていない。',
						en: 'There are no records of support or interviews, or they did not take place.',
					},
				},
			},
			{
				key: 'ae770b53-91be-44f6-be3f-4fe0318e691b',
				content: {
					ja: '面談で本人が、心身の不調やけがのときの受診の方法と、災害のときの避難場所を答えられる。',
					en: 'In interviews, workers can say how to see a doctor for illness of body or mind or for injury, and where to go in a disaster.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が、受診の方法と避難場所を答えられる。',
						en: 'Everyone interviewed can say how to see a doctor and where to go.',
					},
					half: {
						ja: '一部の人だけ、またはどちらか一方だけを答えられる。',
						en: 'Only some can, or only one of the two.',
					},
					none: { ja: '面談した人が、どちらも答えられない。', en: 'Those interviewed can say neither.' },
				},
			},
		],
	},
];
