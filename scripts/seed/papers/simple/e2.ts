import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** E2: Dialogue and relations at work. */
export const e2: readonly SeedSimpleQuestion[] = [
	{
		key: '9842ed26-46eb-4f7e-9cfa-e5eef5b9deb4',
		content: {
			ja: '仕事や生活の困りごとを聞く個別の面談を、外国人労働者全員と3か月に1回以上行い、記録していますか。',
			en: 'Do you hold individual talks with every foreign worker at least every three months to hear about problems at work or in daily life, and record them?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '困りごとは小さいうちなら解けます。定期的に聞くと、孤立や突然の離職を防げます。',
				en: 'Small problems can still be solved. Asking regularly prevents isolation and sudden departures.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人とその上司には、支援計画に沿って定期的な面談を行わなければなりません。',
						en: 'Regular interviews with Specified Skilled Workers (i) and their supervisors must be held as set in the support plan.',
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
						ja: '在留資格を問わず、相談を受ける体制を整えるよう努めることが求められています。',
						en: 'Whatever the residence status, employers should try to set up ways of taking requests for advice.',
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
					ja: '面談の記録（対象者、日付、話した内容、対応が分かるもの）',
					en: 'Records of talks (person, date, content, response)',
				},
				{ ja: '面談の予定表と実施の一覧', en: 'Schedule of talks and list of those held' },
			],
		},
	},
	{
		key: 'b3fda2e6-ec25-4554-9723-106b2cd0eb32',
		content: {
			ja: '日本語だけでは理解が難しい人との面談や重要な説明に、会社の費用で通訳（電話や翻訳機を含む）を用意していますか。',
			en: "Do you provide interpreting at your company's expense (including by phone or device) for talks with, and important explanations to, people who find Japanese alone hard to understand?",
		},
		points: 3,
		na_condition: {
			ja: '日本語だけでは理解が難しい外国人労働者がいない場合',
			en: 'All foreign workers understand Japanese well enough',
		},
		guidance: {
			purpose: {
				ja: '分からないままの説明は、事故や争いのもとになります。通訳の費用は、その損失より小さく済みます。',
				en: 'Explanations that people do not understand lead to accidents and disputes. Interpreting costs less than that.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人からの相談などには、十分に理解できる言語で応じなければなりません。',
						en: 'Requests for advice and the like from Specified Skilled Workers (i) must be answered in a language they fully understand.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条・第4条',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Articles 3 and 4',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '外国人が職場で円滑に意思疎通できるよう、環境づくりに努めることが求められています。',
						en: 'Employers should try to create a workplace where foreign workers can communicate smoothly.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '通訳の手配票や請求書（日付と場面が分かるもの）',
					en: 'Bookings or invoices for interpreting (showing date and occasion)',
				},
				{ ja: '通訳が必要な人と言語の一覧', en: 'List of people who need an interpreter and their languages' },
			],
		},
	},
	{
		key: 'd6dbd67a-5abf-4d90-8bc4-a3f3b2e9450c',
		content: {
			ja: '直近1年間に、外国人と日本人の従業員が一緒に参加する社内行事や地域活動の機会を設けましたか。',
			en: 'In the past year, did you provide an opportunity for foreign and Japanese employees to take part together in a company event or community activity?',
		},
		points: 2,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '顔の分かる関係は、孤立を防ぎ、仕事の中でも声をかけやすくします。',
				en: 'When people know each other, nobody is isolated, and it is easier to speak to each other at work.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、日本人との交流を促す支援をしなければなりません。',
						en: 'Specified Skilled Workers (i) must be supported in getting to know Japanese people.',
					},
					source: {
						ja: '入管法第2条の5第7項、特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Immigration Control Act, Article 2-5(7); Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、地域の行事などに参加する機会を設けるよう努めることが求められています。',
						en: 'Whatever the residence status, employers should try to give opportunities to join local events and the like.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（生活支援）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (support for daily life)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '行事や活動の案内（参加が自由と分かるもの）',
					en: 'Notices of events or activities (showing that participation is voluntary)',
				},
				{ ja: '開催の記録（日付と参加者数が分かるもの）', en: 'Records of events (date and number of participants)' },
			],
		},
	},
];
