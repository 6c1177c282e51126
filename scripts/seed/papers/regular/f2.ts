import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F2: Preventing forced labor. */
export const f2: readonly SeedRegularQuestion[] = [
	{
		key: 'ae49a57c-ae91-4007-9724-d6d65b992d96',
		content: {
			ja: '外国人労働者全員が旅券・在留カード・通帳・携帯電話を自分で保管し、自由に使えることを、直近1年に本人への面談で確認し、記録していますか。',
			en: 'In the past year, have you confirmed and recorded, in interviews with every foreign worker, that they keep their own passport, residence card, bankbook and phone and can use them freely?',
		},
		points: 15,
		na_condition: null,
		is_critical: true,
		guidance: {
			purpose: {
				ja: '旅券やカードを取り上げられると、人は職場を離れることも助けを求めることもできません。会社は、法令違反と強制労働の疑いを避けられます。',
				en: 'Without passport or card, people cannot leave their workplace or seek help. Confirming this keeps the company from breaking the law and from any suspicion of forced labor.',
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
					ja: '面談の確認票（対象者、日付、使った言語、確認した物が分かるもの）',
					en: 'Interview sheets (person, date, language used, items confirmed)',
					record: 'interviews_with_workers',
					department: ['hr'],
				},
				{
					ja: '会社が預からないと定めた規程や手引き',
					en: 'Rules or guide stating that the company does not keep these items',
					record: 'rules_guide_stating_company_does',
					department: ['hr', 'compliance'],
				},
				{
					ja: '監理団体や登録支援機関などが預かっていないことの確認の記録',
					en: 'Record confirming that supervising organizations, registered support organizations and the like do not keep them',
					record: 'record_confirming_supervising_organizations',
					department: ['hr', 'compliance'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8'],
		evaluations: [
			{
				key: 'c5850d76-fc58-481c-a38f-4a03a478cad1',
				content: {
					ja: '本人が頼んだ場合も旅券や在留カードを会社が預からないことを、規程や手引きに明記している。',
					en: 'Rules or a guide state that the company does not keep passports or residence cards even if the worker asks.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '頼まれても預からないと明記され、現場の管理者も知っている。',
						en: 'It is stated that the company does not keep them even if asked, and managers on site know it.',
					},
					half: {
						ja: '預からないとあるが、頼まれた場合が書かれていない、または周知がない。',
						en: 'It is stated that the company does not keep them, but not for when workers ask, or people have not been told.',
					},
					none: {
						ja: '規程がない、または預かる決まりがある。',
						en: 'There is no rule, or a rule says that the company keeps them.',
					},
				},
			},
			{
				key: '51baf8c1-cc5e-4d16-b384-b0082642a754',
				content: {
					ja: '直近1年に理解できる言語で面談した全員分の確認の記録がある。',
					en: 'There is a record of confirmation for everyone, from interviews in the past year in a language they understand.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員分の記録に、日付・言語・確認した物がそろっている。',
						en: "Everyone's record has the date, the language and the items confirmed.",
					},
					half: {
						ja: '一部の人だけ、または書面に署名させただけで面談がない。',
						en: 'Only some people have a record, or people only signed a paper without an interview.',
					},
					none: { ja: '確認の記録がない。', en: 'There is no record of confirmation.' },
				},
			},
			{
				key: 'e3b3db3f-f7d5-47fa-a9b6-ed102caa7815',
				content: {
					ja: '面談で本人が、監理団体や送出機関などにも預けておらず、いつでも使えると述べている。',
					en: 'In interviews, workers say that supervising organizations, sending organizations and the like do not keep them either, and that they can use them at any time.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が、どこにも預けず自由に使えると述べている。',
						en: 'Everyone interviewed says that nobody keeps them and that they can use them freely.',
					},
					half: null,
					none: {
						ja: '一人でも、会社や関係機関が保管している、または使うのに許可が要る。',
						en: "The company or another organization keeps even one person's items, or a worker needs permission to use them.",
					},
				},
			},
		],
	},
	{
		key: 'd6eeed79-5640-4c50-afb0-7a542927d215',
		content: {
			ja: '直近1年に海外から、または仲介機関を通じて採用した外国人労働者全員に、来日や就職のための借金・保証金・違約金の約束の有無を、入社後3か月以内に理解できる言語で聞き取ったことを、記録で示せますか。',
			en: 'Can you show from records that, within three months of joining, you asked every foreign worker hired from abroad or through an intermediary in the past year, in a language they understand, whether they have debts, deposits or agreed penalties for coming to Japan or getting the job?',
		},
		points: 12,
		na_condition: {
			ja: '直近1年に海外から、または仲介機関を通じて採用した人がいない場合',
			en: 'Nobody was hired from abroad or through an intermediary in the past year',
		},
		is_critical: true,
		guidance: {
			purpose: {
				ja: '借金や違約金があると、つらい職場でも辞められません。早く知れば、会社は相談につなぎ、不当な仲介を断てます。',
				en: 'People with debts or penalties cannot leave even a bad job. If the company knows early, it can put them in touch with help, and stop using unfair intermediaries itself.',
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
					kind: 'law',
					text: {
						ja: '育成就労（2027年4月1日から）でも、保証金や違約金で人を縛ることは認められません。',
						en: 'In Employment for Skill Development (from April 1, 2027), too, tying people down with deposits or penalties is not allowed.',
					},
					source: {
						ja: '育成就労法施行規則第13条第2項第6号',
						en: 'Regulations for Enforcement of the Employment for Skill Development Act, Article 13(2)(vi)',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
				{
					kind: 'law',
					text: {
						ja: '聞き取った個人情報は、目的を定め、その範囲で扱わなければなりません。',
						en: 'Personal information collected in interviews needs a stated purpose and may be used only for it.',
					},
					source: {
						ja: '個人情報保護法第17条・第18条',
						en: 'Act on the Protection of Personal Information, Articles 17 and 18',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '聞き取り票（対象者、日付、使った言語、有無の答えが分かるもの）',
					en: 'Interview sheets (person, date, language used, answers)',
					record: 'interviews_with_workers',
					department: ['hr'],
				},
				{
					ja: '聞く前に伝えた説明の文書（任意であること、目的、不利に扱わないこと）',
					en: 'Explanation given before asking (voluntary, purpose, no disadvantage)',
					record: 'explanation_given_before_asking',
					department: ['hr'],
				},
				{
					ja: '見つかった場合の相談や解消の記録',
					en: 'Records of advice or solutions for anything found',
					record: 'records_advice_solutions_anything_found',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8'],
		evaluations: [
			{
				key: '09b04035-d079-4034-b054-a28a565b1823',
				content: {
					ja: '対象者全員分の記録に、借金・保証金・違約金の約束の有無がある（貸し手の名前は書かない。答えない人はその旨を記す）。',
					en: "For everyone concerned, it is on record whether there are debts, deposits or agreed penalties (without lenders' names; or that the person chose not to answer).",
				},
				weight: 4,
				anchors: {
					full: {
						ja: '対象者全員に入社後3か月以内に聞き、3つの有無の記録がある。',
						en: 'Everyone was asked within three months of joining, and all three answers are on record.',
					},
					half: {
						ja: '一部の人だけ、3か月を過ぎた、または項目が欠けている。',
						en: 'Only some people were asked, after more than three months, or answers are missing.',
					},
					none: { ja: '聞き取りの記録がない。', en: 'There is no record of asking.' },
				},
			},
			{
				key: '8eebad2a-e6f2-4a03-8f07-c37da9ba6c5e',
				content: {
					ja: '答えを拒めること、答えの内容で不利に扱わないことを、聞く前に本人へ伝えている。',
					en: 'Before being asked, workers are told that they may refuse to answer and will not be treated worse for their answers.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '理解できる言語の文書で全員に伝え、面談した人もそう述べている。',
						en: 'Everyone was told in writing in a language they understand, and those interviewed confirm it.',
					},
					half: {
						ja: '口頭だけ、または一部の人にしか伝えていない。',
						en: 'Workers were told only orally, or only some were told.',
					},
					none: { ja: '伝えずに聞いている。', en: 'Workers were asked without being told.' },
				},
			},
			{
				key: 'aaf45064-4dd9-4fdc-8c41-deff62f98bfe',
				content: {
					ja: '見つかった借金や約束について、関係機関への相談や解消の支援をした記録がある（見つからなければ対象外）。',
					en: 'For debts and agreements found, records show advice from the bodies responsible or help to resolve them (not applicable if none were found).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: 'すべての件に、本人の意向を聞いて行った相談や支援の記録がある。',
						en: "Every case has a record of advice or help that followed the worker's wishes.",
					},
					half: {
						ja: '一部の件だけ、または相談先を知らせただけである。',
						en: 'Only some cases have a record, or workers were only told whom to ask.',
					},
					none: { ja: '知りながら何もしていない。', en: 'The company knew and did nothing.' },
				},
				is_critical_item: true,
			},
		],
	},
	{
		key: 'b3931708-d371-43f8-bc92-371759aabd25',
		content: {
			ja: '寮や職場の規則が、外国人労働者の外出・外泊・通信・交際など私生活の自由を不当に制限していないことを、直近1年に点検し、記録していますか。',
			en: "In the past year, have you reviewed and recorded whether dormitory and workplace rules restrict foreign workers' private lives unfairly, such as going out, staying out overnight, communication and relationships?",
		},
		points: 12,
		na_condition: null,
		is_critical: true,
		guidance: {
			purpose: {
				ja: '私生活の自由は、誰にでも同じように認められるものです。管理のつもりの規則が、孤立と強制労働のしるしになることがあります。',
				en: 'Everyone has the same freedom in private life. Rules meant as care can be signs of isolation and forced labor.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '事業に附属する寄宿舎では、外出や外泊に許可を求めることや、行事への参加を強いることが禁じられています。',
						en: 'In dormitories attached to a business, requiring permission to go out or stay out overnight, or forcing people to join events, is banned.',
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
						ja: '技能実習と育成就労（2027年4月開始）では、外出など私生活の自由を不当に制限することが禁じられています。',
						en: 'In technical intern training and Employment for Skill Development (from April 2027), unfair restrictions of private life, such as on going out, are banned.',
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
						ja: '私生活の自由を不当に制限した会社は、特定技能の受入れの基準を満たしません。',
						en: 'A company that restricts private life unfairly does not meet the standard for Specified Skilled Workers.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第2条第1項第4号',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 2(1)(iv)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '働く人を見張り、孤立させることは、強制労働の指標に挙げられています。防犯のカメラなどは、目的と場所を説明して共用部に限ります。',
						en: 'Surveillance and isolation are among the indicators of forced labor. Security cameras and the like are limited to shared areas, with their purpose and place explained.',
					},
					source: { ja: 'ILO「強制労働の指標」（2012年）', en: 'ILO, "Indicators of Forced Labour" (2012)' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '寮の規則、生活の決まり、職場の規則の写し（監理団体などが作ったものも含む）',
					en: 'Copies of dormitory, living and workplace rules (including those made by supervising organizations and the like)',
					record: 'dormitory_rules',
					department: ['general_affairs', 'hr'],
				},
				{
					ja: '規則の点検表（点検日、項目、直した点が分かるもの）',
					en: 'Checklist for reviewing the rules (date, points, changes)',
					record: 'checklist_reviewing_rules',
					department: ['general_affairs', 'compliance'],
				},
				{
					ja: '本人への面談の記録（日付と言語が分かるもの）',
					en: 'Records of interviews with workers (date and language)',
					record: 'interviews_with_workers',
					department: ['hr'],
				},
				{
					ja: '住居のカメラ・位置情報アプリ・SNSグループの一覧（目的、場所、見る人、説明の記録）',
					en: 'List of cameras in housing, location apps and chat groups (purpose, place, who can see, how it was explained)',
					record: 'list_cameras_housing',
					department: ['general_affairs', 'compliance'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8'],
		evaluations: [
			{
				key: '9a4df721-a1e4-4d97-a00b-25f715ff2eca',
				content: {
					ja: '寮の規則や生活の決まり（監理団体などが作ったものを含む）のすべてを直近1年に点検した記録がある。',
					en: 'Records show that all dormitory and living rules were reviewed in the past year, including those made by supervising organizations and the like.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '他の機関が作ったものも含むすべての規則に、点検日と結果がある。',
						en: 'All rules, including those made by other organizations, have a review date and result.',
					},
					half: {
						ja: '自社の規則だけ、または一部の住居だけを点検している。',
						en: "Only the company's own rules, or only some housing, were reviewed.",
					},
					none: { ja: '直近1年に点検していない。', en: 'Nothing was reviewed in the past year.' },
				},
			},
			{
				key: 'a1bf47f6-2c8b-4733-ae91-d1fe5d2f8bfb',
				content: {
					ja: '外出や外泊を許可制にする決まり、携帯電話や交際を禁じる決まり、罰金の決まりがない。',
					en: 'No rule requires permission to go out or stay out overnight, bans phones or relationships, or sets fines.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '書面にも実際の運用にも、このような決まりが1つもない。',
						en: 'There is no such rule, either on paper or in practice.',
					},
					half: null,
					none: {
						ja: '書面か運用に、このような決まりが1つでもある。',
						en: 'There is at least one such rule, on paper or in practice.',
					},
				},
			},
			{
				key: 'a7a782b4-e7b8-44ce-9b0a-0815c473f3d4',
				content: {
					ja: '居室や浴室などにカメラがなく、勤務の後の行動をカメラ・位置情報・SNSなどで見張られていないことが、現地と本人の話で分かる。',
					en: "A visit to the housing and workers' accounts show no cameras in bedrooms, bathrooms and the like, and no watching of what workers do after work by camera, location data, social media or other means.",
				},
				weight: 2,
				anchors: {
					full: {
						ja: '現地と面談した全員の話で、私的な場所のカメラも、勤務の後の見張りもない。',
						en: 'The visit and everyone interviewed confirm that there are no cameras in private places and no watching after work.',
					},
					half: null,
					none: {
						ja: '私的な場所のカメラか、勤務の後の見張りが1つでもある。',
						en: 'There is even one camera in a private place, or any watching after work.',
					},
				},
			},
			{
				key: '61fa4b94-fe0f-42c2-ad01-fde171e39e21',
				content: {
					ja: '面談で本人が、休日や勤務の後を自由に過ごせると述べている。',
					en: 'In interviews, workers say that they are free to spend days off and time after work as they like.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '面談した全員が、外出・外泊・通信・交際を自由にできると述べている。',
						en: 'Everyone interviewed says that they are free to go out, stay out overnight, communicate and have relationships.',
					},
					half: {
						ja: '自由だが、決まりの説明が人によって食い違い、遠慮する人がいる。',
						en: 'People are free, but explanations of the rules differ, and some hold back.',
					},
					none: {
						ja: '一人でも、許可や禁止で自由に過ごせないと述べている。',
						en: 'At least one person says that permissions or bans limit their freedom.',
					},
				},
			},
		],
	},
	{
		key: 'c2c967c8-9279-482b-b27d-92c0cfc529de',
		content: {
			ja: '外国人労働者が会社を辞める自由を、違約金、研修費などの返還、帰国を迫る言動で妨げていないことを、契約書類と直近1年の退職の記録で示せますか。',
			en: "Can you show, from contracts and the like and from records of resignations in the past year, that you do not block foreign workers' freedom to quit with penalties, claims for training or other costs, or pressure to go home?",
		},
		points: 14,
		na_condition: null,
		is_critical: true,
		guidance: {
			purpose: {
				ja: '辞める自由がない職場は、強制労働につながります。手続がはっきりしていれば、突然の離職も減ります。',
				en: 'A workplace that people are not free to leave can turn into forced labor. Clear steps for leaving also reduce sudden departures.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '暴行や脅迫などで働かせること、退職の違約金や賠償額の約束、前借金と賃金の相殺、貯蓄の強制は禁じられています。',
						en: 'Forcing people to work by violence, threats or the like, penalties or fixed damages for quitting, offsetting advances against wages, and forced savings are banned.',
					},
					source: {
						ja: '労働基準法第5条・第16条・第17条・第18条',
						en: 'Labor Standards Act, Articles 5, 16, 17 and 18',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '期間の定めのない契約は、申入れから2週間で終わります。期間の定めがあっても、やむを得ない事由があるときなどは辞められます。',
						en: 'Open-ended contracts end two weeks after the worker gives notice. They can also leave fixed-term contracts, for example for a compelling reason.',
					},
					source: {
						ja: '民法第627条・第628条、労働基準法附則第137条',
						en: 'Civil Code, Articles 627 and 628; Labor Standards Act, Supplementary Provisions, Article 137',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '育成就労（2027年4月1日から）では、条件を満たせば本人の希望で転籍できます。申出を受けた会社は、定められた先へ遅れずに知らせなければなりません。',
						en: 'In Employment for Skill Development (from April 1, 2027), workers can transfer by their own wish if they meet the conditions. A company that is told of the wish must inform the body set by law without delay.',
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
					ja: '雇用契約書、誓約書、貸付の書類（利息、上限、受け取りの控え、退職時の返還の定めの有無が分かるもの）',
					en: 'Employment contracts, pledges and loan papers (interest, limit, receipts, any repayment on leaving)',
					record: 'employment_contracts',
					department: ['hr'],
				},
				{
					ja: '退職と転籍の手順の書面（理解できる言語のもの）と配布の記録',
					en: 'Written steps for resigning and transfer (in languages workers understand), and record of giving them',
					record: 'resignation_procedure',
					department: ['hr'],
				},
				{
					ja: '退職の記録（申出の日、退職日、精算の内容が分かるもの）',
					en: 'Records of resignations (notice date, leaving date, final payments)',
					record: 'records_resignations',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.7', '8.8', '16.3'],
		evaluations: [
			{
				key: '4694c034-7d89-47fd-af5e-15fd6c978448',
				content: {
					ja: '契約書・誓約書・貸付の書類に、退職したときの違約金や、賠償額をあらかじめ定める約束がない。',
					en: 'No contract, pledge or loan paper sets a penalty or fixed damages for quitting.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '母国で結んだ書類も含め、確かめた書類のどれにも約束がない。',
						en: 'None of the papers checked, including those signed at home, sets one.',
					},
					half: null,
					none: {
						ja: 'このような約束が1件でもある、または書類を確かめられない。',
						en: 'There is at least one such agreement, or the papers cannot be checked.',
					},
				},
			},
			{
				key: '34fc5a0d-9d11-4a07-ae31-3cd35f6e8ec6',
				content: {
					ja: '退職を申し出る方法と時期、技能実習・育成就労の人には転籍の条件と手続を、理解できる言語の書面で全員に伝えている。',
					en: 'Everyone is told in writing, in a language they understand, how and when to resign. Workers in technical intern training or Employment for Skill Development are also told the conditions and steps for transfer.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員に書面を渡し、面談した人が退職や転籍の手順を答えられる。',
						en: 'Everyone has it in writing, and those interviewed know the steps for resigning or transfer.',
					},
					half: {
						ja: '退職だけで転籍がない、または一部の人や言語だけである。',
						en: 'Resigning is covered but not transfer, or only some people or languages are covered.',
					},
					none: {
						ja: '伝えていない、または事実と違う説明をしている。',
						en: 'Workers are not told, or are told things that are not true.',
					},
				},
			},
			{
				key: '8921dd77-c873-4ec9-a67c-58d59998e6cb',
				content: {
					ja: '退職の申出ごとに、申出の日・退職日・精算の内容の3つの記録があり、帰国や入管への通報を持ち出されていないと本人が述べる（申出がなければ本人の話で確認）。',
					en: 'Every resignation has a record of notice date, leaving date and final payments, and workers say that nobody threatened to send them home or to report them to Immigration (if nobody resigned, judge by what workers say).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: 'すべての退職に3つの記録があり、引き止めや返還の請求も、帰国や通報を持ち出された人もない。',
						en: 'Every resignation has all three records, without pressure to stay or repay, and nobody was threatened with being sent home or reported.',
					},
					half: {
						ja: '記録の一部が欠けているが、妨げた例も、帰国や通報を持ち出された人もない。',
						en: 'Some records are incomplete, but nobody was kept from leaving or threatened.',
					},
					none: {
						ja: '申出を受けない、返還を求める、帰国を迫る、入管への通報をほのめかすなどの例がある。',
						en: 'The company refused a resignation, claimed repayment, pressed someone to go home, hinted at reporting them to Immigration, or the like.',
					},
				},
				is_critical_item: true,
			},
		],
	},
];
