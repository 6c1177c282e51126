import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F2: Preventing forced labor. */
export const f2: readonly SeedSimpleQuestion[] = [
	{
		key: '1e865085-3fb9-4e86-ae82-8b3a6f98c752',
		content: {
			ja: '直近1年間に、旅券・在留カード・通帳を本人が自分で保管していることを、外国人労働者全員との面談で確認しましたか。',
			en: 'In the past year, did you confirm in interviews with every foreign worker that they keep their own passport, residence card and bankbook?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '旅券やカードを取り上げられると、人は助けを求めることもできません。会社も、法令違反の疑いを避けられます。',
				en: 'Without passport or card, people cannot even seek help. Confirming this also keeps the company from suspicion of breaking the law.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、旅券や在留カードの保管は禁じられ、本人の同意による例外は定められていません。',
						en: "In technical intern training and Employment for Skill Development (from April 2027), keeping workers' passports or residence cards is banned. There is no exception for workers who agree.",
					},
					source: {
						ja: '技能実習法第48条、育成就労法第48条',
						en: 'Technical Intern Training Act, Article 48; Employment for Skill Development Act, Article 48',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '旅券や在留カードを取り上げた会社は、特定技能の受入れの基準を満たしません。',
						en: 'A company that takes passports or residence cards away does not meet the standard for Specified Skilled Workers.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第4号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(iv)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '他の在留資格の人についても、旅券や在留カードなどを保管しないことが求められています。',
						en: 'Employers should not keep passports, residence cards and the like of people with other residence statuses either.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：金品の返還等）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: return of money and goods)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '面談の確認票（対象者、日付、確認した物が分かるもの）',
					en: 'Interview sheets (person, date, items confirmed)',
				},
				{
					ja: '会社が預からないと定めた規程や手引き',
					en: 'Rules or guide stating that the company does not keep these items',
				},
			],
		},
	},
	{
		key: 'fd2bb29b-56fe-42b1-8a5a-6c54cd7b25ca',
		content: {
			ja: '海外から採用した人全員に、来日のための借金と、辞めた場合の違約金の約束の有無を、入社後3か月以内に聞き取っていますか。',
			en: 'Within three months of joining, do you ask everyone hired from abroad whether they have debts for coming to Japan or agreed to a penalty for quitting?',
		},
		points: 5,
		na_condition: { ja: '海外から採用した外国人労働者がいない場合', en: 'No foreign worker was hired from abroad' },
		guidance: {
			purpose: {
				ja: '借金や違約金があると、つらい職場でも辞められません。早く知れば、相談につなぐことができます。',
				en: 'People with debts or penalties cannot leave even a bad job. If the company knows early, it can put them in touch with help.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '保証金や違約金の約束があると知りながら雇うことは、特定技能の契約の基準に反します。',
						en: 'Employing someone while knowing that they are bound by a deposit or penalty breaks the standard for Specified Skilled Worker contracts.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第6号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(vi)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '答えは任意とし、貸し手の名前は聞かず、答えの内容で不利に扱わないと前もって伝えます。',
						en: "Workers are told beforehand that answers are voluntary, that lenders' names are not asked, and that they will not be treated worse for their answers.",
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '聞き取り票（対象者、日付、有無の答えが分かるもの）', en: 'Interview sheets (person, date, answers)' },
				{ ja: '任意であることを伝えた説明の文書', en: 'Explanation that answers are voluntary' },
			],
		},
	},
	{
		key: '278c510a-d34c-4597-90d7-66f97f2c8206',
		content: {
			ja: '寮や社宅の規則に、外出・外泊の許可制や携帯電話の禁止など、私生活を不当に制限する定めがないことを確認しましたか。',
			en: 'Have you checked that the rules of dormitories and company housing do not restrict private life unfairly, for example by requiring permission to go out or stay out overnight, or by banning phones?',
		},
		points: 5,
		na_condition: {
			ja: '会社の寮や社宅に住む外国人労働者がいない場合',
			en: 'No foreign worker lives in a dormitory or company housing',
		},
		guidance: {
			purpose: {
				ja: '管理のつもりの規則が、孤立や強制労働のしるしになることがあります。',
				en: 'Rules meant as care can be signs of isolation or forced labor.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '事業に附属する寄宿舎では、外出や外泊に許可を求めることが禁じられています。',
						en: 'In dormitories attached to a business, requiring permission to go out or stay out overnight is banned.',
					},
					source: {
						ja: '労働基準法第94条、事業附属寄宿舎規程第4条',
						en: 'Labor Standards Act, Article 94; Ordinance on Dormitories Attached to Enterprises, Article 4',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習と育成就労（2027年4月開始）では、私生活の自由を不当に制限することが禁じられ、特定技能でも受入れの基準に反します。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), unfair restrictions of private life are banned. They also break the standard for Specified Skilled Workers.',
					},
					source: {
						ja: '技能実習法第48条、育成就労法第48条、特定技能の基準省令（平成31年法務省令第5号）第2条第1項第4号',
						en: 'Technical Intern Training Act, Article 48; Employment for Skill Development Act, Article 48; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(iv)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '寮や社宅の規則の写し', en: 'Copy of the rules of dormitories and company housing' },
				{ ja: '確認した記録（日付と確認した人が分かるもの）', en: 'Record of the check (date and who checked)' },
			],
		},
	},
	{
		key: '6f086428-e4ee-43a5-9a53-438ff1abab90',
		content: {
			ja: '退職や転職の手続と、技能実習・育成就労（2027年4月開始）の人には転籍の手続を、理解できる言語の文書で知らせていますか。',
			en: 'Do you tell foreign workers, in a document in a language they understand, the steps for resigning or changing jobs and, for people in technical intern training or Employment for Skill Development (from April 2027), for transfer?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '辞める手続が分からないと、我慢するか突然いなくなるしかありません。知らせることが、双方の備えになります。',
				en: 'People who do not know how to leave can only put up with things or disappear. Telling them lets both sides prepare.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '期間の定めのない契約は申入れで、期間の定めがあってもやむを得ない事由があれば辞められます。違約金や賠償額をあらかじめ約束させることは禁じられています。',
						en: 'Workers can end open-ended contracts by giving notice, and fixed-term ones for a compelling reason. Agreeing on penalties or damages beforehand is banned.',
					},
					source: {
						ja: '民法第627条・第628条、労働基準法第16条',
						en: 'Civil Code, Articles 627 and 628; Labor Standards Act, Article 16',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '育成就労（2027年4月1日から）では、条件を満たせば本人の希望で転籍できます。',
						en: 'In Employment for Skill Development (from April 1, 2027), workers can transfer by their own wish if they meet the conditions.',
					},
					source: {
						ja: '育成就労法第8条の2・第9条の2',
						en: 'Employment for Skill Development Act, Articles 8-2 and 9-2',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
			],
			evidence: [
				{
					ja: '退職、転職、転籍の手続の文書（使った言語が分かるもの）',
					en: 'Document on the steps for resigning, changing jobs and transfer (showing the language used)',
				},
				{
					ja: '手続の文書を配った、または説明した記録（対象者と日付が分かるもの）',
					en: 'Record of giving or explaining the document (person and date)',
				},
			],
		},
	},
];
