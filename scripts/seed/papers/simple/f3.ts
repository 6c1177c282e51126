import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F3: Discrimination, harassment and work-life balance. */
export const f3: readonly SeedSimpleQuestion[] = [
	{
		key: '4b33d0b1-2804-4d2d-b0a6-5a6e62fe0e5c',
		content: {
			ja: '国籍・人種・宗教を理由とする差別や嫌がらせの禁止を、就業規則などの社内規程に明記していますか。',
			en: 'Do your work rules or other company rules clearly ban discrimination and harassment because of nationality, race or religion?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: 'はっきり書いてあると、受けた人も見た人も声を上げやすくなり、会社は迷わず対処できます。',
				en: 'When it is clearly written, those who suffer or see it find it easier to speak up, and the company can act without hesitation.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍や信条を理由に、賃金、労働時間などの労働条件で差別してはなりません。',
						en: 'Companies must not discriminate in wages, hours or other working conditions because of nationality or creed.',
					},
					source: { ja: '労働基準法第3条', en: 'Labor Standards Act, Article 3' },
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '職場の優越的な関係を背景にした言動などのハラスメントを防ぐ措置をとらなければなりません。',
						en: 'Employers must take measures to prevent harassment, such as abuse of a superior position at work.',
					},
					source: {
						ja: '労働施策総合推進法第31条・第33条、男女雇用機会均等法第11条・第13条・第15条',
						en: 'Act on Comprehensive Promotion of Labor Policies, Articles 31 and 33; Equal Employment Opportunity Act, Articles 11, 13 and 15',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '就業規則や規程の該当する箇所', en: 'The relevant part of the work rules or other rules' },
				{ ja: '規程を従業員に周知した記録', en: 'Record of making the rules known to employees' },
			],
		},
	},
	{
		key: '63f4a0e7-03c0-4db0-a4c6-2f7f490656d1',
		content: {
			ja: '直近1年間に、ハラスメント防止の研修を、理解できる言語や教材で外国人労働者全員に行いましたか。',
			en: 'In the past year, did you give all foreign workers training on preventing harassment, in a language or with material they understand?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '何がハラスメントかを知らないと、受けても相談できません。研修は、自分がしないためにも役立ちます。',
				en: 'People who do not know what harassment is cannot ask for help. Training also keeps people from harassing others.',
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
			],
			evidence: [
				{ ja: '研修の教材（使った言語が分かるもの）', en: 'Training material (showing the language used)' },
				{ ja: '受講記録（受講者と日付が分かるもの）', en: 'Attendance records (participants and dates)' },
			],
		},
	},
	{
		key: 'ec530b13-e81d-4afd-a5db-610ea720bd1f',
		content: {
			ja: '礼拝・食事・服装など宗教や文化への配慮を会社に申し出る方法を、外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign workers how to ask your company for religious or cultural accommodations, such as prayer, meals and clothing?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '言い出せずに我慢する人がいます。申し出る方法があれば、小さな配慮で働き続けられます。',
				en: 'Some people cannot ask and suffer in silence. If they know how to ask, a small adjustment lets them keep working.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '申出は任意とし、信仰を尋ねず、できないときは代わりの方法を話し合います。',
						en: 'Requests are voluntary, and nobody is asked about their faith. If a request cannot be met, alternatives are discussed.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '信条を理由に、賃金、労働時間などの労働条件で差別してはなりません。',
						en: 'Companies must not discriminate in wages, hours or other working conditions because of creed.',
					},
					source: { ja: '労働基準法第3条', en: 'Labor Standards Act, Article 3' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '申出の方法の案内（使った言語が分かるもの）', en: 'Notice of how to ask (showing the language used)' },
				{ ja: '知らせた記録（対象者と日付が分かるもの）', en: 'Record of telling workers (person and date)' },
			],
		},
	},
	{
		key: '956c1527-d6b7-456f-8207-5cc68a7ab142',
		content: {
			ja: '妊娠・出産や育児休業を理由に解雇や帰国を求めないことを、理解できる言語の文書で外国人労働者全員に伝えていますか。',
			en: 'Do you tell all foreign workers, in a document in a language they understand, that nobody is dismissed or told to go home because of pregnancy, childbirth or childcare leave?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '妊娠を言い出せないと、命や健康に関わります。早く知らせてもらえれば、会社も準備できます。',
				en: 'If women cannot tell anyone that they are pregnant, life and health are at risk. If the company knows early, it can prepare.',
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
			],
			evidence: [
				{
					ja: '解雇や帰国を求めないと伝えた文書（理解できる言語のもの）',
					en: 'Document stating that nobody is dismissed or told to go home (in languages workers understand)',
				},
				{
					ja: '全員に配った、または説明した記録（対象者と日付が分かるもの）',
					en: 'Record of giving or explaining it to everyone (person and date)',
				},
			],
		},
	},
];
