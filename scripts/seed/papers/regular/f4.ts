import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F4: Consultation and remedy. */
export const f4: readonly SeedRegularQuestion[] = [
	{
		key: 'f6badd75-475a-4e95-a1d3-45098b08ead4',
		content: {
			ja: '外国人労働者から理解できる言語で受け付けた相談や苦情について、直近1年の件数・言語・内容の区分・対応に要した日数を、受付簿で示せますか。',
			en: 'Can you show from a log how many requests for advice and complaints you received from foreign workers, in a language they understand, in the past year, with the language, type and days taken for each?',
		},
		points: 12,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '窓口があっても、言葉が通じなければ届きません。件数と日数が分かると、使われている窓口かどうかが見えます。',
				en: "A contact point that does not speak workers' languages does not reach them. The number of cases and days taken show whether it is really used.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人からの相談や苦情には、十分に理解できる言語で、遅れずに対応しなければなりません。',
						en: 'Requests for advice and complaints from Specified Skilled Workers (i) must be answered without delay, in a language they fully understand.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条・第4条',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Articles 3 and 4',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '派遣労働者を受け入れている会社は、その苦情にも派遣元と協力して対応しなければなりません。',
						en: 'A company that uses dispatched workers must also deal with their complaints, together with the dispatching company.',
					},
					source: { ja: '労働者派遣法第40条', en: 'Worker Dispatching Act, Article 40' },
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、苦情や相談を受ける体制を整えるよう努めることが求められています。',
						en: 'Whatever the residence status, employers should try to set up ways of handling complaints and requests for advice.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（苦情・相談）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (complaints and consultation)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '相談の手順を示した配布物（使った言語が分かるもの）',
					en: 'Handout on how to ask for advice (showing the language used)',
					record: 'consultation_handouts',
					department: ['compliance', 'hr'],
				},
				{
					ja: '受付簿（受付日、言語、内容の区分、対応、終了日が分かるもの。名前は伏せてよい）',
					en: 'Log (date received, language, type, response, closing date; names can be hidden)',
					record: 'consultation_log',
					department: ['compliance', 'hr'],
				},
				{
					ja: '相談がない場合は、周知と試しに使った記録',
					en: 'If there were no cases, records of publicity and a trial run',
					record: 'consultation_trials',
					department: ['compliance', 'hr'],
				},
			],
		},
		sdg_targets: ['16.3', '16.6'],
		evaluations: [
			{
				key: '01e56815-98c5-46c6-98a2-54cd30aaa678',
				content: {
					ja: '相談の方法、担当者、対応の期限、秘密を守ることが書面で決まり、全員（受け入れている派遣労働者を含む）に配られている。',
					en: 'A document given to everyone (including dispatched workers) states how to ask for advice, who is in charge, deadlines for a response and confidentiality.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '4つの内容が理解できる言語で書かれ、派遣労働者も含む全員が持っている。',
						en: 'All four are stated in a language workers understand, and everyone has the document, including dispatched workers.',
					},
					half: {
						ja: '内容の一部が欠けている、または一部の人や言語だけである。',
						en: 'Points are missing, or only some people or languages are covered.',
					},
					none: { ja: '相談の手順を書いた文書がない。', en: 'There is no document on how to ask for advice.' },
				},
			},
			{
				key: 'f12451a8-5752-45d0-bd02-5afd23a7faf5',
				content: {
					ja: '受付簿に受付日・言語・内容の区分・対応・終了日があり、決めた救済が期限内に行われている（0件の場合は周知と試行の記録がある）。',
					en: 'The log shows date received, language, type, response and closing date, and any remedy decided was delivered on time (if there were no cases, records of publicity and a trial run).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての件に5つの項目があり、救済まで期限内に終え、本人が結果の説明を受けている。',
						en: 'Every case has all five entries, was closed on time including any remedy, and the worker was told the result.',
					},
					half: {
						ja: '一部の項目が欠けている、期限を過ぎた件がある、または結果を本人に説明していない。',
						en: 'Some entries are missing, some cases were late, or workers were not told the result.',
					},
					none: {
						ja: '受付簿がない、または相談や決めた救済を放置している。',
						en: 'There is no log, or a case or a remedy decided was left undone.',
					},
				},
			},
			{
				key: '6feef690-59b4-481b-8b57-fa7bd298580e',
				content: {
					ja: '面談で本人が、直属の上司を通さずに相談できる方法を答えられる。',
					en: 'In interviews, workers can say how to ask for advice without going through their direct supervisor.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が答えられ、使っても大丈夫だと感じている。',
						en: 'Everyone interviewed can say how, and feels that it is safe to use.',
					},
					half: {
						ja: '一部の人だけが答えられる、または使うことに不安がある。',
						en: 'Only some can say how, or some are uneasy about using it.',
					},
					none: {
						ja: '面談した人が相談の方法を知らない。',
						en: 'Those interviewed do not know how to ask for advice.',
					},
				},
			},
		],
	},
	{
		key: '39933917-da08-431e-8c43-60aab709d469',
		content: {
			ja: '会社を通さずに相談できる社外の窓口（労働局の外国語の相談、JP-MIRAIアシストなど）を、理解できる言語の掲示や配布物で外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign workers, with notices or handouts in a language they understand, about contacts outside the company where they can get advice without going through it (foreign-language advice at labor bureaus, JP-MIRAI Assist and the like)?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '会社には言えない悩みもあります。社外の相談先を示す会社は、かえって信頼され、問題も早く分かります。',
				en: 'There are worries that people cannot tell the company. A company that shows where to get help outside is trusted more, and problems come to light earlier.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人の相談や苦情に適切に応じ、必要な支援をしなければなりません。',
						en: 'Requests for advice and complaints from Specified Skilled Workers (i) must be answered properly, with the support they need.',
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
						ja: '行政機関などの公的な相談窓口を、外国人労働者に知らせるよう努めることが求められています。',
						en: 'Employers should try to tell foreign workers about public contacts for advice at government offices and the like.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（苦情・相談）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (complaints and consultation)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '会社から独立した救済の道を、働く人に知らせることが求められています。',
						en: 'Companies are expected to tell workers about ways to remedy that are independent of the company.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則29〜31',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 29 to 31',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '掲示の写真や配布物（窓口の名称、連絡先、対応言語、確認日が分かるもの）',
					en: 'Photos of notices or handouts (name of contact, how to reach it, languages, date checked)',
					record: 'posted_notices',
					department: ['general_affairs', 'compliance'],
				},
				{
					ja: '配布の記録（対象者と日付が分かるもの）',
					en: 'Record of giving handouts (person and date)',
					record: 'outside_contacts_handed_out',
					department: ['compliance', 'hr'],
				},
			],
		},
		sdg_targets: ['16.3', '16.10'],
		evaluations: [
			{
				key: '8e006149-65cf-4bd4-bee0-1db17730839c',
				content: {
					ja: '掲示や配布物に窓口の名称・電話番号やURL・対応言語・受付時間があり、直近1年に内容を確かめている。',
					en: 'Notices or handouts give name, phone number or URL, languages and hours, and their content was checked in the past year.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '職場と住居の両方にあり、4つの項目が直近1年に確かめられている。',
						en: 'They are both at work and in housing, and all four points were checked in the past year.',
					},
					half: {
						ja: '一部の場所だけ、項目が欠けている、または確かめた日が古い。',
						en: 'They are in only some places, points are missing, or the last check is long ago.',
					},
					none: { ja: '掲示も配布もしていない。', en: 'There are neither notices nor handouts.' },
				},
			},
			{
				key: 'afcf91d7-f77f-49ed-8d1d-8ffd7ff00a34',
				content: {
					ja: '技能実習・育成就労（2027年4月開始）の母国語相談など、在籍者の在留資格に応じた公的な窓口が含まれている。',
					en: "They include public contacts that fit workers' residence status, such as native-language advice for technical intern training or Employment for Skill Development (from April 2027).",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者の在留資格すべてについて、使える公的な窓口がある。',
						en: 'There is a public contact for every status in the company.',
					},
					half: { ja: '一部の在留資格の窓口だけである。', en: 'There are contacts for only some statuses.' },
					none: { ja: '公的な窓口が含まれていない。', en: 'No public contact is included.' },
				},
			},
			{
				key: 'f7572939-8260-440c-9031-4e3604e3a641',
				content: {
					ja: '面談で本人が、社外の窓口を1つ以上挙げ、会社に知らせずに使えると述べている。',
					en: 'In interviews, workers can name at least one outside contact, and say that they can use it without telling the company.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が1つ以上挙げ、会社に知らせず使えると述べている。',
						en: 'Everyone interviewed can name at least one, and says that they can use it without telling the company.',
					},
					half: { ja: '一部の人だけが挙げられる。', en: 'Only some can name one.' },
					none: {
						ja: '誰も知らない、または使うには会社の了解が要ると思っている。',
						en: "Nobody knows one, or people think that they need the company's consent.",
					},
				},
			},
		],
	},
	{
		key: '30cf2290-83df-4241-82bd-8a524b68387d',
		content: {
			ja: '会社への相談、公的機関への申告、公益通報、労働組合への加入を理由に不利に扱わないと定めた規程を、外国人労働者全員に理解できる言語で知らせていますか。',
			en: 'Have you told all foreign workers, in a language they understand, about rules that forbid treating anyone worse for asking the company for advice, reporting to authorities, whistleblowing or joining a union?',
		},
		points: 12,
		na_condition: null,
		is_critical: true,
		guidance: {
			purpose: {
				ja: '仕返しがこわいと、人は黙ります。守られると知って初めて相談でき、会社は大きな問題になる前に直せます。',
				en: 'People who fear revenge keep silent. Only when they know that they are protected do they ask for advice, and the company can act before problems grow.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '労働基準監督署などへの申告や、ハラスメントなどの会社への相談を理由に、解雇などの不利益な扱いをしてはなりません。',
						en: 'Nobody may be dismissed or otherwise treated worse for reporting to a Labor Standards Inspection Office or the like, or for asking the company for advice on harassment and the like.',
					},
					source: {
						ja: '労働基準法第104条第2項、労働安全衛生法第97条第2項、技能実習法第49条第2項、育成就労法第49条第2項、男女雇用機会均等法第11条第2項、労働施策総合推進法第31条第2項・第33条第2項',
						en: 'Labor Standards Act, Article 104(2); Industrial Safety and Health Act, Article 97(2); Technical Intern Training Act, Article 49(2); Employment for Skill Development Act, Article 49(2); Equal Employment Opportunity Act, Article 11(2); Act on Comprehensive Promotion of Labor Policies, Articles 31(2) and 33(2)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '公益通報を理由とする不利益な扱いは禁じられ、2026年12月1日からは、正当な理由のない通報の妨害や通報者の探索も禁じられます。',
						en: 'Treating someone worse for whistleblowing is banned. From December 1, 2026, obstructing reports and searching for whistleblowers without good reason are banned, too.',
					},
					source: {
						ja: '公益通報者保護法第3条・第11条の2・第11条の3',
						en: 'Whistleblower Protection Act, Articles 3, 11-2 and 11-3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '労働組合への加入や組合の活動を理由に不利益に扱うことも、正当な理由なく団体交渉を断ることも禁じられています。',
						en: 'Treating anyone worse for joining a union or for its activities is banned, and so is refusing to bargain with a union without good reason.',
					},
					source: { ja: '労働組合法第7条', en: 'Labor Union Act, Article 7' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '規程（対象の行為、禁じる扱い、違反への処分が分かるもの）',
					en: 'Rules (showing acts protected, treatment banned, sanctions for violations)',
					record: 'non_retaliation_rules',
					department: ['compliance', 'hr'],
				},
				{
					ja: '理解できる言語の版と、知らせた記録（対象者と日付が分かるもの）',
					en: 'Versions in languages workers understand, and record of telling workers (person and date)',
					record: 'non_retaliation_translations',
					department: ['compliance', 'hr'],
				},
				{
					ja: '相談した人の更新や賃金を後で点検した記録（名前は伏せてよい）',
					en: 'Record of later checks of renewal and pay of people who asked for advice (names can be hidden)',
					record: 'record_later_checks_renewal_pay',
					department: ['compliance', 'hr'],
				},
				{
					ja: '労働組合や従業員代表との話し合いの記録（申し入れがあった場合）',
					en: 'Records of talks with a union or employee representatives (where they asked for them)',
					record: 'records_talks_union_employee_representatives',
					department: ['hr', 'management'],
				},
			],
		},
		sdg_targets: ['16.3', '16.6', '16.10'],
		evaluations: [
			{
				key: 'a9be5d7e-2ec8-4bc1-9405-c4cb676876fc',
				content: {
					ja: '規程が、相談・申告・通報・組合への加入を理由とする解雇・契約の不更新・帰国の強要・配置換えなどの報復を禁じ、違反への処分を定めている。',
					en: 'The rules ban retaliation such as dismissal, non-renewal, forced return or transfer for asking for advice, reporting, whistleblowing or joining a union, and set sanctions for violations.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '4つの行為すべてについて報復が禁じられ、違反への処分がある。',
						en: 'Retaliation for all four acts is banned, with sanctions for violations.',
					},
					half: {
						ja: '一部の行為だけ、または処分が書かれていない。',
						en: 'Only some acts are covered, or no sanctions are stated.',
					},
					none: { ja: '報復を禁じる規程がない。', en: 'No rule bans retaliation.' },
				},
			},
			{
				key: '70770182-16ed-4cfd-9a8f-2eddd0766ec0',
				content: {
					ja: '正当な理由なく通報者を探すことや、通報しない約束をさせることの禁止（2026年12月施行の法改正）が規程にある。',
					en: 'The rules ban searching for whistleblowers without good reason and making workers promise not to report (law revised from December 2026).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '探すことと約束させることの両方の禁止があり、管理者が知っている。',
						en: 'Both searching and making workers promise are banned, and managers know it.',
					},
					half: {
						ja: 'どちらか一方だけ、または管理者に知らせていない。',
						en: 'Only one of the two is banned, or managers have not been told.',
					},
					none: { ja: 'どちらの禁止も書かれていない。', en: 'Neither ban is in the rules.' },
				},
			},
			{
				key: '12eb005b-78a2-494d-8f29-49756eaa0352',
				content: {
					ja: '会社に相談した人の更新・賃金・配置を一定期間の後に点検している（外部への通報者は探さない。相談がなければ対象外）。',
					en: 'Renewal, pay and placement of people who asked the company for advice are checked after a set time (without searching for people who reported outside; not applicable if nobody asked).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '相談した人全員の点検の記録があり、不利な扱いが見つかっていない。',
						en: 'Checks of everyone who asked are on record, and nobody was found to be treated worse.',
					},
					half: {
						ja: '一部の人だけ、または項目の一部だけを点検している。',
						en: 'Only some people or points are checked.',
					},
					none: {
						ja: '点検していない、または不利に扱われた人がいる。',
						en: 'Nothing is checked, or someone was treated worse.',
					},
				},
				is_critical_item: true,
			},
			{
				key: '1ec2d3fa-e31b-4f93-a02c-127a29c1991c',
				content: {
					ja: '面談で本人が、相談しても不利に扱われないと説明を受けたと述べている。',
					en: 'In interviews, workers say they were told that they will not be treated worse for asking for advice.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '面談した全員が、理解できる言語で説明を受けたと述べている。',
						en: 'Everyone interviewed says that this was explained in a language they understand.',
					},
					half: {
						ja: '一部の人だけ、または不安が残ると述べている。',
						en: 'Only some say so, or say that they still feel uneasy.',
					},
					none: {
						ja: '説明を受けていない、または不利に扱われたと述べている。',
						en: 'Workers were not told, or say that they were treated worse.',
					},
				},
				is_critical_item: true,
			},
		],
	},
];
