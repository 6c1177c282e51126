import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** C3: Renewal, transfer and leaving. */
export const c3: readonly SeedRegularQuestion[] = [
	{
		key: 'c1d014b2-3ffb-4c99-a85d-2041c5f542d6',
		content: {
			ja: '直近1年に契約満了を迎えた有期契約の外国人労働者全員に、書面の更新基準に沿った判断の結果を、満了の30日前までに伝えましたか。',
			en: 'Did you tell every foreign worker whose fixed-term contract ended in the past year, at least 30 days before the end, what you had decided by written renewal criteria?',
		},
		points: 10,
		na_condition: {
			ja: '直近1年に有期契約の満了を迎えた人がいない場合',
			en: "No foreign worker's fixed-term contract ended in the past year",
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '更新されるかどうかは、在留と暮らしを左右します。基準と早い通知があれば、本人は次の道を準備できます。',
				en: 'Renewal decides whether someone can stay and make a living. With criteria and early notice, people can prepare for what comes next.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '契約期間の途中の解雇にはやむを得ない事由が、更新を期待できる人の雇止めには合理的な理由が必要です。',
						en: 'Dismissal during a contract needs compelling grounds. Not renewing the contract of someone who can expect renewal needs reasonable grounds.',
					},
					source: {
						ja: '労働契約法第17条・第19条',
						en: 'Labor Contracts Act, Articles 17 and 19',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '契約を3回以上更新した人や1年を超えて継続して働く人を雇止めにするときは、30日前までに予告します。',
						en: 'Workers whose contract was renewed three times or more, or who have worked continuously for over a year, must be told 30 days before a non-renewal.',
					},
					source: {
						ja: '有期労働契約の締結、更新及び雇止めに関する基準（厚生労働省告示）',
						en: 'Standards on Concluding, Renewing and Not Renewing Fixed-Term Contracts (notice of the Ministry of Health, Labour and Welfare)',
					},
					as_of: '2026-11-25',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '更新する人も含めて全員に30日前までに伝えるのは、法令の求めを超える好事例です。',
						en: 'Telling everyone 30 days ahead, including those whose contracts are renewed, is good practice beyond what the law asks.',
					},
					source: {
						ja: '外国人雇用の実務での好事例',
						en: 'Good practice in employing foreign workers',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '更新基準を書いた契約書または規程',
					en: 'Contract or rules with the renewal criteria',
					record: 'employment_contracts',
					department: ['hr'],
				},
				{
					ja: '判断の記録（当てはまる基準、決めた人、日付）',
					en: 'Decision records (criterion that applied, who decided, date)',
					record: 'renewal_decisions',
					department: ['hr', 'site'],
				},
				{
					ja: '本人への通知の控え（伝えた日と使った言語）',
					en: 'Copies of notices to workers (date and language)',
					record: 'renewal_notices',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: 'f1611897-d5c7-4b0f-b090-80cc5c692fe9',
				content: {
					ja: '更新の基準が契約書または規程にあり、国籍・妊娠・相談の申し出などを不利に扱う項目がない。',
					en: 'The contract or rules state the renewal criteria, and none of them counts nationality, pregnancy, complaints or the like against the worker.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の契約書か規程に基準があり、不利に扱う項目がない。',
						en: "Everyone's contract or rules have the criteria, and none is unfair to the worker.",
					},
					half: { ja: '基準が一部の人の契約書にしかない。', en: "Only some people's contracts have the criteria." },
					none: {
						ja: '基準がない、または国籍・妊娠・相談などを不利に扱う項目がある。',
						en: 'There are no criteria, or one counts nationality, pregnancy, complaints or the like against the worker.',
					},
				},
			},
			{
				key: 'af7ec591-de46-45d8-b22f-a2c5b2b44cb2',
				content: {
					ja: '対象者ごとの判断記録に、基準のどの項目に当てはまるか、決めた人、満了の30日前までに伝えた日付が書かれている。',
					en: 'Each decision record states which criterion applied, who decided, and the date the worker was told, at least 30 days before the end.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員の記録に3点がそろい、伝えた日が30日前までで、本人の話と合う。',
						en: 'Every record has all three entries, everyone was told at least 30 days before the end, and workers confirm it.',
					},
					half: {
						ja: '記録が一部の人だけ、または30日前に遅れた人がいる。',
						en: 'Only some people have a record, or some were told less than 30 days before the end.',
					},
					none: {
						ja: '判断の記録がない、または満了の直前に伝えている。',
						en: 'There are no decision records, or people were told just before the end.',
					},
				},
			},
			{
				key: '24b320c2-c004-43eb-b315-126df4395963',
				content: {
					ja: '更新しない人全員に、その理由を理解できる言語で説明した日付と担当者の記録がある（いなければ対象外）。',
					en: 'For everyone not renewed, it is on record when and by whom the reason was explained in a language they understand (not applicable if there was nobody).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '更新しない全員に説明した記録があり、理由が基準と一致する。',
						en: 'For everyone not renewed, the explanation is on record and the reason fits the criteria.',
					},
					half: {
						ja: '説明はしたが、難しい日本語だけ、または一部の人の記録がない。',
						en: 'It was explained, but only in difficult Japanese, or some people have no record.',
					},
					none: { ja: '理由を説明していない。', en: 'Reasons were not explained.' },
				},
			},
		],
	},
	{
		key: 'c04d953b-c664-4ca2-b7d9-f170a8e39efd',
		content: {
			ja: '直近1年に離職・転籍した外国人労働者全員に聞いた理由を、職場や制度の改善に反映しましたか。',
			en: 'Did you use the reasons given by every foreign worker who left or transferred in the past year to improve the workplace or your systems?',
		},
		points: 8,
		na_condition: { ja: '直近1年に離職・転籍した人がいない場合', en: 'Nobody left or transferred in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '辞めた理由には、在籍者が言えない問題が表れます。直したことが伝わると、残る人の信頼も増します。',
				en: 'Reasons for leaving show problems that those who stay cannot talk about. When people see that things were fixed, those who stay trust the company more.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '離職の理由を聞いて改善に生かすことは、定着を高める好事例です。答えるかどうかは本人の自由です。',
						en: 'It is good practice to ask people why they leave and to improve, because it helps retention. People are free not to answer.',
					},
					source: {
						ja: '外国人雇用の実務での好事例',
						en: 'Good practice in employing foreign workers',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '影響を受けた人の声を聞き、自社の取り組みの効果を確かめることが、国際的な基準です。',
						en: 'International standards ask companies to listen to those affected and to check how well their efforts work.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）',
						en: 'UN Guiding Principles on Business and Human Rights (2011)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '離職・転籍者の名簿と聞き取り票（聞いた日、聞いた人、言語）',
					en: 'List of leavers and interview sheets (date, who asked, language)',
					record: 'list_leavers_interview_sheets',
					department: ['hr'],
				},
				{
					ja: '理由の集計と、検討した会議の議事録',
					en: 'Summary of reasons and minutes of the meeting that discussed it',
					record: 'turnover_analysis',
					department: ['hr', 'management'],
				},
				{
					ja: '改善の記録（実施日と内容）',
					en: 'Record of improvements (date and content)',
					record: 'turnover_improvements',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '55d83163-d727-4bb9-a781-27c9f15a5a8c',
				content: {
					ja: '離職者の名簿と聞き取り票（答えない人はその旨を記す）が一致し、連絡の取れない人については連絡を試みた日付が残っている。',
					en: 'The list of leavers matches the interview sheets (or notes that the person chose not to answer). For those who could not be reached, dates of attempts are recorded.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '離職者全員の票（答えない人はその旨）があり、連絡の取れない人にも複数回試みた日付がある。',
						en: 'Every leaver has a sheet (or a note that they chose not to answer), and several dated attempts are recorded for those who could not be reached.',
					},
					half: {
						ja: '一部の人だけ、または連絡を試みた記録がない。',
						en: 'Only some people have a sheet, or no attempts are recorded.',
					},
					none: { ja: '離職者への聞き取り票がない。', en: 'There are no interview sheets from leavers.' },
				},
			},
			{
				key: '1ddbeb37-6007-4c64-bcc2-3a94065ffbb9',
				content: {
					ja: '聞き取りは直属の上司以外が理解できる言語で行い、賃金・仕事・人間関係・住居などに分けて記録している。',
					en: 'Someone other than the direct supervisor asks, in a language the worker understands, and records reasons by pay, work, relationships, housing and the like.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員を上司以外が理解できる言語で聞き、項目別に記録している。',
						en: 'Everyone was asked by someone other than their supervisor, in a language they understand, with reasons recorded by topic.',
					},
					half: {
						ja: '上司が聞いた人がいる、または「自己都合」など一言だけの記録がある。',
						en: 'Supervisors asked some people, or records say only "personal reasons" or the like.',
					},
					none: {
						ja: '会社側の推測だけで、本人に聞いていない。',
						en: "The reasons are the company's guess, and nobody was asked.",
					},
				},
			},
			{
				key: 'a369bc54-22b3-4202-a252-2761375e8b0b',
				content: {
					ja: '理由の集計を会議で検討し、実施した改善の内容と日付が議事録などで確認できる。',
					en: 'A meeting discussed a summary of the reasons, and minutes or the like show what was improved and when.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '集計・検討・実施の日付がそろい、在籍者も改善を知っている。',
						en: 'Summary, discussion and action are dated, and current workers know of the improvement.',
					},
					half: {
						ja: '検討はしたが、改善を実施していない。',
						en: 'The reasons were discussed, but nothing was improved.',
					},
					none: { ja: '集計も検討もしていない。', en: 'The reasons were neither summarized nor discussed.' },
				},
			},
		],
	},
	{
		key: 'c7a1cb72-138e-4fa9-ad44-5eaa379fd46d',
		content: {
			ja: '直近3年に会社の都合で離職した、または転籍・転職を申し出た外国人労働者を、国内での転職か帰国かの本人の希望に沿って支援しましたか。',
			en: 'Did you support every foreign worker who left for company reasons or asked for a transfer or job change in the past three years, following their own wish to work elsewhere in Japan or to return home?',
		},
		points: 12,
		na_condition: {
			ja: '直近3年に会社の都合で離職した人も、転籍・転職を申し出た人もいない場合',
			en: 'In the past three years nobody left for company reasons or asked for a transfer or job change',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '仕事を失うことは、在留の資格まで失うことにつながります。希望に沿った支援が本人を守り、会社の評判も守ります。',
				en: "Losing a job can mean losing the right to stay. Support that follows people's wishes protects them, and the company's reputation.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '会社の都合で離れる特定技能1号の人には転職を支援します。2027年4月1日から、育成就労で転籍の申し出を受けた会社は、遅滞なく監理支援機関などに知らせます。',
						en: 'Specified Skilled Workers (i) who leave for company reasons must be helped to find a new job. From April 1, 2027, a company that is asked for a transfer in Employment for Skill Development must inform the supervising support organization or the like without delay.',
					},
					source: {
						ja: '入管法第2条の5、特定技能の基準省令（平成31年法務省令第5号）第3条、育成就労法第8条の2',
						en: 'Immigration Control Act, Article 2-5; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3; Employment for Skill Development Act, Article 8-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能の人と同種の業務で働く人を、契約の前1年以内や契約の後に会社の都合で離職させた会社は、受入れの基準を満たしません。',
						en: 'A company does not meet the standard for Specified Skilled Workers if, within a year before their contract or after it, it let go people doing the same kind of work for reasons of its own.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第2号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(ii)',
					},
					as_of: '2026-11-25',
				},
				{
					kind: 'law',
					text: {
						ja: '帰国旅費は、技能実習・育成就労（2027年4月1日から）では監理団体・監理支援機関（単独型は会社）が負担し、特定技能では本人が払えないとき会社が負担します。',
						en: 'For technical interns and workers in Employment for Skill Development (from April 1, 2027), the supervising (support) organization pays the fare home, or the company in individual programs. For Specified Skilled Workers, the company pays if they cannot.',
					},
					source: {
						ja: '技能実習法施行規則第12条・第52条、育成就労法施行規則第15条、特定技能の基準省令（平成31年法務省令第5号）第1条第2項第1号',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Articles 12 and 52; Regulations for Enforcement of the Employment for Skill Development Act, Article 15; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 1(2)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '請求があれば退職証明書を渡し、賃金などは請求から7日以内に払います。1月以後に退職する人の5月分までの住民税は、最後の給与などからまとめて徴収します。',
						en: 'On request, the company gives a certificate of employment, and pays wages and the like within 7 days. For people leaving from January on, residence tax up to May is taken in one sum from their last pay or the like.',
					},
					source: {
						ja: '労働基準法第22条・第23条、地方税法第321条の5第2項',
						en: 'Labor Standards Act, Articles 22 and 23; Local Tax Act, Article 321-5(2)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '希望の確認票（本人の選択、使った言語、日付）',
					en: "Record of wishes (the worker's choice, language, date)",
					record: 'record_wishes',
					department: ['hr'],
				},
				{
					ja: '解雇した場合は、理由・30日前の予告・本人の言い分を聴いた記録',
					en: 'If someone was dismissed: the reason, the 30-day notice and a record of hearing the worker',
					record: 'dismissal_records',
					department: ['hr'],
				},
				{
					ja: '転職や転籍の支援の記録（求人情報、連絡した機関、説明）',
					en: 'Records of support for job change or transfer (job information, organizations contacted, explanations)',
					record: 'records_support_job_change_transfer',
					department: ['hr'],
				},
				{
					ja: '渡した書類の控え（退職証明書、離職票、源泉徴収票、住民税の案内）',
					en: 'Copies of papers given (certificate of employment, separation certificate, tax slip, residence tax notice)',
					record: 'copies_papers_given',
					department: ['hr'],
				},
				{
					ja: '雇用保険の失業給付の案内（加入していた人）',
					en: 'Guidance on unemployment benefits (for those who were in employment insurance)',
					record: 'guidance_unemployment_benefits',
					department: ['hr'],
				},
				{
					ja: '帰国旅費の取決めと支払の記録',
					en: 'Terms for the fare home and payment records',
					record: 'terms_fare_home_payment_records',
					department: ['accounting', 'hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '334989a7-c36b-4bb5-82b2-2cca6d62691d',
				content: {
					ja: '希望を理解できる言語で確かめた記録があり、実際の進路が本人の選んだとおりだったと分かる。',
					en: 'Records show that workers were asked what they wished in a language they understand, and that what followed was their choice.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の希望の記録があり、実際の進路と一致し、本人の話とも合う。',
						en: "Everyone's wish is on record, matches what followed, and agrees with what workers say.",
					},
					half: {
						ja: '一部の人だけ、または難しい日本語だけで確かめている。',
						en: 'Only some people were asked, or only in difficult Japanese.',
					},
					none: {
						ja: '希望を確かめずに帰国や退職を進めた人がいる。',
						en: 'Someone was sent home or let go without being asked.',
					},
				},
			},
			{
				key: '94a6a878-1d7e-4362-a104-edd3628a2a75',
				content: {
					ja: '求人情報の提供や支援機関への連絡をし、在留資格の手続と次の職場で働き始められる時期を説明している。',
					en: 'The company gave job information or contacted support organizations, and explained residence procedures and when work can start at the next job.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '転職の希望者全員に、求人・手続・働き始められる時期を説明した記録がある。',
						en: 'Records show that everyone who wished to change jobs was told about jobs, procedures and when they could start.',
					},
					half: {
						ja: '機関に連絡しただけ、または手続や時期の説明がない。',
						en: 'An organization was contacted, but nothing more, or procedures or timing were not explained.',
					},
					none: {
						ja: '支援していない、または転籍・転職を妨げている。',
						en: 'There was no support, or the company obstructed the transfer or job change.',
					},
				},
			},
			{
				key: '4c4a663d-1eeb-4b3b-a258-f24b71267756',
				content: {
					ja: '退職証明書・離職票・源泉徴収票など次の手続に要る書類を期限内に渡し、住民税の残りの納め方を説明した控えがある。',
					en: 'Copies show that papers needed for the next steps (certificate of employment, separation certificate, tax slip and the like) were given on time, and that paying the rest of the residence tax was explained.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に必要な書類を期限内に渡し、住民税も理解できる言語で説明している。',
						en: 'Everyone received the papers they needed on time, and residence tax was explained in a language they understand.',
					},
					half: {
						ja: '書類の遅れた人がいる、または住民税の説明がない。',
						en: 'Some papers were late, or residence tax was not explained.',
					},
					none: { ja: '必要な書類を渡していない人がいる。', en: 'Someone did not receive the papers they needed.' },
				},
			},
			{
				key: '699ca64d-acfb-494e-b07c-d9dfd942018c',
				content: {
					ja: '帰国旅費の負担が在留資格の定めどおりに書面で決まり、支払の記録がある（技能実習・育成就労は受入れ側、特定技能は本人が払えないとき会社。帰国者がいなければ書面で確認）。',
					en: 'It is set in writing who pays the fare home as the residence status requires, and payments are on record (technical interns and Employment for Skill Development: the receiving side; Specified Skilled Workers: the company if they cannot pay; if nobody went home, judge the document).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に書面があり、帰国した全員の分を定めどおりの者が支払っている。',
						en: 'Everyone has it in writing, and for everyone who went home the fare was paid by whoever the rules name.',
					},
					half: {
						ja: '書面はあるが、一部の人の支払の記録がない。',
						en: 'There is a document, but some payments are not on record.',
					},
					none: {
						ja: '負担者が決まっていない、または定めに反して本人に払わせた例がある。',
						en: 'It is not set who pays, or a worker was made to pay against the rules.',
					},
				},
			},
		],
	},
];
