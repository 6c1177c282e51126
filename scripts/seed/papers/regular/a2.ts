import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** A2: Intermediaries, sending organizations and costs. */
export const a2: readonly SeedRegularQuestion[] = [
	{
		key: '2a0947ee-6cab-4df5-97db-595a1d8e761d',
		content: {
			ja: '直近1年に利用した仲介機関（職業紹介事業者、監理団体・監理支援機関、送出機関など、採用の間に入る機関をいう）のすべてについて、有効な許可・認定を契約前に公的情報で確認しましたか。',
			en: 'For every intermediary you used in the past year (placement agencies, supervising organizations, supervising support organizations, sending organizations and others between worker and company), did you check official information for a valid license or approval before contracting?',
		},
		points: 10,
		na_condition: { ja: '直近1年に仲介機関を利用していない場合', en: 'No intermediary was used in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '無許可の仲介者が入ると、不当な手数料や虚偽の説明で人を縛るおそれが高まります。確認は、会社が違法な募集に巻き込まれるのも防ぎます。',
				en: 'Unlicensed intermediaries make unfair fees and false promises more likely, and these tie people down. Checking also keeps the company out of unlawful recruitment.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '職業紹介は、許可を受けた者または届出をした者から受けなければなりません。',
						en: 'Placement services may only come from those who hold a license or have filed a notification.',
					},
					source: {
						ja: '職業安定法第30条・第33条',
						en: 'Employment Security Act, Articles 30 and 33',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '違約金や保証金を取る取次機関を使う職業紹介事業者を利用しないことが求められています。',
						en: 'Employers should not use placement agencies that work with intermediaries who take penalties or deposits.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（募集・採用）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (recruitment and hiring)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '利用機関の一覧表（許可・認定の番号、有効期限、確認日）',
					en: 'List of intermediaries (license or approval number, expiry date, date of the check)',
					record: 'list_intermediaries',
					department: ['hr', 'compliance'],
				},
				{
					ja: '許可証の写しや、公的な検索画面・二国間取決めに基づく認定送出機関の一覧の印刷（確認日が分かるもの）',
					en: 'Copies of licenses, or printouts of official searches and of the lists of sending organizations approved under bilateral agreements (with the date of the check)',
					record: 'copies_licenses',
					department: ['hr', 'compliance'],
				},
				{
					ja: '募集の流れを示す図（現地の再委託先まで）',
					en: 'Chart of the recruitment route (down to local subcontractors)',
					record: 'chart_recruitment_route',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '61c73f2d-575a-432d-ae6c-dbfbffd9fc6f',
				content: {
					ja: '利用した機関の一覧に、許可・登録・認定の番号、有効期限、契約前の確認日が全件そろっている。',
					en: 'The list of intermediaries gives the license, registration or approval number, the expiry date and a check date before the contract for each.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全機関の番号・期限・確認日があり、確認日がすべて契約日より前である。',
						en: 'Every intermediary has a number, an expiry date and a check date, and every check came before the contract.',
					},
					half: {
						ja: '一覧はあるが、一部の機関の番号や確認日が欠けるか、契約後に確認している。',
						en: 'There is a list, but some numbers or check dates are missing, or some checks came after the contract.',
					},
					none: {
						ja: '一覧がない、または有効な許可・認定のない機関を利用している。',
						en: 'There is no list, or the company uses an intermediary without a valid license or approval.',
					},
				},
			},
			{
				key: '556e6764-147d-463b-8104-2360bf044f8e',
				content: {
					ja: '機関ごとに、許可の取消しや業務停止などの処分歴を、日本と送出国（公表している国に限る）の公表情報で調べた記録がある。',
					en: 'Records show that the company looked up past revocations and suspensions of each intermediary in information published in Japan and, where the home country publishes it, there too.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全機関について、日本と、公表している送出国の情報を調べた日付と結果が残っている。',
						en: 'The date and result are on file for every intermediary, for Japan and for each home country that publishes such information.',
					},
					half: {
						ja: '一部の機関だけ、または日本の情報だけを調べている。',
						en: 'Only some intermediaries, or only information in Japan, were looked up.',
					},
					none: { ja: '処分歴を調べた記録がない。', en: 'There is no record of looking up past penalties.' },
				},
			},
			{
				key: '6a9de94c-d482-4806-b933-6c12b3c8b099',
				content: {
					ja: '募集の流れ図に現地の再委託先や個人の紹介者まで書かれ、無許可の者が介在しないと確認している。',
					en: 'A recruitment chart shows local subcontractors and individual introducers, and the company confirmed that no unlicensed party is involved.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '図が再委託先と個人まで示し、本人の話とも合い、無許可の者がいない。',
						en: 'The chart reaches subcontractors and individuals, matches what workers say, and shows nobody unlicensed.',
					},
					half: {
						ja: '図はあるが、契約相手までで、その先や本人の話を確かめていない。',
						en: 'There is a chart, but it ends at the contract partner, or was not checked with workers.',
					},
					none: {
						ja: '図がない、または無許可の者の介在を知りながら放置している。',
						en: 'There is no chart, or the company tolerates an unlicensed party that it knows of.',
					},
				},
			},
		],
	},
	{
		key: 'ff911de6-78ed-4974-a7bb-326a13cfd0dc',
		content: {
			ja: '現在有効な仲介機関との契約書すべてに、労働者から保証金や違約金、募集・紹介の手数料を取らないことを、会社が支払う費用の内訳とともに定めていますか。',
			en: 'Do all your current contracts with intermediaries forbid taking deposits, penalties or fees for recruitment and placement from workers, and break down the costs that your company pays?',
		},
		points: 10,
		na_condition: { ja: '仲介機関との有効な契約がない場合', en: 'There is no current contract with an intermediary' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '費用の負担者があいまいだと、つけは借金として本人に回ります。契約で決めておけば、違反があったとき会社が動けます。',
				en: 'If it is unclear who pays, the bill reaches the worker as debt. With a contract, the company can act when something goes wrong.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '有料の職業紹介事業者は、省令の例外を除いて、求職者から手数料を取れません。',
						en: 'Fee-charging placement agencies may not take fees from job seekers, apart from exceptions set by ordinance.',
					},
					source: {
						ja: '職業安定法第32条の3第2項',
						en: 'Employment Security Act, Article 32-3(2)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習の監理費、育成就労の監理支援費（2027年4月1日から）、特定技能1号の支援の費用を、本人に負担させることはできません。',
						en: 'Workers must not be made to pay supervision fees for technical interns, supervising support fees for Employment for Skill Development (from April 1, 2027) or support costs for Specified Skilled Workers (i).',
					},
					source: {
						ja: '技能実習法施行規則第14条、育成就労法施行規則第18条、特定技能の基準省令（平成31年法務省令第5号）第2条第1項第8号',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 14; Regulations for Enforcement of the Employment for Skill Development Act, Article 18; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(viii)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '募集・斡旋の費用は全額を雇用主が負担し、労働者に負担させないことが国際的な基準です。',
						en: 'International standards have the employer pay all costs of recruitment and placement, and workers none.',
					},
					source: {
						ja: 'ダッカ原則（IHRB、2012年）原則1、ILO「公正な人材募集・斡旋に関する一般原則及び実務指針」と費用の定義（2016年・2019年）',
						en: 'Dhaka Principles (IHRB, 2012), Principle 1; ILO General Principles and Operational Guidelines for Fair Recruitment (2016) and definition of costs (2019)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '監理団体は、監理事業に関して、定められた監理費のほかに、送出機関などの関係者からどんな名目でも手数料や報酬を受けてはなりません。',
						en: 'Apart from the supervision fees set by law, a supervising organization must not take any fee or reward for its supervision from sending organizations or anyone else involved.',
					},
					source: { ja: '技能実習法第28条', en: 'Technical Intern Training Act, Article 28' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '仲介機関との契約書・覚書（費目、金額、負担者、徴収の禁止が分かるもの）',
					en: 'Contracts and memoranda with intermediaries (cost items, amounts, payer, ban on charging workers)',
					record: 'broker_contracts',
					department: ['hr', 'compliance'],
				},
				{
					ja: '送出機関と本人の契約書の写し（本人が払う項目の有無が分かるもの）',
					en: 'Copies of contracts between sending organization and worker (showing whether the worker pays anything)',
					record: 'sending_organization_contracts',
					department: ['hr'],
				},
				{
					ja: '仲介機関からの請求書と会社の支払記録',
					en: "Invoices from intermediaries and the company's payment records",
					record: 'invoices_intermediaries_company_payment_records',
					department: ['accounting'],
				},
				{
					ja: '謝礼・値引きの還流・物品・接待の扱いを定めた規程と、訪問や視察の費用の記録',
					en: 'Rules on rewards, rebates, gifts and hospitality, and expense records of visits and tours',
					record: 'rules_rewards',
					department: ['compliance', 'accounting'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8', '10.7'],
		evaluations: [
			{
				key: '8081eb47-c5ef-4a37-a09e-ce9581d37e80',
				content: {
					ja: '紹介料・教育費・渡航手続費などの費目ごとに、金額と負担者が契約書または覚書に書かれている。',
					en: 'The contract or a memorandum states the amount and the payer of each cost item, such as placement, training and travel papers.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全契約に費目別の金額と負担者があり、請求書の内容とも一致する。',
						en: 'Every contract states amount and payer by item and matches the invoices.',
					},
					half: {
						ja: '一部の契約だけ、または総額だけで費目の内訳がない。',
						en: 'Only some contracts do, or they give only a total without items.',
					},
					none: { ja: '費用の負担者を定めた書面がない。', en: 'No document says who pays the costs.' },
				},
			},
			{
				key: 'f18dc132-5483-4c8d-95db-9fa42f53f5d0',
				content: {
					ja: '徴収の禁止が再委託先や現地の紹介者にも及び、会社が当事者でない送出契約は写しで確認している。',
					en: 'The ban on charging workers covers subcontractors and local introducers. Where the company is not a party to the sending contract, it checks a copy.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全契約で禁止が再委託先まで及び、送出契約の写しを全員分確かめている。',
						en: 'The ban covers subcontractors in every contract, and the company checked a copy of the sending contract for every worker.',
					},
					half: {
						ja: '契約相手への禁止だけ、または送出契約の確認が一部の人だけである。',
						en: 'Only the contract partner is bound, or sending contracts were checked for only some workers.',
					},
					none: {
						ja: '徴収を禁じる条項がない、または送出契約を見ていない。',
						en: 'No clause bans charging workers, or sending contracts were not seen.',
					},
				},
			},
			{
				key: '6faebca3-cb0d-435c-8230-b9bffe93c61d',
				content: {
					ja: '違反が分かった場合の報告・返金・契約解除と、会社が仲介機関を調査できることが条項にある。',
					en: "Clauses cover reporting, refunds and termination in case of a breach, and the company's right to investigate the intermediary.",
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全契約に報告・返金・解除・調査の条項があり、使った場合の記録もある。',
						en: 'Every contract has clauses on reporting, refunds, termination and investigation, and any use of them is on record.',
					},
					half: {
						ja: '一部の契約だけ、または条項の一部（返金だけなど）がある。',
						en: 'Only some contracts, or only some of the clauses (such as refunds).',
					},
					none: { ja: '違反したときの条項がない。', en: 'No contract says what follows a breach.' },
				},
			},
			{
				key: '3f76b842-0542-4c85-a4bb-5567ca7563db',
				content: {
					ja: '会社・監理団体・監理支援機関・送出機関の間で、採用に伴う謝礼・還流・物品・接待を受け渡ししない決まりがあり、会社の支払と経費の記録でも見つからない。',
					en: "Rules forbid rewards, rebates, gifts and hospitality between the company, supervising (support) organizations and sending organizations in return for hiring, and the company's payment and expense records show none.",
				},
				weight: 2,
				anchors: {
					full: {
						ja: '決まりが契約か規程にあり、支払と経費の記録を確かめ、受け渡しが1件も見つからない。',
						en: 'A contract or rule forbids them, payments and expenses were checked, and none were found.',
					},
					half: {
						ja: '受け渡しは見つからないが、決まりがない、または記録を確かめていない。',
						en: 'None were found, but there is no rule, or the records were not checked.',
					},
					none: { ja: '受け渡しが1件でもある。', en: 'At least one was given or taken.' },
				},
			},
		],
	},
	{
		key: '2c9c6104-5d07-40b2-8791-3efa19113298',
		content: {
			ja: '直近1年に海外から、または仲介機関を通じて採用した外国人労働者全員に、就職と来日のために誰へ何の費用をいくら払ったかを、入社後3か月以内に理解できる言語で聞き取り、記録しましたか。',
			en: 'Within three months of joining, did you ask every foreign worker hired from abroad or through an intermediary in the past year, in a language they understand, how much they paid, to whom and for what, to get the job and come to Japan, and record the answers?',
		},
		points: 12,
		na_condition: {
			ja: '直近1年に海外から、または仲介機関を通じて採用した人がいない場合',
			en: 'Nobody was hired from abroad or through an intermediary in the past year',
		},
		is_critical: true,
		guidance: {
			purpose: {
				ja: '来日前の高い費用は借金となり、辞めたくても辞められない状態を生みます。本人に聞かなければ、会社には見えません。',
				en: 'High costs before arrival become debt and keep people in jobs they want to leave. Unless the company asks workers, it does not see this.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '保証金を取られていることや違約金の契約があることを知りながら、特定技能の雇用契約を結ぶことはできません。',
						en: 'A company must not employ a Specified Skilled Worker knowing that someone took a deposit from them or that they agreed to a penalty.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第6号・第2条第1項第7号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Articles 2(1)(vi) and 2(1)(vii)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '2027年4月1日から、育成就労では本人が送出機関に払う費用が報酬月額の2倍を超えてはならず、額と内訳を書類で示します。',
						en: 'From April 1, 2027, workers in Employment for Skill Development must not pay sending organizations more than twice their monthly pay, and the amount and breakdown are documented.',
					},
					source: {
						ja: '育成就労法第9条第1項第11号、育成就労法施行規則第21条',
						en: 'Employment for Skill Development Act, Article 9(1)(xi); Regulations for Enforcement of the Employment for Skill Development Act, Article 21',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '本人が負担した費用を聞いて確かめることは、採用費用を労働者に負わせないための国際的な実務です。会社が尋ねる一般的な義務はなく、答えるかは本人の自由です。',
						en: 'Asking workers what they paid is international practice to keep hiring costs off them. Companies have no general duty to ask, and workers are free not to answer.',
					},
					source: {
						ja: 'ILO「公正な人材募集・斡旋に関する一般原則及び実務指針」と費用の定義（2016年・2019年）、ダッカ原則（IHRB、2012年）原則1',
						en: 'ILO General Principles and Operational Guidelines for Fair Recruitment (2016) and definition of costs (2019); Dhaka Principles (IHRB, 2012), Principle 1',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '費用の聞き取り票（費目、支払先の種類、金額、時期、使った言語、聞いた日）',
					en: 'Interview sheets on costs (item, type of payee, amount, date of payment, language used, date asked)',
					record: 'interview_sheets_costs',
					department: ['hr'],
				},
				{
					ja: '仲介機関の費用内訳や領収書との照合表',
					en: "Table comparing the answers with intermediaries' cost breakdowns and receipts",
					record: 'table_comparing_answers_intermediaries_cost',
					department: ['hr'],
				},
				{
					ja: '入社者の一覧（採用の経路と入社日が分かるもの）',
					en: 'List of people hired (with route of hiring and date of joining)',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8', '10.7'],
		evaluations: [
			{
				key: 'a0c2a507-51d8-438b-bee5-698598f83967',
				content: {
					ja: '紹介料・教育費・書類費・渡航費などの費目別に、支払先の種類・金額・時期を記した聞き取り票が全員分ある（答えない人はその旨を記す）。',
					en: 'A sheet for every worker lists type of payee, amount and date for each item, such as placement, training, papers and travel (or notes that the person chose not to answer).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '対象者全員を入社後3か月以内に聞き取り、費目別の票が本人の話と一致する。',
						en: 'Everyone was asked within three months, and their sheets match what they say.',
					},
					half: {
						ja: '一部の人だけ、総額だけ、または3か月を過ぎて聞いている。',
						en: 'Only some were asked, only totals were noted, or workers were asked after more than three months.',
					},
					none: { ja: '聞き取り票がない。', en: 'There are no sheets.' },
				},
			},
			{
				key: 'a8dd262b-fcfe-4c22-a745-6c9080ae2b10',
				content: {
					ja: '聞き取りは仲介機関の職員が同席しない場で個別に行われ、通訳も仲介機関から独立している。',
					en: 'Workers are asked one at a time with no staff of intermediaries present, and the interpreter is independent of intermediaries.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員を個別に、仲介機関の同席なく聞いたと、記録と本人の話で確認できる。',
						en: 'Records and workers confirm that everyone was asked alone, without intermediaries.',
					},
					half: {
						ja: '個別に聞いたが、一部で通訳や場所を仲介機関に頼っている。',
						en: "Workers were asked alone, but sometimes with an intermediary's interpreter or on its premises.",
					},
					none: {
						ja: '仲介機関の職員が同席または代わりに答えている、あるいは聞き方の記録がない。',
						en: 'Staff of intermediaries were present or answered for workers, or there is no record of how workers were asked.',
					},
				},
			},
			{
				key: '98332761-5ecc-4761-af73-c3fc9d94bf67',
				content: {
					ja: '聞き取った額を仲介機関の費用内訳や領収書と突き合わせ、差の理由と、育成就労（2027年4月開始）では法定の上限内であることを確かめた記録がある。',
					en: "Records show that the amounts were compared with intermediaries' cost breakdowns or receipts, that differences are explained and, for Employment for Skill Development (from April 2027), that they are within the legal cap.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員分を突き合わせ、差の理由が分かり、育成就労の人は上限内と確認できる。',
						en: 'Every amount was compared, differences are explained, and everyone in Employment for Skill Development is within the cap.',
					},
					half: {
						ja: '突き合わせが一部の人だけ、または差の理由を調べていない。',
						en: 'Only some amounts were compared, or differences were not looked into.',
					},
					none: {
						ja: '突き合わせていない、または上限を超える支払を放置している。',
						en: 'Nothing was compared, or payments above the cap were left as they were.',
					},
				},
				is_critical_item: true,
			},
		],
	},
	{
		key: 'b906a3bf-81a5-421c-bfd2-ef9706e8aca9',
		content: {
			ja: '募集・紹介・渡航など就職にかかる費用を外国人労働者に最終的に負担させていないことを、方針と直近3年の記録で示せますか。',
			en: 'Can you show, with a policy and records of the past three years, that foreign workers do not end up paying for recruitment, placement, travel or other costs of getting the job?',
		},
		points: 10,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '負担が後から分かったときに返せて初めて、借金に縛られない働き方になります。方針を先に示すことが、不当な徴収も遠ざけます。',
				en: 'Only repaying costs that come to light later frees people from debt. Announcing the policy early also deters unfair charges.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '就職にかかる費用を労働者が負担せず、負担した人には返すことが、国際的な基準で求められています。',
						en: 'International standards ask that workers pay none of the costs of getting a job, and that those who paid are repaid.',
					},
					source: {
						ja: 'ダッカ原則（IHRB、2012年）原則1、ILO「公正な人材募集・斡旋に関する一般原則及び実務指針」と費用の定義（2016年・2019年）',
						en: 'Dhaka Principles (IHRB, 2012), Principle 1; ILO General Principles and Operational Guidelines for Fair Recruitment (2016) and definition of costs (2019)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '育成就労の法定の上限（報酬月額の2倍）の範囲内の費用でも、国際的な基準では会社の負担です。',
						en: 'Even costs within the legal cap for Employment for Skill Development (twice the monthly pay) are for the company to bear under international standards.',
					},
					source: {
						ja: 'ILO「公正な人材募集・斡旋に関する一般原則及び実務指針」と費用の定義（2016年・2019年）',
						en: 'ILO General Principles and Operational Guidelines for Fair Recruitment (2016) and definition of costs (2019)',
					},
					as_of: '2026-11-25',
				},
				{
					kind: 'law',
					text: {
						ja: '監理費や監理支援費（2027年4月1日から）、特定技能1号の支援の費用が本人の負担になっていれば、法令に反します。',
						en: 'It is unlawful for workers to end up paying supervision fees, supervising support fees (from April 1, 2027) or support costs for Specified Skilled Workers (i).',
					},
					source: {
						ja: '技能実習法施行規則第14条、育成就労法施行規則第18条、特定技能の基準省令（平成31年法務省令第5号）第2条第1項第8号',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 14; Regulations for Enforcement of the Employment for Skill Development Act, Article 18; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(viii)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '費用負担の方針書（会社が負担する費目、対象者、承認日）',
					en: 'Policy on costs (items the company pays, who is covered, date of approval)',
					record: 'policy_costs',
					department: ['management', 'hr'],
				},
				{
					ja: '会社が負担する費目の一覧（紹介・仲介、来日前の教育、健康診断、旅券・査証、渡航。法定の上限内でも会社の負担とするもの）',
					en: 'List of the costs the company bears, even where the law would allow charging them (placement, training before departure, health check, passport and visa, travel)',
					record: 'list_costs_company_bears',
					department: ['hr', 'accounting'],
				},
				{
					ja: '応募者と仲介機関へ方針を知らせた文書（使った言語と日付が分かるもの）',
					en: 'Notices of the policy to applicants and intermediaries (with language and date)',
					record: 'notices_policy_applicants_intermediaries',
					department: ['hr'],
				},
				{
					ja: '返金の振込控え、または負担がなかったことを示す聞き取りの結果',
					en: 'Bank transfer slips of repayments, or results of interviews showing that nobody paid anything',
					record: 'bank_transfer_slips_repayments',
					department: ['accounting', 'hr'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8', '10.7'],
		evaluations: [
			{
				key: 'e88b2084-0cce-4723-8044-f906cdea8aa6',
				content: {
					ja: '会社が負担する費目と対象者の範囲を示した方針文書があり、経営者の承認日が確認できる。',
					en: 'A policy lists the cost items the company pays and who is covered, with the date management approved it.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '費目と対象者が明確な方針を経営者が承認し、担当者も内容を説明できる。',
						en: 'Management approved a policy with clear items and coverage, and the staff in charge can explain it.',
					},
					half: {
						ja: '方針はあるが、費目や対象者があいまい、または承認日がない。',
						en: 'There is a policy, but items or coverage are vague, or it has no approval date.',
					},
					none: { ja: '費用負担の方針を書いた文書がない。', en: 'There is no written policy on costs.' },
				},
			},
			{
				key: '1f48d81c-d2a4-43da-bc9c-ab17d576bda9',
				content: {
					ja: '応募者と仲介機関に、理解できる言語で方針と申し出先を募集の段階で知らせた記録がある。',
					en: 'Records show that applicants and intermediaries were told, during recruitment and in a language they understand, about the policy and whom to contact.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員と全機関に募集時に知らせた記録があり、本人も申し出先を知っている。',
						en: 'All applicants and intermediaries were told during recruitment, and workers know whom to contact.',
					},
					half: {
						ja: '仲介機関だけ、一部の言語だけ、または入社後に知らせている。',
						en: 'Only intermediaries or only some languages were covered, or workers were told after joining.',
					},
					none: { ja: '方針を知らせた記録がない。', en: 'There is no record of announcing the policy.' },
				},
			},
			{
				key: '13c4588c-6439-4689-81ed-3439c96bf57c',
				content: {
					ja: '返金した人・金額・日付の支払記録、または全員に負担がなかったことを示す聞き取りの結果がある。',
					en: 'Payment records show who was repaid, how much and when, or worker interviews show that nobody paid any of the costs.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '判明した負担の全件で返金の記録があり、または聞き取りで全員に負担がないと分かる。',
						en: 'Every cost found was repaid on record, or interviews show that nobody paid any.',
					},
					half: { ja: '返金が一部の人または一部の費目にとどまる。', en: 'Only some people or some items were repaid.' },
					none: {
						ja: '本人の負担を知りながら返していない、または調べた記録がない。',
						en: 'The company knew of costs and did not repay them, or there is no record that it looked.',
					},
				},
			},
		],
	},
];
