import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D2: Learning Japanese. */
export const d2: readonly SeedRegularQuestion[] = [
	{
		key: '9e17925b-7584-41b6-b09c-04c7610e04c8',
		content: {
			ja: '職務ごとに定めた日本語の目標（指示の理解・報告・記録など）に照らして、直近1年に外国人労働者全員の到達度を1回以上確かめたことを、記録で示せますか。',
			en: 'Can you show from records that in the past year you checked, at least once, how far every foreign worker has reached the Japanese goals set for their job (understanding instructions, reporting, keeping records and so on)?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '仕事で何ができればよいかが分かると、本人は学ぶ順を決められます。会社は、伝わらない原因が教え方にあることにも気づけます。',
				en: 'When workers know what their job requires, they can decide what to learn first. The company also notices when its way of teaching causes misunderstandings.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '雇う外国人とその家族への日本語学習の機会の提供などに努めることが求められています。',
						en: 'Employers should try to offer the foreign nationals they employ, and their families, opportunities to learn Japanese.',
					},
					source: { ja: '日本語教育推進法第6条', en: 'Act on the Promotion of Japanese Language Education, Article 6' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '資格試験の級だけでなく、仕事の場面で「何ができるか」を目標にします。',
						en: 'Goals say what a person can do at work, not only a test level.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '職務別の日本語目標の一覧（できることの形で書かれたもの）',
					en: 'List of Japanese goals by job (written as what a person can do)',
					record: 'list_japanese_goals_job',
					department: ['hr', 'site'],
				},
				{
					ja: '一人ひとりの到達度の記録（確認日、方法、結果が分かるもの）',
					en: 'Progress record for each person (date, method, result)',
					record: 'progress_record_person',
					department: ['hr', 'site'],
				},
				{
					ja: '目標に届かない人への対応の記録',
					en: 'Records of what was done for people who had not reached their goals',
					record: 'records_what_done_people_had',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['4.4', '4.5'],
		evaluations: [
			{
				key: 'a9d8125e-6de8-4ade-9905-bd59a6039e5a',
				content: {
					ja: '職務ごとの目標が「日本語で何ができるか」の形で書面になっている。',
					en: 'The goals for each job are written down as what a person can do in Japanese.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '外国人が就くすべての職務に、「できること」の形の目標がある。',
						en: 'Every job that foreign workers do has goals written as what a person can do.',
					},
					half: {
						ja: '一部の職務だけ、または「N3以上」など級だけの目標である。',
						en: 'Only some jobs have goals, or goals are only test levels such as "N3 or higher."',
					},
					none: { ja: '書面の目標がない。', en: 'There are no written goals.' },
				},
			},
			{
				key: 'd2c67eaf-70a0-4c5d-a25f-d1b0b91de119',
				content: {
					ja: '直近1年の到達度の記録が全員分あり、確かめた方法が分かる。',
					en: 'Everyone has a progress record from the past year that shows how progress was checked.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員分の記録に、確認日・方法・結果が書かれている。',
						en: "Everyone's record shows date, method and result.",
					},
					half: {
						ja: '一部の人の記録だけ、または方法が分からない。',
						en: 'Only some people have a record, or the method is not shown.',
					},
					none: { ja: '直近1年に到達度を確かめていない。', en: 'Progress was not checked in the past year.' },
				},
			},
			{
				key: 'abd08c3c-4045-46ca-bc5f-3b196298dcb4',
				content: {
					ja: '目標に届かない人について、学び方や業務の教え方を見直した記録がある（全員が届いていれば対象外）。',
					en: 'Where someone has not reached the goals, records show that the way of learning or of teaching at work was changed (not applicable if everyone has reached them).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '届かない人全員について、見直した内容と日付の記録がある。',
						en: 'For everyone who has not reached the goals, the change and its date are on record.',
					},
					half: {
						ja: '一部の人だけ、または本人の努力を促しただけである。',
						en: 'Only some people were helped, or people were only told to try harder.',
					},
					none: { ja: '届かない人への対応の記録がない。', en: 'There is no record of doing anything for them.' },
				},
			},
		],
	},
	{
		key: '3c66a70b-fa2d-4bea-8c4c-042da669bdae',
		content: {
			ja: '直近1年に会社が外国人労働者に参加を指示した日本語学習を、労働時間として扱い賃金を支払ったことを、記録で示せますか。',
			en: 'Can you show from records that you treated and paid Japanese study that you told foreign workers to attend in the past year as working time?',
		},
		points: 10,
		na_condition: {
			ja: '直近1年に会社が参加を指示した日本語学習がない場合',
			en: 'You did not tell anyone to attend Japanese study in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '命じた学習が無給だと、本人は実質の時給が下がり、会社は賃金の未払いになります。自由参加との区別が、誤解と争いを防ぎます。',
				en: "If required study is unpaid, workers' real hourly pay drops, and the company owes wages. A clear line between required and voluntary study prevents misunderstandings and disputes.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '使用者の指揮命令の下にある時間は労働時間です。参加を命じた学習の時間もこれに当たり、賃金の支払いが必要です。',
						en: "Time under the employer's direction is working time. This includes study that workers are told to attend, and it must be paid.",
					},
					source: { ja: '労働基準法第32条・第24条', en: 'Labor Standards Act, Articles 32 and 24' },
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '業務上義務づけられた研修や教育訓練の時間は、労働時間として扱うとされています。',
						en: 'Time in training that the job makes mandatory should be treated as working time.',
					},
					source: {
						ja: '厚生労働省「労働時間の適正な把握のために使用者が講ずべき措置に関するガイドライン」（2017年1月20日）',
						en: 'Ministry of Health, Labour and Welfare, "Guidelines on Measures for the Proper Recording of Working Hours" (January 20, 2017)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '日本語学習の一覧（参加の指示か自由参加かが分かるもの）',
					en: 'List of Japanese study (required or voluntary)',
					record: 'list_japanese_study',
					department: ['hr'],
				},
				{
					ja: '学習の日時と参加者の記録',
					en: 'Record of dates, times and participants',
					record: 'japanese_support',
					department: ['hr'],
				},
				{
					ja: '該当月の勤怠記録と賃金台帳（学習の時間と支払いが分かるもの）',
					en: 'Attendance records and wage ledger of those months (showing study time and pay)',
					record: 'wage_ledger',
					department: ['accounting', 'hr'],
				},
			],
		},
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: '168c5db4-babb-4c86-ac8a-32a0f5987e4f',
				content: {
					ja: '日本語学習を「参加を指示するもの」と「自由参加のもの」に分けて書面で示している。',
					en: 'A document separates Japanese study into required and voluntary sessions.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: 'すべての学習の区分が書面にあり、理解できる言語で本人に伝わっている。',
						en: 'A document classifies all sessions, and workers have been told in a language they understand.',
					},
					half: {
						ja: '区分はあるが、一部の学習だけ、または本人に伝わっていない。',
						en: 'There is a classification, but it covers only some sessions, or workers do not know it.',
					},
					none: {
						ja: '区分がなく、どれが参加の指示か分からない。',
						en: 'There is no classification, and nothing shows which sessions are required.',
					},
				},
			},
			{
				key: 'e42dd48e-994c-41ba-94c7-d2443f7c1483',
				content: {
					ja: '参加を指示した学習の時間が、勤怠記録と賃金台帳に反映されている。',
					en: 'Time in required study is counted in attendance records and the wage ledger.',
				},
				weight: 5,
				anchors: {
					full: {
						ja: '指示した学習の全時間が、勤怠と賃金台帳の両方で確認できる。',
						en: 'All time in required study is found in both records.',
					},
					half: {
						ja: '一部の回や一部の人の時間が反映されていない。',
						en: "Some sessions, or some people's time, are missing.",
					},
					none: {
						ja: '指示した学習が無給である、または記録がない。',
						en: 'Required study is unpaid, or there is no record.',
					},
				},
			},
			{
				key: '3670d2bf-354d-43ce-95c4-9dc9cbe0c490',
				content: {
					ja: '自由参加の学習を休んだ人が、評価や配置で不利に扱われていないことを記録と面談で確認できる（自由参加の学習がなければ対象外）。',
					en: 'Records and interviews confirm that people who skipped voluntary study were not treated worse in appraisal or placement (not applicable if there is no voluntary study).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '評価・配置の記録と本人の話の両方で、不利な扱いがないと分かる。',
						en: 'Appraisal and placement records, and workers themselves, show that nobody was treated worse.',
					},
					half: {
						ja: '不利な扱いはないが、休みにくいと述べる人がいる。',
						en: 'Nobody was treated worse, but some say that it is hard to skip.',
					},
					none: {
						ja: '欠席を評価や配置で不利に扱った例がある、または確認できない。',
						en: 'Absence was held against someone in appraisal or placement, or this cannot be confirmed.',
					},
				},
			},
		],
	},
	{
		key: '4e97626e-d372-4f28-b59a-935ad5fec212',
		content: {
			ja: '在留資格や雇用形態を問わず、希望する外国人労働者全員に会社の費用で日本語を学ぶ機会を設けたことを、直近1年の記録で示せますか。',
			en: "Can you show from records of the past year that all foreign workers who wished to, whatever their residence status or type of employment, could learn Japanese at your company's expense?",
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '学ぶ機会が在留資格や勤務の時間で分かれると、差が広がります。全員に開けば、意思疎通と定着の両方に役立ちます。',
				en: 'If opportunities to learn depend on residence status or shift, gaps grow. Opening them to everyone helps both communication and retention.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、日本語を学ぶ機会を提供しなければなりません。',
						en: 'Specified Skilled Workers (i) must be offered opportunities to learn Japanese.',
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
						ja: '育成就労（2027年4月1日から）では、日本語の講習について、対象者、時間数、履修のための会社の措置が定められています。',
						en: 'In Employment for Skill Development (from April 1, 2027), rules set who takes Japanese courses, for how many hours, and what the company does so that they can.',
					},
					source: {
						ja: '育成就労法施行規則第13条第2項第7号・第13条第2項第8号',
						en: 'Regulations for Enforcement of the Employment for Skill Development Act, Articles 13(2)(vii) and 13(2)(viii)',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、日本語学習の機会の提供と支援に努めることが求められています。',
						en: 'Whatever the residence status, employers should try to offer and support Japanese study.',
					},
					source: {
						ja: '日本語教育推進法第6条、外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（生活支援）',
						en: 'Act on the Promotion of Japanese Language Education, Article 6; Guidelines for Employers on Improving the Employment Management of Foreign Workers (support for daily life)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '学習の案内（使った言語、対象、申し込み方法が分かるもの）',
					en: 'Announcement of study opportunities (languages used, who can join, how to apply)',
					record: 'announcement_study_opportunities',
					department: ['hr'],
				},
				{
					ja: '受講記録（利用者と時間が分かるもの）',
					en: 'Attendance records (participants and hours)',
					record: 'japanese_support',
					department: ['hr'],
				},
				{
					ja: '領収書や請求書（会社が払った額が分かるもの）',
					en: 'Receipts or invoices (showing what the company paid)',
					record: 'learning_costs',
					department: ['accounting'],
				},
				{
					ja: '育成就労の講習の実施記録（日付、時間、実施した機関が分かるもの）',
					en: 'Records of courses in Employment for Skill Development (dates, hours, provider)',
					record: 'records_courses_employment_skill_development',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['4.4', '4.5', '10.2'],
		evaluations: [
			{
				key: 'e6e2f915-5d6c-4829-9456-9e08ac3f9f04',
				content: {
					ja: '学べる教室、オンライン講座、教材と申し込み方法を、本人が理解できる言語で案内している。',
					en: 'Classes, online courses, materials and how to apply are announced in a language workers understand.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者の言語すべてで案内し、面談した全員が使い方を知っている。',
						en: "They are announced in all workers' languages, and everyone interviewed knows how to use them.",
					},
					half: {
						ja: '日本語だけの案内、または一部の人にしか届いていない。',
						en: 'They are announced only in Japanese, or only some people were reached.',
					},
					none: { ja: '学ぶ機会の案内がない。', en: 'Nothing is announced.' },
				},
			},
			{
				key: 'ab21239d-9d26-406c-be15-6e2ba19f934d',
				content: {
					ja: '直近1年の利用者数・学習時間・会社の支出額を、受講記録と領収書などで確認できる（育成就労の人は計画に定めた講習を含む。希望者も講習の対象者もいなければ対象外）。',
					en: 'Attendance records, receipts and the like confirm the number of participants, study hours and company spending in the past year, including courses set in the plan for Employment for Skill Development (not applicable if nobody wished to learn or had to take courses).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '利用者・時間・支出がそろい、育成就労の講習も計画どおり行われている。',
						en: 'Participants, hours and spending are all shown, and the courses for Employment for Skill Development were held as planned.',
					},
					half: {
						ja: '支出か時間の一方しか分からない、または講習が計画より遅れている。',
						en: 'Only spending or only hours are shown, or courses are behind the plan.',
					},
					none: { ja: '利用の実績や支出の記録がない。', en: 'There is no record of participation or spending.' },
				},
			},
			{
				key: '1d98e010-4deb-4705-9202-e9adcfdd649d',
				content: {
					ja: '夜勤や交替勤務の人、パートの人も利用でき、利用していない人の理由を把握している。',
					en: 'People on night shifts, rotating shifts or part-time can take part, and the company knows why others do not.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: 'どの勤務の人も利用でき、利用していない全員の理由の記録がある。',
						en: 'People on any shift can take part, and everyone who does not has a recorded reason.',
					},
					half: {
						ja: '利用できない勤務がある、または理由を一部の人にしか聞いていない。',
						en: 'People on some shifts cannot take part, or only some were asked for reasons.',
					},
					none: {
						ja: '日勤の人や一部の在留資格の人しか利用できない。',
						en: 'Only day workers or people of some statuses can take part.',
					},
				},
			},
		],
	},
];
