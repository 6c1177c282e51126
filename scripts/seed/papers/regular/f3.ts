import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F3: Discrimination, harassment and work-life balance. */
export const f3: readonly SeedRegularQuestion[] = [
	{
		key: '956727e4-67e5-471f-b75e-c9e9780ad780',
		content: {
			ja: '国籍・人種・宗教に関わる言動を含むハラスメントの禁止と懲戒の規定を、在籍する外国人労働者全員に、理解できる言語の文書で周知していますか。',
			en: 'Have you told every current foreign worker, in a document in a language they understand, about the rules that ban and discipline harassment, including conduct about nationality, race or religion?',
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '何が許されないかを全員が知ると、被害を受けた人も見た人も声を上げられます。会社は、早く気づいて対処できます。',
				en: 'When everyone knows what is not allowed, those who suffer or see it can speak up. The company notices and acts early.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '職場の優越的な関係を背景にした言動と、顧客などによる著しい迷惑行為について、防ぐための措置をとらなければなりません。',
						en: 'Employers must take measures to prevent abuse of a superior position at work and serious harassment by customers and others.',
					},
					source: {
						ja: '労働施策総合推進法第31条・第33条',
						en: 'Act on Comprehensive Promotion of Labor Policies, Articles 31 and 33',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '性的な言動（求職者などへのものを含む）と、妊娠、出産、育児休業などに関する言動についても、防ぐための措置をとらなければなりません。',
						en: 'Employers must also take measures to prevent sexual harassment (including of job seekers) and harassment over pregnancy, childbirth, childcare leave and the like.',
					},
					source: {
						ja: '男女雇用機会均等法第11条・第13条・第15条、育児・介護休業法第25条',
						en: 'Equal Employment Opportunity Act, Articles 11, 13 and 15; Child Care and Family Care Leave Act, Article 25',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '国籍・人種・宗教に関わる言動の例を、規程や手引きに具体的に挙げます。性的指向・性自認や障害に関わる言動も扱います。',
						en: 'Rules or guides give concrete examples of conduct about nationality, race and religion. They also cover sexual orientation, gender identity and disability.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: 'ハラスメント防止の規程（対象の言動と懲戒が分かるもの）',
					en: 'Rules against harassment (showing conduct covered and discipline)',
					record: 'rules_against_harassment',
					department: ['hr', 'compliance'],
				},
				{
					ja: '理解できる言語の版や手引き',
					en: 'Versions or guide in languages workers understand',
					record: 'harassment_guide_translations',
					department: ['hr', 'compliance'],
				},
				{
					ja: '配布と説明の記録（対象者、日付、言語が分かるもの）',
					en: 'Record of giving and explaining them (person, date, language)',
					record: 'record_giving_explaining',
					department: ['hr', 'compliance'],
				},
			],
		},
		sdg_targets: ['5.2', '10.3', '16.b'],
		evaluations: [
			{
				key: '0676d2d6-a51f-47de-9d3d-a9809c5c4454',
				content: {
					ja: '就業規則や規程が、性的な言動（求職者へのものを含む）、優越的な関係を背景とした言動、妊娠などに関する言動、顧客による著しい迷惑行為を扱っている。',
					en: 'Work rules or other rules cover sexual harassment (including of job seekers), abuse of a superior position, harassment over pregnancy and the like, and serious harassment by customers.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '4つの言動すべてについて、禁止や対応と懲戒、相談先が書かれている。',
						en: 'For all four, the rules state the ban or response, discipline and whom to tell.',
					},
					half: {
						ja: '一部の言動だけ、または懲戒や相談先が書かれていない。',
						en: 'Only some are covered, or discipline or whom to tell is missing.',
					},
					none: { ja: '規程がない。', en: 'There are no rules.' },
				},
			},
			{
				key: 'fc230bec-1fac-4297-ba1f-a5cc7a432fe3',
				content: {
					ja: '国籍・人種・宗教をからかう、名前を勝手に変えて呼ぶなどの例が、規程や手引きに挙げられている。',
					en: "Rules or a guide give examples, such as mocking someone's nationality, race or religion, or calling people by a name they did not choose.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '国籍・人種・宗教のそれぞれについて、職場で起こりうる例がある。',
						en: 'There are examples for nationality, for race and for religion that could happen at this workplace.',
					},
					half: {
						ja: '禁止とだけあり例がない、または一部の例だけである。',
						en: 'There is a ban without examples, or only some are covered.',
					},
					none: { ja: '国籍・人種・宗教に触れていない。', en: 'Nationality, race and religion are not mentioned.' },
				},
			},
			{
				key: '20b00c36-6c3a-48b0-860c-3fad872522fb',
				content: {
					ja: '理解できる言語の版を配り、説明した日の記録が全員分ある。',
					en: 'Everyone was given a version in a language they understand, and the date it was explained is on record.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員分の記録があり、面談した人が内容と相談先を知っている。',
						en: 'Everyone has a record, and those interviewed know the content and whom to tell.',
					},
					half: {
						ja: '一部の人や言語だけ、または配っただけで説明していない。',
						en: 'Only some people or languages are covered, or the rules were given without explanation.',
					},
					none: { ja: '日本語の規程を置いているだけである。', en: 'Rules are only available in Japanese.' },
				},
			},
		],
	},
	{
		key: 'b6d786a6-594f-4bc4-a073-38687bf0e77f',
		content: {
			ja: '直近1年に、外国人労働者とその上司の全員が、差別とハラスメントを防ぐ研修を理解できる言語で受け、被害を防げていることを、受講記録と本人の話で示せますか。',
			en: "Can you show, from attendance records and workers' own accounts, that in the past year all foreign workers and their supervisors took training on preventing discrimination and harassment in a language they understand, and that abuse is prevented?",
		},
		points: 9,
		na_condition: null,
		is_critical: true,
		guidance: {
			purpose: {
				ja: '規程を配るだけでは、行動は変わりません。双方が同じ例で学ぶと、からかいや冗談のつもりの言動も減ります。',
				en: 'Handing out rules does not change behavior. When both sides learn from the same examples, even teasing and "jokes" decrease.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: 'ハラスメントを防ぐ方針を、研修などで働く人に知らせることが、国の指針に挙げられています。',
						en: 'The national guidelines name training and the like as ways to make the policy against harassment known to workers.',
					},
					source: {
						ja: 'ハラスメントの防止に関する厚生労働省の指針（方針の周知・啓発）',
						en: 'Guidelines of the Ministry of Health, Labour and Welfare on preventing harassment (making the policy known)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '暴行や脅迫などで意思に反して働かせることは禁じられています。育成就労（2027年4月1日から）では、暴行、脅迫などの人権侵害がないことを会社が定期的に確認します。',
						en: 'Forcing people to work by violence, threats or the like is banned. In Employment for Skill Development (from April 1, 2027), the company regularly confirms that there is no violence, threat or other abuse.',
					},
					source: {
						ja: '労働基準法第5条、育成就労法施行規則第13条第2項第6号',
						en: 'Labor Standards Act, Article 5; Regulations for Enforcement of the Employment for Skill Development Act, Article 13(2)(vi)',
					},
					as_of: '2026-11-25',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '身体的・性的な暴力と、脅しは、強制労働の指標に挙げられています。決まりだけでなく、実際に起きていないかを本人に聞きます。',
						en: 'Physical and sexual violence, intimidation and threats are among the indicators of forced labor. Workers are asked not only about rules but whether it happens.',
					},
					source: { ja: 'ILO「強制労働の指標」（2012年）', en: 'ILO, "Indicators of Forced Labour" (2012)' },
					as_of: '2026-11-25',
				},
				{
					kind: 'law',
					text: {
						ja: '国籍や信条を理由に、賃金、労働時間などの労働条件で差別してはなりません。',
						en: 'Companies must not discriminate in wages, hours or other working conditions because of nationality or creed.',
					},
					source: { ja: '労働基準法第3条', en: 'Labor Standards Act, Article 3' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '研修の教材（自社の事例と行動が分かるもの）',
					en: "Training material (showing the company's own cases and what to do)",
					record: 'harassment_training_material',
					department: ['hr', 'compliance'],
				},
				{
					ja: '受講記録（受講者、日付、使った言語が分かるもの）',
					en: 'Attendance records (participants, dates, language used)',
					record: 'harassment_training_attendance',
					department: ['hr', 'compliance'],
				},
				{
					ja: '休んだ人への補講の記録',
					en: 'Records of make-up sessions for people who missed the training',
					record: 'records_make_up_sessions_people',
					department: ['hr'],
				},
				{
					ja: '本人への聞き取りの結果（個人が分からない形のもの）と、被害があった場合の救済・再発防止の記録',
					en: 'Results of interviews with workers (without names) and, where someone was harmed, records of remedy and prevention',
					record: 'results_interviews_workers',
					department: ['hr', 'compliance'],
				},
			],
		},
		sdg_targets: ['5.2', '10.3'],
		evaluations: [
			{
				key: '77833f84-c628-4815-aceb-66223fae7877',
				content: {
					ja: '研修の教材に、自社の職場で起こりうる事例と、受けたとき、見たときの行動が書かれている。',
					en: 'The training material covers cases that could happen at the company, and what to do when it happens to you or you see it.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '差別とハラスメントの自社の事例があり、受けたとき、見たときの行動が分かる。',
						en: "The company's own cases cover discrimination and harassment, and it is clear what victims and witnesses can do.",
					},
					half: {
						ja: '一般の教材だけで、自社の事例や行動が書かれていない。',
						en: "There is only general material, without the company's own cases or what to do.",
					},
					none: { ja: '研修の教材がない。', en: 'There is no training material.' },
				},
			},
			{
				key: '2c18da3f-d45f-48c9-a53e-95657341ed1b',
				content: {
					ja: '受講記録に、受講者・日付・言語があり、休んだ人への補講も行われている。',
					en: 'Attendance records show participants, date and language, and people who missed the training had a make-up session.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '対象者全員が受講し、休んだ人も直近1年の間に補講を受けている。',
						en: 'Everyone concerned took part, and those who missed it had a make-up session within the past year.',
					},
					half: {
						ja: '上司か外国人労働者の一方だけ、または補講をしていない。',
						en: 'Only supervisors or only foreign workers took part, or there was no make-up session.',
					},
					none: { ja: '直近1年の受講記録がない。', en: 'There is no attendance record from the past year.' },
				},
			},
			{
				key: '693f985d-b245-4e65-8c67-e3fd8bdea1dd',
				content: {
					ja: '面談で本人が、差別やハラスメントに当たる行為の例を挙げられる。',
					en: 'In interviews, workers can give examples of conduct that is discrimination or harassment.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '面談した全員が、例と相談先を挙げられる。',
						en: 'Everyone interviewed can give examples and name someone to tell.',
					},
					half: { ja: '一部の人だけが例を挙げられる。', en: 'Only some people can give examples.' },
					none: { ja: '面談した人が例を挙げられない。', en: 'Those interviewed cannot give an example.' },
				},
			},
			{
				key: 'b18f6109-c9c9-4964-8a23-085af849eb82',
				content: {
					ja: '面談で本人が、直近1年に職場や住居で、暴力・脅し・侮辱・望まない接触を受けていないと述べ、受けた人がいれば救済と再発防止の記録がある。',
					en: 'Workers interviewed say that in the past year they experienced no violence, threats, insults or unwanted touching at work or in housing. Where someone did, remedy and prevention are on record.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '面談した全員が受けていないと述べる。受けた人がいた場合は、全員の救済と再発防止を終え、本人が結果の説明を受けている。',
						en: 'Everyone interviewed says that they experienced none. Where someone did, remedy and prevention are complete for each person, and they were told the result.',
					},
					half: null,
					none: {
						ja: '受けたと述べる人がいて、一人でも、救済か再発防止が終わっていない、または結果の説明を受けていない。',
						en: 'Someone says that they experienced it, and for at least one person remedy or prevention is not complete, or the result was not explained.',
					},
				},
			},
		],
	},
	{
		key: '42a4b486-2be6-4efc-b37a-786e50957f20',
		content: {
			ja: '外国人労働者が任意で申し出る宗教や文化への配慮（礼拝・食事・服装など）の希望に、決められた手順に沿って対応していますか。',
			en: 'When foreign workers choose to ask for religious or cultural accommodations (prayer, meals, clothing and the like), do you follow a set procedure?',
		},
		points: 6,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '小さな配慮が、働き続けられるかどうかを分けることがあります。手順があれば、人による対応の差もなくなります。',
				en: 'A small adjustment can decide whether someone can keep working. With a procedure, the answer does not depend on whom they ask.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '信条を理由に、賃金、労働時間などの労働条件で差別してはなりません。',
						en: 'Companies must not discriminate in wages, hours or other working conditions because of creed.',
					},
					source: { ja: '労働基準法第3条', en: 'Labor Standards Act, Article 3' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '申出は任意とし、信仰を尋ねず、できないときは理由と代わりの方法を話し合います。',
						en: 'Requests are voluntary, and nobody is asked about their faith. If a request cannot be met, reasons and alternatives are discussed.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '申出の手順と用紙（信仰を尋ねる欄がないもの）',
					en: 'Procedure and request form (without questions about faith)',
					record: 'procedure_request_form',
					department: ['hr', 'compliance'],
				},
				{
					ja: '全員への案内（使った言語と日付が分かるもの）',
					en: 'Notice to everyone (language and date)',
					record: 'notice_everyone',
					department: ['hr', 'compliance'],
				},
				{
					ja: '申出と対応の記録（内容、決めた対応、日付が分かるもの）',
					en: 'Records of requests and responses (content, decision, date)',
					record: 'accommodation_requests',
					department: ['hr', 'compliance'],
				},
			],
		},
		sdg_targets: ['10.3', '16.b'],
		evaluations: [
			{
				key: 'aa91b173-df76-4db5-8971-0d945e4a0616',
				content: {
					ja: '申出の方法が外国人労働者全員に案内され、信仰そのものを申告させる欄や質問がない。',
					en: 'All foreign workers are told how to make a request, and no form or question asks them to declare their faith.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員に理解できる言語で案内され、信仰を尋ねる欄や質問がない。',
						en: 'Everyone is told in a language they understand, and no form or question asks about faith.',
					},
					half: {
						ja: '信仰を尋ねる欄はないが、案内が一部の人や日本語だけである。',
						en: 'No form asks about faith, but only some people were told, or only in Japanese.',
					},
					none: {
						ja: '案内がない、または信仰を申告させている。',
						en: 'Nobody is told, or people must declare their faith.',
					},
				},
			},
			{
				key: 'fa68873c-f16a-4489-ab4a-9531fc263889',
				content: {
					ja: '直近1年の申出の内容・決めた対応・日付の記録がある（申出がなければ対象外）。',
					en: 'For requests in the past year, content, decision and date are on record (not applicable if there were none).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての申出に3つの記録があり、本人の話とも合う。',
						en: 'Every request has all three entries and agrees with what workers say.',
					},
					half: {
						ja: '一部の申出だけ、または対応が記録されていない。',
						en: 'Only some requests are on record, or the decision is missing.',
					},
					none: {
						ja: '申出を受けながら、記録も対応もない。',
						en: 'Requests were made, but neither recorded nor answered.',
					},
				},
			},
			{
				key: '6729c4c4-0a54-4c62-b474-9f5beaf99a68',
				content: {
					ja: '安全などの理由で応じられない場合に、理由と代わりの方法を本人と話し合う手順がある。',
					en: 'There is a procedure to discuss reasons and alternatives with the worker if a request cannot be met, for example for safety.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '手順が書面にあり、話し合う人と期限が決まっている。',
						en: 'The procedure is in writing and sets who discusses it and by when.',
					},
					half: {
						ja: '理由を伝えるだけで、代わりの方法を話し合う手順がない。',
						en: 'Workers are only told the reason, and there is no procedure to discuss alternatives.',
					},
					none: {
						ja: '手順がなく、その場で断っている。',
						en: 'There is no procedure, and requests are refused on the spot.',
					},
				},
			},
		],
	},
	{
		key: '33c237fa-b4d0-4f41-96af-4351396a5ee4',
		content: {
			ja: '妊娠・出産・育児休業を理由に解雇や帰国を求めないことと使える制度を、技能実習・育成就労（2027年4月開始）の人を含む外国人労働者全員に、性別を問わず理解できる言語で伝えていますか。',
			en: 'Do you tell all foreign workers of any gender, including those in technical intern training or Employment for Skill Development (from April 2027), in a language they understand, that nobody is dismissed or told to go home because of pregnancy, childbirth or childcare leave, and which leave and benefits they can use?',
		},
		points: 11,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '妊娠を言い出せないと、命や健康に関わります。早く知らせてもらえれば、会社も休業や仕事の分担を準備できます。',
				en: 'If women cannot tell anyone that they are pregnant, life and health are at risk. If the company knows early, it can prepare leave and share the work.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '婚姻、妊娠、出産などを理由とする解雇などの不利益な扱いは禁じられ、技能実習生にも適用されます。',
						en: 'Dismissal or other unfavorable treatment because of marriage, pregnancy, childbirth or the like is banned. This applies to technical interns, too.',
					},
					source: { ja: '男女雇用機会均等法第9条', en: 'Equal Employment Opportunity Act, Article 9' },
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '産前産後の休業と、要件を満たす人の育児休業は、国籍や在留資格にかかわらず認められます。',
						en: 'Leave before and after childbirth, and childcare leave for those who qualify, apply regardless of nationality or residence status.',
					},
					source: {
						ja: '労働基準法第65条、育児・介護休業法第5条',
						en: 'Labor Standards Act, Article 65; Child Care and Family Care Leave Act, Article 5',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '妊娠中や産後1年以内の女性を、重い物を扱う業務など、妊娠・出産などに有害な業務に就かせてはなりません。',
						en: 'Women who are pregnant or within one year after childbirth must not do work harmful to pregnancy, childbirth or nursing, such as handling heavy loads.',
					},
					source: { ja: '労働基準法第64条の3', en: 'Labor Standards Act, Article 64-3' },
					as_of: '2026-11-25',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、交際など私生活の自由を不当に制限することも禁じられています。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), unfair restrictions of private life, such as on relationships, are banned, too.',
					},
					source: {
						ja: '技能実習法第48条、育成就労法第48条',
						en: 'Technical Intern Training Act, Article 48; Employment for Skill Development Act, Article 48',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '制度の説明資料（理解できる言語のもの）と説明の記録',
					en: 'Explanatory material (in languages workers understand), and record of explaining it',
					record: 'maternity_material',
					department: ['hr', 'compliance'],
				},
				{
					ja: '申出と対応の記録（本人の意向、日付が分かるもの）',
					en: "Records of requests and responses (worker's wishes, date)",
					record: 'maternity_requests',
					department: ['hr', 'compliance'],
				},
				{
					ja: '雇用契約書、送出機関などとの書類の写し',
					en: 'Copies of employment contracts and of papers with sending organizations and the like',
					record: 'employment_contracts',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['5.1', '8.8', '10.3'],
		evaluations: [
			{
				key: '043de0d5-927a-4a01-9472-738af56f2a79',
				content: {
					ja: '産前産後休業・育児休業・給付の内容と申出先を理解できる言語で説明した資料がある。',
					en: 'Material in languages workers understand explains leave before and after childbirth, childcare leave, benefits and whom to tell.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者の言語すべての資料に、休業・給付・申出先がそろっている。',
						en: "Material in all workers' languages covers leave, benefits and whom to tell.",
					},
					half: {
						ja: '一部の言語だけ、または給付や申出先が書かれていない。',
						en: 'Only some languages are covered, or benefits or whom to tell is missing.',
					},
					none: { ja: '日本語の資料だけ、または資料がない。', en: 'There is only material in Japanese, or none.' },
				},
			},
			{
				key: '3e0c7c77-2d96-4672-9c48-c88f2ea928f1',
				content: {
					ja: '直近3年の申出ごとに、本人の意向の確認と対応の記録がある（申出がなければ対象外）。',
					en: 'For every request in the past three years, records show that the worker was asked for their wishes, and the response (not applicable if there were none).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: 'すべての申出に記録があり、本人の意向に沿った対応である。',
						en: "Every request is on record, and the response followed the worker's wishes.",
					},
					half: {
						ja: '対応はしたが、意向の確認の記録がない人がいる。',
						en: 'There was a response, but for some workers no record of their wishes.',
					},
					none: {
						ja: '申出の後に退職や帰国をさせた例がある、または記録がない。',
						en: 'Someone was made to resign or go home after a request, or nothing is on record.',
					},
				},
			},
			{
				key: '16aa175c-9b00-486b-b0f6-872f1082dbea',
				content: {
					ja: '雇用契約や送出機関などとの書類に、妊娠や交際を理由に帰国させる約束がない。',
					en: 'No employment contract or paper with a sending organization or the like provides for sending someone home because of pregnancy or a relationship.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '確かめた書類のすべてに、妊娠や交際に関する約束がない。',
						en: 'None of the papers checked contains an agreement about pregnancy or relationships.',
					},
					half: null,
					none: {
						ja: '約束のある書類が1件でもある、または書類を確かめていない。',
						en: 'At least one paper contains such an agreement, or the papers were not checked.',
					},
				},
			},
			{
				key: 'd2e22f9c-2550-431f-ad07-d695a689ff52',
				content: {
					ja: '面談で本人が、妊娠しても働き続けられることと相談先を答えられる。',
					en: 'In interviews, workers can say that they can keep working if they become pregnant, and whom to ask for help.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '性別を問わず面談した全員が、両方を答えられる。',
						en: 'Everyone interviewed, of any gender, can say both.',
					},
					half: {
						ja: '一部の人だけ、またはどちらか一方だけを知っている。',
						en: 'Only some can, or only one of the two.',
					},
					none: {
						ja: '妊娠したら帰国すると思っている人がいる。',
						en: 'Someone believes that pregnancy means going home.',
					},
				},
			},
		],
	},
];
