import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F4: Consultation and remedy. */
export const f4: readonly SeedSimpleQuestion[] = [
	{
		key: '482ba153-2037-4f97-a718-627a5f94695d',
		content: {
			ja: '直近1年間の外国人労働者からの相談について、件数・言語・対応日数を受付簿で示せますか（0件でも受付簿があれば「はい」）。',
			en: 'Can you show from a log the number, languages and days taken for requests for advice from foreign workers in the past year? (If you keep a log, answer "yes" even if there were no cases.)',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '窓口があっても、言葉が通じなければ使われません。記録があると、使われている窓口かどうかが分かります。',
				en: "A contact point that does not speak workers' languages is not used. Records show whether it is really used.",
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
					ja: '受付簿（件数、言語、対応日数が分かるもの。名前は伏せてよい）',
					en: 'Log (showing number, languages and days taken; names can be hidden)',
				},
				{ ja: '窓口を知らせた掲示や配布物', en: 'Notice or handout about the contact point' },
			],
		},
	},
	{
		key: '6ed6e7fa-a073-4fdd-9b9c-c2d03ea1044c',
		content: {
			ja: '相談や通報をしたことを理由に不利益な扱いをしないことを、理解できる言語の文書で外国人労働者全員に伝えていますか。',
			en: 'Do you tell all foreign workers, in a document in a language they understand, that nobody is treated worse for asking for advice or reporting?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '仕返しがこわいと、人は黙ります。守られると知って初めて相談でき、会社は早く直せます。',
				en: 'People who fear revenge keep silent. Only when they know that they are protected do they ask for advice, and the company can act early.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '労働基準監督署などへの申告や、ハラスメントなどの会社への相談を理由に、解雇などの不利益な扱いをしてはなりません。',
						en: 'Nobody may be dismissed or otherwise treated worse for reporting to a Labor Standards Inspection Office or the like, or for asking the company for advice on harassment and the like.',
					},
					source: {
						ja: '労働基準法第104条第2項、男女雇用機会均等法第11条第2項、労働施策総合推進法第31条第2項・第33条第2項',
						en: 'Labor Standards Act, Article 104(2); Equal Employment Opportunity Act, Article 11(2); Act on Comprehensive Promotion of Labor Policies, Articles 31(2) and 33(2)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '公益通報を理由とする不利益な扱いも禁じられています。',
						en: 'Treating someone worse for whistleblowing is banned, too.',
					},
					source: { ja: '公益通報者保護法第3条', en: 'Whistleblower Protection Act, Article 3' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '不利益な扱いをしないと伝えた文書（理解できる言語のもの）',
					en: 'Document stating that nobody is treated worse (in languages workers understand)',
				},
				{
					ja: '配布や説明の記録（対象者と日付が分かるもの）',
					en: 'Record of giving or explaining it (person and date)',
				},
			],
		},
	},
	{
		key: '97c51897-5c7a-45af-8eb0-ee5f96399eeb',
		content: {
			ja: '労働局やJP-MIRAIアシストなど会社以外の相談先の連絡先を、外国人労働者が理解できる言語で職場や寮に掲示していますか。',
			en: 'Do you post contacts for advice outside your company, such as the labor bureau or JP-MIRAI Assist, at work or in dormitories in a language foreign workers understand?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '会社には言えない悩みもあります。社外の相談先を示す会社は、かえって信頼されます。',
				en: 'There are worries that people cannot tell the company. A company that shows where to get help outside is trusted more.',
			},
			basis: [
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
					ja: '掲示の写真（連絡先と対応言語が分かるもの）',
					en: 'Photos of the notice (showing contacts and languages)',
				},
				{ ja: '連絡先を確かめた日の記録', en: 'Record of the date the contacts were checked' },
			],
		},
	},
];
