import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const humanRights: SeedQuestions<SeedRegularQuestion> = {
	F1: [
		{
			content: {
				ja: '外国人労働者の人権を尊重することを明記した方針を、経営者の承認を得て定め、本人たちが理解できる言語も含めて社内外に公開していますか。',
				en: 'Is there a policy, approved by top management, that commits to respecting the human rights of foreign workers, and is it open inside and outside the company, including in languages they understand?',
			},
			points: 9,
			sdg_targets: ['8.7', '12.6'],
			evaluations: [
				{
					content: {
						ja: '方針に、強制労働と差別の禁止、国際的な人権の基準の尊重が書かれ、承認した人と日付が分かる。',
						en: 'The policy bans forced labor and discrimination, respects international standards, and shows who approved it and when.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '方針が自社のウェブサイトなど、社外の人も読める場所に公開されている。',
						en: "The policy is open to people outside the company, for example on the company's website.",
					},
					weight: 3,
				},
				{
					content: {
						ja: '在籍者の理解できる言語の版があり、配布や説明の記録が全員分ある。',
						en: 'Versions exist in languages workers understand, with records of handing out or explaining for everyone.',
					},
					weight: 4,
				},
			],
		},
		{
			content: {
				ja: '直近1年に、自社の職場と住居で外国人労働者に強制労働や差別が起きるおそれを評価し、優先順位を付けた対策を実施していますか。',
				en: 'In the past year, has the company assessed the risks of forced labor and discrimination to foreign workers at its own workplaces and housing and carried out measures in order of priority?',
			},
			points: 10,
			sdg_targets: ['8.7', '12.6'],
			evaluations: [
				{
					content: {
						ja: 'ILOの強制労働の指標など、用いた基準と対象の職場や住居が評価の記録に書かれている。',
						en: 'The assessment records the standard used, such as the ILO forced labor indicators, and the sites covered.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '外国人労働者や労働組合、支援団体などの話を聞いて評価している。',
						en: 'Foreign workers, unions or support groups were heard in the assessment.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '重大さをもとに優先順位を付けた対策の一覧があり、担当者・期限・実施日が分かる。',
						en: 'A list of measures ranked by severity shows the person in charge, the deadline and the date done.',
					},
					weight: 4,
				},
			],
		},
		{
			content: {
				ja: '外国人が働く主な委託先や仕入先（構内請負、派遣元を含む）で人権が守られているかを、直近2年に1回以上点検し、記録していますか（該当する取引先がない場合は該当しない）。',
				en: 'At least once in the past two years, has the company checked and recorded whether human rights are respected at main contractors and suppliers where foreign nationals work (including on-site contractors and staffing agencies)? (Not applicable if it has none.)',
			},
			points: 8,
			sdg_targets: ['8.7', '12.6', '17.17'],
			evaluations: [
				{
					content: {
						ja: '点検する取引先を人権への影響の大きさから選んだ一覧と、選んだ理由がある。',
						en: 'There is a list of partners to check, chosen by impact on human rights, with the reasons.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '点検票だけでなく、訪問や働く本人への聞取りを行った記録がある。',
						en: 'Records show visits or interviews with the workers themselves, not only questionnaires.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '問題があれば、すぐに取引をやめず、取引先と協議して是正を支えた記録がある（なければ満たす）。',
						en: 'Where problems were found, the company worked with the partner on remedies rather than ending business at once (met if none).',
					},
					weight: 4,
				},
			],
		},
	],
	F2: [
		{
			content: {
				ja: '外国人労働者全員が旅券・在留カード・通帳・携帯電話を自分で保管し、自由に使えることを、直近1年に本人への面談で確認し、記録していますか。',
				en: 'In the past year, has the company confirmed by interview, on record, that all foreign workers keep their own passport, residence card, bankbook and phone and can use them freely?',
			},
			points: 15,
			sdg_targets: ['8.7', '8.8'],
			evaluations: [
				{
					content: {
						ja: '本人が頼んだ場合も旅券や在留カードを会社が預からないことを、規程や手引きに明記している。',
						en: 'Rules or guides state that the company does not hold passports or residence cards even when asked to.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近1年に理解できる言語で面談した全員分の確認の記録がある。',
						en: 'There are records for everyone of interviews held in a language they understand in the past year.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で本人が、監理団体や送出機関などにも預けておらず、いつでも使えると述べている。',
						en: 'In interviews, workers say that no one, including supervising or sending organisations, holds these items and that they can use them any time.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '外国人労働者全員に、来日のための借金や、送出機関などとの保証金、違約金の約束の有無を、直近1年に理解できる言語で聞き取り、記録していますか。',
				en: 'In the past year, has the company asked all foreign workers, in a language they understand, about debts for coming to Japan and any deposits or penalties agreed with sending organisations, and recorded it?',
			},
			points: 12,
			sdg_targets: ['8.7', '8.8', '16.3'],
			evaluations: [
				{
					content: {
						ja: '全員分の記録に、借入先、残額、保証金や違約金の約束の有無がある（答えない人はその旨を記す）。',
						en: 'Records for everyone show lenders, balances, and any deposits or penalties (or that the person chose not to answer).',
					},
					weight: 4,
				},
				{
					content: {
						ja: '答えを拒めること、答えの内容で不利に扱わないことを、聞く前に本人へ伝えている。',
						en: 'Before asking, workers are told that they may refuse and will not suffer for what they say.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '見つかった借金や約束について、関係機関への相談や解消の支援をした記録がある（なければ満たす）。',
						en: 'Where found, records show consultation with authorities or help to resolve them (met if none were found).',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '寮や職場の規則が、外国人労働者の外出・外泊・通信・交際など私生活の自由を不当に制限していないことを、直近1年に点検し、記録していますか。',
				en: 'In the past year, has the company checked, on record, that dormitory and workplace rules do not unfairly restrict foreign workers in private life, such as going out, staying out, communication or relationships?',
			},
			points: 12,
			sdg_targets: ['8.7', '8.8'],
			evaluations: [
				{
					content: {
						ja: '寮の規則や生活の決まり（監理団体などが作ったものを含む）のすべてを直近1年に点検した記録がある。',
						en: 'Records show that all dormitory and living rules, including those made by others, were reviewed in the past year.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '外出や外泊を許可制にする決まり、携帯電話や交際を禁じる決まり、罰金の決まりがない。',
						en: 'No rule requires permission to go or stay out, bans phones or relationships, or sets fines.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で本人が、休日や勤務の後を自由に過ごせると述べている。',
						en: 'In interviews, workers say they are free to spend holidays and time after work as they like.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '外国人労働者が会社を辞める自由を、違約金、研修費などの返還、帰国を迫る言動で妨げていないことを、契約書類と直近1年の退職の記録で示せますか。',
				en: 'Can the company show, by contract papers and records of people leaving in the past year, that it does not block the freedom to quit through penalties, repayment of training or other costs, or pressure to go home?',
			},
			points: 14,
			sdg_targets: ['8.7', '8.8', '16.3'],
			evaluations: [
				{
					content: {
						ja: '契約書・誓約書・貸付の書類に、退職したときの違約金や、賠償額をあらかじめ定める約束がない。',
						en: 'No contract, pledge or loan paper sets a penalty or a fixed sum of damages for quitting.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '退職を申し出る方法と時期を、理解できる言語の書面で全員に伝えている。',
						en: 'All workers are told in writing, in a language they understand, how and when to resign.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '退職の申出の日、退職日、精算の内容の記録があり、本人の話と一致する（申出がなければ満たす）。',
						en: "Records of notice dates, leaving dates and final payments match workers' accounts (met if no one resigned).",
					},
					weight: 3,
				},
			],
		},
	],
	F3: [
		{
			content: {
				ja: '国籍・人種・宗教に関わる言動を含むハラスメントの禁止と懲戒の規定を、在籍する外国人労働者全員に、理解できる言語の文書で周知していますか。',
				en: 'Have all foreign workers been told, in documents in languages they understand, of the rules that ban and discipline harassment, including conduct about nationality, race or religion?',
			},
			points: 9,
			sdg_targets: ['5.2', '10.3', '16.b'],
			evaluations: [
				{
					content: {
						ja: '就業規則や規程が、性的な言動、優越的な関係を背景とした言動、妊娠などに関する言動、顧客による著しい迷惑行為を扱っている。',
						en: 'The rules cover sexual harassment, abuse of power, harassment over pregnancy and the like, and serious abuse by customers.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '国籍・人種・宗教をからかう、名前を勝手に変えて呼ぶなどの例が、規程や手引きに挙げられている。',
						en: 'Rules or guides give examples such as mocking nationality, race or religion, or renaming someone at will.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '理解できる言語の版を配り、説明した日の記録が全員分ある。',
						en: 'Versions workers understand were handed out, and the date explained is recorded for everyone.',
					},
					weight: 4,
				},
			],
		},
		{
			content: {
				ja: '直近1年に、外国人労働者とその上司の全員が、差別とハラスメントを防ぐ研修を理解できる言語で受けたことを、受講記録で示せますか。',
				en: 'Can the company show by attendance records that all foreign workers and their superiors took training on preventing discrimination and harassment, in a language they understand, in the past year?',
			},
			points: 9,
			sdg_targets: ['5.2', '10.3'],
			evaluations: [
				{
					content: {
						ja: '研修の教材に、自社の職場で起こりうる事例と、受けたとき、見たときの行動が書かれている。',
						en: 'The materials cover cases that could happen at the company and what to do when one suffers or sees them.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '受講記録に、受講者・日付・言語があり、休んだ人への補講も行われている。',
						en: 'Attendance records show who, when and in which language, and absentees had a make-up session.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で本人が、差別やハラスメントに当たる行為の例を挙げられる。',
						en: 'In interviews, workers can give examples of discrimination or harassment.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に外国人労働者が任意で申し出た礼拝・食事・服装など宗教や文化への配慮の希望に、手順に沿って対応し、記録していますか（申出がない場合は手順の周知で評価する）。',
				en: 'In the past year, has the company followed a procedure and kept records in answering voluntary requests from foreign workers about prayer, food, dress and the like? (If none, judged by how the procedure was announced.)',
			},
			points: 6,
			sdg_targets: ['10.3', '16.b'],
			evaluations: [
				{
					content: {
						ja: '申出の方法が外国人労働者全員に案内され、信仰そのものを申告させる欄や質問がない。',
						en: 'Everyone is told how to make a request, and no form or question asks them to declare their faith.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '申出の内容・決めた対応・日付の記録がある（申出がなければ、全員に案内した記録で満たす）。',
						en: 'Records show the request, the decision and the date (if none, a record that everyone was informed is enough).',
					},
					weight: 4,
				},
				{
					content: {
						ja: '安全などの理由で応じられない場合に、理由と代わりの方法を本人と話し合う手順がある。',
						en: 'Where a request cannot be met, for example for safety, there is a procedure to discuss reasons and alternatives.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '妊娠・出産・育児休業を理由に解雇や帰国を求めないことと使える制度を、技能実習（2027年4月からは育成就労）を含む外国人労働者全員に、性別を問わず理解できる言語で伝えていますか。',
				en: 'Are all foreign workers of any gender, including technical interns (from April 2027, Employment for Skill Development), told in a language they understand that no one is dismissed or sent home over pregnancy, childbirth or childcare leave, and what systems they can use?',
			},
			points: 11,
			sdg_targets: ['5.1', '10.3'],
			evaluations: [
				{
					content: {
						ja: '産前産後休業・育児休業・給付の内容と申出先を理解できる言語で説明した資料がある。',
						en: 'Materials in languages workers understand explain maternity and childcare leave, benefits and whom to tell.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近3年の申出ごとに、本人の意向の確認と対応の記録がある（申出がなければ満たす）。',
						en: "For each notice in the past three years, records show the worker's wishes and the response (met if none).",
					},
					weight: 3,
				},
				{
					content: {
						ja: '雇用契約や送出機関などとの書類に、妊娠や交際を理由に帰国させる約束がない。',
						en: 'No employment contract or paper with a sending organisation provides for return over pregnancy or relationships.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '面談で本人が、妊娠しても働き続けられることと相談先を答えられる。',
						en: 'In interviews, workers know that they can keep working if pregnant and whom to consult.',
					},
					weight: 2,
				},
			],
		},
	],
	F4: [
		{
			content: {
				ja: '外国人労働者からの相談や苦情を理解できる言語で受け付け、直近1年の件数・言語・内容の区分・対応に要した日数を受付簿で示せますか。',
				en: 'Does the company take complaints and requests for advice in languages foreign workers understand, and can its log show the number, language, type and days taken in the past year?',
			},
			points: 12,
			sdg_targets: ['16.3', '16.6'],
			evaluations: [
				{
					content: {
						ja: '相談の方法、担当者、対応の期限、秘密を守ることが書面で決まり、全員に配られている。',
						en: 'A document given to all sets how to consult, who is in charge, time limits and confidentiality.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '受付簿に受付日・言語・内容の区分・対応・終了日がある（0件の場合は周知と試行の記録がある）。',
						en: 'The log shows date, language, type, action and closing date (if no cases, records of publicity and a trial run).',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で本人が、直属の上司を通さずに相談できる方法を答えられる。',
						en: 'In interviews, workers can say how to consult without going through their direct superior.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '会社を通さずに相談できる社外の窓口（労働局の外国語の相談、JP-MIRAIアシストなど）を、理解できる言語の掲示や配布物で外国人労働者全員に知らせていますか。',
				en: 'Are all foreign workers told, by notices or handouts in languages they understand, of outside contacts they can use without the company (labor bureau foreign-language advice, JP-MIRAI Assist, etc.)?',
			},
			points: 8,
			sdg_targets: ['16.3', '16.10'],
			evaluations: [
				{
					content: {
						ja: '掲示や配布物に窓口の名称・電話番号やURL・対応言語・受付時間があり、直近1年に内容を確かめている。',
						en: 'The notice gives name, phone or URL, languages and hours, and was checked in the past year.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '技能実習（2027年4月からは育成就労）の母国語相談など、在籍者の在留資格に応じた公的な窓口が含まれている。',
						en: "It includes public contacts suited to the workers' status, such as native-language advice for technical interns (from April 2027, Employment for Skill Development).",
					},
					weight: 3,
				},
				{
					content: {
						ja: '面談で本人が、社外の窓口を1つ以上挙げ、会社に知らせずに使えると述べている。',
						en: 'In interviews, workers can name at least one outside contact and say they can use it without telling the company.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '会社への相談、公的機関への申告、公益通報を理由に不利に扱わないと定めた規程を、外国人労働者全員に理解できる言語で知らせていますか。',
				en: 'Have all foreign workers been told, in a language they understand, of rules that forbid unfavorable treatment for consulting the company, reporting to authorities or whistleblowing?',
			},
			points: 12,
			sdg_targets: ['16.3', '16.6', '16.10'],
			evaluations: [
				{
					content: {
						ja: '規程が、解雇・契約の不更新・帰国の強要・配置換えなどの報復を禁じ、違反への処分を定めている。',
						en: 'The rules ban retaliation such as dismissal, non-renewal, forced return or reassignment, and set sanctions.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '正当な理由なく通報者を探すことや、通報しない約束をさせることの禁止（2026年12月施行の法改正）が規程にある。',
						en: 'The rules ban searching for whistleblowers or making workers promise not to report without good reason (law revised from December 2026).',
					},
					weight: 3,
				},
				{
					content: {
						ja: '会社に相談した人の更新・賃金・配置を一定期間の後に点検している（外部への通報者は探さない。相談がなければ満たす）。',
						en: 'Renewal, pay and placement of those who consulted the company are checked later (without searching for those who reported outside; met if none consulted).',
					},
					weight: 2,
				},
				{
					content: {
						ja: '面談で本人が、相談しても不利に扱われないと説明を受けたと述べている。',
						en: 'In interviews, workers say they were told that they would not suffer for consulting.',
					},
					weight: 2,
				},
			],
		},
	],
};
