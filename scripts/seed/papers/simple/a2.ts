import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** A2: Intermediaries, sending organizations and costs. */
export const a2: readonly SeedSimpleQuestion[] = [
	{
		key: 'e27166f2-c5b4-44b3-9f03-a460dac22aec',
		content: {
			ja: '利用中の仲介機関（紹介会社・監理団体・監理支援機関・送出機関をいう）と登録支援機関の許可や登録が有効なことを、直近1年以内に確認しましたか。',
			en: 'In the past year, did you check that all intermediaries (placement agencies, supervising organizations, supervising support organizations and sending organizations) and registered support organizations that you use have a valid license or registration?',
		},
		points: 4,
		na_condition: {
			ja: '仲介機関も登録支援機関も利用していない場合',
			en: 'You use neither intermediaries nor registered support organizations',
		},
		guidance: {
			purpose: {
				ja: '許可のない相手を使うと、本人が不当な費用を負わされるおそれがあります。許可は期限や取消しで変わるため、年に一度の確認が会社を守ります。',
				en: 'Using someone without a license risks unfair charges for workers. Licenses expire or are revoked, so a yearly check protects the company.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '職業紹介は、許可を受けた者または届出をした者から受けなければなりません。',
						en: 'Placement services may only come from those who hold a license or have filed a notification.',
					},
					source: {
						ja: '職業安定法第30条・第33条',
						en: 'Employment Security Act, Articles 30 and 33',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '違約金や保証金を取る取次機関を使う職業紹介事業者を利用しないことが求められています。',
						en: 'Employers should not use placement agencies that work with intermediaries who take penalties or deposits.',
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
					ja: '利用機関の一覧（番号、有効期限、確認した日）',
					en: 'List of organizations used (number, expiry date, date of the check)',
				},
				{ ja: '公的な検索画面や一覧の印刷', en: 'Printouts of official searches or lists' },
			],
		},
	},
	{
		key: '09aa4334-02c0-4274-97e9-14cc3de9f578',
		content: {
			ja: '国内の紹介会社や登録支援機関との契約書に、紹介料や支援の費用を本人に請求しないことを明記していますか。',
			en: 'Do your contracts with placement agencies and registered support organizations in Japan state that workers are not charged placement or support fees?',
		},
		points: 4,
		na_condition: {
			ja: '国内の紹介会社も登録支援機関も利用していない場合',
			en: 'You use neither placement agencies nor registered support organizations in Japan',
		},
		guidance: {
			purpose: {
				ja: '書面がないと、知らないうちに本人へ費用が請求されることがあります。明記しておけば、請求があったときすぐに止められます。',
				en: 'Without a written clause, workers may be charged without anyone noticing. With one, the company can stop charges at once.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '有料の職業紹介事業者は、省令の例外を除いて、求職者から手数料を取れません。',
						en: 'Fee-charging placement agencies may not take fees from job seekers, apart from exceptions set by ordinance.',
					},
					source: {
						ja: '職業安定法第32条の3第2項',
						en: 'Employment Security Act, Article 32-3(2)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習の監理費、育成就労の監理支援費（2027年4月1日から）、特定技能1号の支援の費用を、本人に負担させることはできません。',
						en: 'Workers must not be made to pay supervision fees for technical interns, supervising support fees for Employment for Skill Development (from April 1, 2027) or support costs for Specified Skilled Workers (i).',
					},
					source: {
						ja: '技能実習法施行規則第14条、育成就労法施行規則第18条、特定技能の基準省令（平成31年法務省令第5号）第2条第1項第8号',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Article 14; Regulations for Enforcement of the Employment for Skill Development Act, Article 18; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(viii)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '契約書の該当する条項の写し', en: 'Copy of the clause in the contract' },
				{
					ja: '紹介会社・登録支援機関からの請求書と会社の支払記録',
					en: "Invoices from placement agencies and registered support organizations, and the company's payment records",
				},
			],
		},
	},
	{
		key: '8ac1464a-f96e-4be7-a075-b64bdc521b7d',
		content: {
			ja: '海外から採用した人全員に、来日前に送出機関などへ払った金額と内訳を、入社後3か月以内に聞き取っていますか。',
			en: 'Within three months of joining, do you ask everyone hired from abroad how much they paid sending organizations or others before coming to Japan, and for what?',
		},
		points: 5,
		na_condition: { ja: '海外からの採用がない場合', en: 'Nobody was hired from abroad' },
		guidance: {
			purpose: {
				ja: '来日前の費用が借金として残ると、本人は困りごとがあっても言い出せなくなります。早く聞くほど、相談や返金につなげられます。',
				en: 'If costs before arrival remain as debt, people cannot speak up when they are in trouble. The earlier the company asks, the sooner it can arrange help or repayment.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '保証金を取られていることや違約金の契約があることを知りながら、特定技能の雇用契約を結ぶことはできません。',
						en: 'A company must not employ a Specified Skilled Worker knowing that someone took a deposit from them or that they agreed to a penalty.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第6号・第2条第1項第7号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Articles 2(1)(vi) and 2(1)(vii)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '2027年4月1日から、育成就労では本人が送出機関に払う費用が報酬月額の2倍を超えてはならず、額と内訳を書類で示します。',
						en: 'From April 1, 2027, workers in Employment for Skill Development must not pay sending organizations more than twice their monthly pay, and the amount and breakdown are documented.',
					},
					source: {
						ja: '育成就労法第9条第1項第11号、育成就労法施行規則第21条',
						en: 'Employment for Skill Development Act, Article 9(1)(xi); Regulations for Enforcement of the Employment for Skill Development Act, Article 21',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '本人が負担した費用を聞いて確かめることは、採用費用を労働者に負わせないための国際的な実務です。会社が尋ねる一般的な義務はなく、答えるかは本人の自由です。',
						en: 'Asking workers what they paid is international practice to keep hiring costs off them. Companies have no general duty to ask, and workers are free not to answer.',
					},
					source: {
						ja: 'ILO「公正な人材募集・斡旋に関する一般原則及び実務指針」と費用の定義（2016年・2019年）、ダッカ原則（IHRB、2012年）原則1',
						en: 'ILO General Principles and Operational Guidelines for Fair Recruitment (2016) and definition of costs (2019); Dhaka Principles (IHRB, 2012), Principle 1',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '聞き取りの記録（費目、金額、聞いた日、使った言語）',
					en: 'Record of the interview (items, amounts, date, language used)',
				},
				{ ja: '送出機関の費用内訳の写し', en: "Copy of the sending organization's cost breakdown" },
			],
		},
	},
	{
		key: 'b562e13b-347d-4738-9010-253b752e40fa',
		content: {
			ja: '募集や紹介の費用を外国人労働者本人が負担していたと分かった場合に、会社が返金する手順を文書で定めていますか。',
			en: 'Do you have a written procedure for repaying foreign workers if it turns out that they paid recruitment or placement costs themselves?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '手順がないと、費用の負担が分かっても対応が遅れます。返す人・期限・窓口を決めておくことが、本人の安心につながります。',
				en: 'Without a procedure, help comes late even when costs come to light. Knowing who repays, by when and whom to ask reassures workers.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '就職にかかる費用を労働者が負担せず、負担した人には返すことが、国際的な基準で求められています。',
						en: 'International standards ask that workers pay none of the costs of getting a job, and that those who paid are repaid.',
					},
					source: {
						ja: 'ダッカ原則（IHRB、2012年）原則1、ILO「公正な人材募集・斡旋に関する一般原則及び実務指針」と費用の定義（2016年・2019年）',
						en: 'Dhaka Principles (IHRB, 2012), Principle 1; ILO General Principles and Operational Guidelines for Fair Recruitment (2016) and definition of costs (2019)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '返金の手順書（対象の費目、期限、担当者）',
					en: 'Repayment procedure (items covered, deadline, person in charge)',
				},
				{
					ja: '会社が負担する費目の一覧（法定の上限内でも会社の負担とするもの）',
					en: 'List of the costs the company bears, even where the law would allow charging them',
				},
				{ ja: '返金した場合の振込の控え', en: 'Transfer slips of any repayments' },
			],
		},
	},
];
