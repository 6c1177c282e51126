import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** D2: Learning Japanese. */
export const d2: readonly SeedSimpleQuestion[] = [
	{
		key: '8a038e90-7c7e-4de8-aef0-31db38bffeb5',
		content: {
			ja: '仕事に必要な日本語の目標を職務ごとに文書で定め、外国人労働者本人に示していますか。',
			en: 'Have you set in writing, for each job, the Japanese goals it needs, and shown them to the foreign workers concerned?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '何ができればよいかが分かると、本人は学ぶ順を決められ、会社は必要な支援を選べます。',
				en: 'When people know what the job requires, they can decide what to learn first, and the company can choose the support they need.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '雇う外国人への日本語学習の機会の提供や支援に努めることが求められています。',
						en: 'Employers should try to offer and support Japanese study for the foreign nationals they employ.',
					},
					source: { ja: '日本語教育推進法第6条', en: 'Act on the Promotion of Japanese Language Education, Article 6' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '級だけでなく、仕事の場面で「何ができるか」を目標にします。',
						en: 'Goals say what a person can do at work, not only a level.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '職務別の日本語目標の一覧', en: 'List of Japanese goals by job' },
				{ ja: '本人に示した記録（日付と方法が分かるもの）', en: 'Record of showing them to the worker (date and how)' },
			],
		},
	},
	{
		key: '9d473139-57db-454d-93ff-688edc461ee0',
		content: {
			ja: '直近1年間に、日本語の講座・教材・試験などの費用の全部または一部を会社が負担しましたか。',
			en: 'In the past year, did your company pay all or part of the costs of Japanese courses, materials, tests or the like?',
		},
		points: 3,
		na_condition: {
			ja: '日本語の学習を希望する外国人労働者がいない場合',
			en: 'No foreign worker wishes to study Japanese',
		},
		guidance: {
			purpose: {
				ja: '費用は学習をあきらめる大きな理由です。会社の負担は、安全と意思疎通への投資になります。',
				en: 'Cost is a common reason for giving up study. What the company pays is an investment in safety and communication.',
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
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、日本語学習の支援に努めることが求められています。',
						en: 'Whatever the residence status, employers should try to support Japanese study.',
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
					ja: '講座や教材の領収書、請求書（会社が払った額が分かるもの）',
					en: 'Receipts or invoices for courses and materials (showing what the company paid)',
				},
				{ ja: '費用を補助する決まりと案内', en: 'Rules on paying costs, and the notice of them' },
			],
		},
	},
	{
		key: 'fbdc6394-da62-4d51-a9d0-61c080e523b6',
		content: {
			ja: '入社後に会社が参加を義務付けた日本語学習の時間を、労働時間として扱い、賃金を支払っていますか。',
			en: 'Do you treat and pay Japanese study that your company requires after joining as working time?',
		},
		points: 5,
		na_condition: {
			ja: '入社後に会社が義務付けた日本語学習がない場合',
			en: 'Your company requires no Japanese study after joining',
		},
		guidance: {
			purpose: {
				ja: '義務付けた学習が無給だと、賃金の未払いになります。区別をはっきりさせると、誤解と争いを防げます。',
				en: 'If required study is unpaid, the company owes wages. A clear line between required and voluntary study prevents misunderstandings and disputes.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '参加を命じた学習の時間は労働時間に当たり、賃金の支払いが必要です。',
						en: 'Time in study that workers are told to attend is working time and must be paid.',
					},
					source: { ja: '労働基準法第32条・第24条', en: 'Labor Standards Act, Articles 32 and 24' },
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '業務上義務づけられた教育訓練の時間は、労働時間として扱うとされています。',
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
				{ ja: '義務付けた学習の日時と参加者の記録', en: 'Record of dates, times and participants of required study' },
				{ ja: '該当月の勤怠記録と賃金台帳', en: 'Attendance records and wage ledger of those months' },
			],
		},
	},
];
