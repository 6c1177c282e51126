import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** A3: Explaining terms and preparing for arrival. */
export const a3: readonly SeedSimpleQuestion[] = [
	{
		key: '8dd17383-8a4d-4afd-a72a-76b8a15c5059',
		content: {
			ja: '外国人の応募者が内定を承諾する前に、賃金・控除の額・仕事内容を、本人が理解できる言語の書面で説明していますか。',
			en: 'Before foreign applicants accept an offer, do you explain wages, amounts deducted and duties in writing, in a language they understand?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '手取りと仕事の中身を知ってから承諾した人は、入社後に後悔しにくく、長く働きます。食い違いによる離職も減らせます。',
				en: 'People who accept knowing their take-home pay and duties rarely regret it and stay longer. Fewer leave because of misunderstandings.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '募集や求人の申し込みの時に、業務・賃金・労働時間などの労働条件を明らかにしなければなりません。',
						en: 'Recruiters and employers must state duties, pay, hours and other terms when they recruit.',
					},
					source: {
						ja: '職業安定法第5条の3',
						en: 'Employment Security Act, Article 5-3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、在留資格の申請前に、対面またはテレビ電話で、十分に理解できる言語で条件などを説明します。',
						en: 'Before the application for the status, Specified Skilled Workers (i) must have the terms explained in person or by video call, in a language they fully understand.',
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
						ja: '国外から採用するときは、渡航・帰国の費用や住居についても前もって明らかにすることが求められています。',
						en: 'When hiring from abroad, employers should also explain the cost of travel to Japan and back and the housing in advance.',
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
					ja: '理解できる言語の条件書（渡した日付が分かるもの）',
					en: 'Statement of terms in a language they understand (with date given)',
				},
				{ ja: '控除と手取りの見込みを示した資料', en: 'Document showing expected deductions and take-home pay' },
			],
		},
	},
	{
		key: '07f916ef-d17a-4513-aab3-443672d67092',
		content: {
			ja: '募集時の条件と雇用契約の条件が違うときは、契約を結ぶ前に変更点を書面で本人に示していますか。',
			en: 'If contract terms differ from the advertised terms, do you show the person the changes in writing before the contract is made?',
		},
		points: 4,
		na_condition: {
			ja: '募集時と契約の条件に違いがない場合',
			en: 'Contract terms do not differ from advertised terms',
		},
		guidance: {
			purpose: {
				ja: '後から知らされる変更は、信頼を失ううえ、法令違反にもなり得ます。契約前に示せば、本人が受けるかどうかを選べます。',
				en: 'Changes that people learn of afterward cost trust and can be unlawful. If they are shown before the contract, people can choose whether to accept.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '求人で示した労働条件を変えるときは、契約を結ぶ前に、変わる内容を本人に明らかにしなければなりません。',
						en: 'If advertised terms change, the employer must tell the person what changes before the contract is made.',
					},
					source: {
						ja: '職業安定法第5条の3',
						en: 'Employment Security Act, Article 5-3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '契約の条件を明確にし、本人に理解できる形で示すことが国際的な基準です。',
						en: 'International standards ask for clear contract terms, shown in a form workers understand.',
					},
					source: {
						ja: 'ダッカ原則（IHRB、2012年）原則2',
						en: 'Dhaka Principles (IHRB, 2012), Principle 2',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '変更点を示した書面（日付と本人の確認つき）',
					en: "Document showing the changes (with date and the person's confirmation)",
				},
				{ ja: '募集時の求人票と雇用契約書', en: 'Job ad and employment contract' },
			],
		},
	},
	{
		key: '1dc9cd4e-edbd-4b05-9222-3559ec090172',
		content: {
			ja: '海外から採用した人が来日する日に、会社か委託先が空港などで出迎え、住居や事業所まで送っていますか。',
			en: 'On the day people hired from abroad arrive, does your company or a contractor meet them at the airport or the like and take them to their housing or workplace?',
		},
		points: 2,
		na_condition: { ja: '海外から来日する人を採用していない場合', en: 'Nobody you hire comes from abroad' },
		guidance: {
			purpose: {
				ja: '知らない土地での最初の一日は、最も不安な日です。出迎えは事故や迷子を防ぎ、会社への信頼の始まりになります。',
				en: 'The first day in an unknown place is the most worrying. Meeting people prevents accidents and getting lost, and is the start of trust in the company.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人が入国するときは、空港などと住居や事業所との間を送り迎えします。',
						en: 'Specified Skilled Workers (i) must be picked up at the airport on entry and taken to their home or workplace.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第3条',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '送迎の記録（日付、便名、担当者）', en: 'Pick-up record (date, flight, person in charge)' },
				{ ja: '委託した場合は委託先の実施報告', en: "Contractor's report if the pick-up was contracted out" },
			],
		},
	},
];
