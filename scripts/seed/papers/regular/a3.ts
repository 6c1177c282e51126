import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** A3: Explaining terms and preparing for arrival. */
export const a3: readonly SeedRegularQuestion[] = [
	{
		key: 'dc30c317-ca7b-4ba2-9b2a-254c0e688da1',
		content: {
			ja: '直近1年に採用した外国人労働者全員に、契約を結ぶ前に、仕事の内容・賃金・控除・住居などの条件を、理解できる言語の書面で説明しましたか。',
			en: 'Before signing, did you explain the work, pay, deductions, housing and other terms to every foreign worker hired in the past year, in writing and in a language they understand?',
		},
		points: 12,
		na_condition: { ja: '直近1年に採用した人がいない場合', en: 'Nobody was hired in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '条件を知らずに契約すると、来日後の「聞いていた話と違う」が不信と早期離職を招きます。手取り額まで示すことが肝心です。',
				en: 'If people sign without knowing the terms, finding out later that things are different leads to distrust and early leaving. Showing take-home pay matters most.',
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
					ja: '労働条件書の訳文（交付日と本人の受領が分かるもの）',
					en: 'Translated statement of terms (with date given and signed receipt)',
					record: 'translated_conditions',
					department: ['hr'],
				},
				{
					ja: '手取り額の見込みの計算書（控除の内訳つき）',
					en: 'Estimate of take-home pay (with deductions)',
					record: 'estimate_take_home_pay',
					department: ['hr', 'accounting'],
				},
				{
					ja: '在留資格の取得・更新の手続と費用を誰が負担するかを示した書面',
					en: 'Document stating who handles and pays for obtaining and renewing residence status',
					record: 'renewal_guide',
					department: ['hr'],
				},
				{
					ja: '説明の記録（日時、説明者、通訳、質問と回答）',
					en: 'Record of the explanation (date, who explained, interpreter, questions and answers)',
					record: 'record_explanation',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '445e3e4f-2cfb-42c4-8223-975b1f0c8027',
				content: {
					ja: '理解できる言語またはやさしい日本語の条件書が全員分あり、交付日が契約日より前である。',
					en: 'Every worker has a statement of terms in a language they understand or in plain Japanese, dated before the contract.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員分があり、交付日が契約日より前で、本人も契約前に受け取ったと話す。',
						en: 'Everyone has one dated before the contract and says that they received it before signing.',
					},
					half: {
						ja: '一部の人や言語だけ、または交付日が契約と同じ日である。',
						en: 'Only some people or languages are covered, or the statement has the same date as the contract.',
					},
					none: {
						ja: '難しい日本語の書面だけ、または交付の記録がない。',
						en: 'There is only a document in difficult Japanese, or no record that workers received it.',
					},
				},
			},
			{
				key: '439ee604-05d3-405e-b7e9-ae49f4ff69f1',
				content: {
					ja: '総支給額に加え、税・社会保険料・家賃などを差し引いた手取りの見込み額が書かれている。',
					en: 'Besides gross pay, the statement shows expected take-home pay after tax, social insurance, rent and the like.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の書面に控除の内訳と手取り額があり、実際の初月の給与とほぼ合う。',
						en: 'Every statement shows deductions and take-home pay, close to the actual first pay.',
					},
					half: {
						ja: '一部の人だけ、または控除の一部（家賃など）が抜けている。',
						en: 'Only some statements do, or a deduction such as rent is missing.',
					},
					none: { ja: '総支給額しか示していない。', en: 'Only gross pay is shown.' },
				},
			},
			{
				key: 'c1080e8b-f4c0-44c3-a357-eccafe2c84eb',
				content: {
					ja: '説明の日時・説明者・通訳・本人からの質問と回答が、説明記録に残っている。',
					en: "The record shows when and by whom the terms were explained, the interpreter, and the worker's questions and the answers.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の記録があり、質問と回答まで本人の話と一致する。',
						en: 'Everyone has a record, and its questions and answers match what workers say.',
					},
					half: {
						ja: '日時と署名だけで、通訳や質問の記録がない。',
						en: 'Only date and signature are noted, without interpreter or questions.',
					},
					none: { ja: '説明した記録がない。', en: 'There is no record of an explanation.' },
				},
			},
		],
	},
	{
		key: 'b2d958c1-c606-46ab-ab07-6a6bf7037690',
		content: {
			ja: '直近1年に採用した外国人労働者全員について、求人時に示した条件と雇用契約の条件を一人ずつ照合し、差を契約前に明らかにしましたか。',
			en: 'For every foreign worker hired in the past year, did you compare the advertised terms with the contract, person by person, and point out any difference before signing?',
		},
		points: 10,
		na_condition: { ja: '直近1年に採用した人がいない場合', en: 'Nobody was hired in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '求人と契約の食い違いは、だまされたという思いと転職の大きな原因です。契約前に差を示せば、本人が納得して選べます。',
				en: 'Gaps between ad and contract make people feel deceived and are a main reason for changing jobs. If differences are shown before signing, workers can decide for themselves.',
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
					kind: 'law',
					text: {
						ja: '2027年4月1日から、育成就労では契約の時に、待遇を対面またはテレビ電話で説明します。',
						en: 'From April 1, 2027, in Employment for Skill Development the terms must be explained in person or by video call when the contract is made.',
					},
					source: {
						ja: '育成就労法施行規則第13条',
						en: 'Regulations for Enforcement of the Employment for Skill Development Act, Article 13',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
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
					ja: '求人と契約の条件の照合表（一人ずつ）',
					en: 'Comparison of advertised and contract terms (one for each person)',
					record: 'comparison_advertised_contract_terms',
					department: ['hr'],
				},
				{
					ja: '日本語版と訳文の契約書が同じ内容だと確かめた記録（別の契約がないことを含む）',
					en: 'Record confirming that the Japanese and translated contracts say the same (and that there is no second contract)',
					record: 'translated_conditions',
					department: ['hr'],
				},
				{
					ja: '変更点を示した書面の控え（契約前の日付が分かるもの）',
					en: 'Copy of the written notice of changes (dated before the contract)',
					record: 'copy_written_notice_changes',
					department: ['hr'],
				},
				{
					ja: '仲介機関が本人に渡した募集資料',
					en: 'Recruitment material that the intermediary gave the worker',
					record: 'recruitment_materials',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '752bb005-d28d-4c41-8619-2cea16c7fb0f',
				content: {
					ja: '賃金・手当・労働時間・業務・就業場所・契約期間を並べた照合表が採用者全員分ある。',
					en: 'Every person hired has a table comparing pay, allowances, hours, duties, workplace and contract period.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員の照合表に6項目がそろい、契約日より前に作られている。',
						en: 'Every table covers all six points and was made before the contract.',
					},
					half: {
						ja: '一部の人だけ、項目が欠ける、または契約後に作っている。',
						en: 'Only some people have a table, points are missing, or it was made after the contract.',
					},
					none: { ja: '照合していない。', en: 'Nothing was compared.' },
				},
			},
			{
				key: '06a55f70-9a61-4b56-b467-8b10ea5d912e',
				content: {
					ja: '差がある条件は、変更前後の内容と理由を契約前に書面で示した控えがある（差がなければ満たす）。',
					en: 'Where terms differ, a copy of a written notice dated before signing shows old and new terms and the reason (met if nothing differs).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '差のある全件で、契約前に理解できる言語の書面で示している。差がない場合も100%。',
						en: 'Every difference was shown before signing, in writing and in a language the worker understands. Also 100% if nothing differs.',
					},
					half: {
						ja: '書面は示したが、理由がない、難しい日本語だけ、または一部の人だけである。',
						en: 'Differences were shown in writing, but without reasons, only in difficult Japanese, or to only some people.',
					},
					none: { ja: '差があるのに示していない。', en: 'There were differences that were not shown.' },
				},
			},
			{
				key: 'ca010bcb-c38d-411a-83cc-4cbff9c5fe61',
				content: {
					ja: '抽出した本人との面談で、募集広告や仲介機関から聞いた条件と実際の条件が一致している。',
					en: 'Workers sampled say in interviews that the actual terms match the ad and what the intermediary told them.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '話を聞いた全員が、聞いていた条件と実際が同じだと答えている。',
						en: 'Everyone interviewed says that the terms are what they were told.',
					},
					half: {
						ja: '小さな違いがあった人がいるが、会社が後から説明し解決している。',
						en: 'Some met small differences, which the company explained afterward and settled.',
					},
					none: {
						ja: '賃金や仕事などの違いが残っている、または話を聞いていない。',
						en: 'Differences in pay, work or the like remain, or nobody was interviewed.',
					},
				},
			},
		],
	},
	{
		key: 'd471aba9-a4eb-4bbe-9cc9-254c4b3d3b5e',
		content: {
			ja: '直近1年に海外から受け入れた人全員に、到着日の出迎え、入居先、最初の給料日までの生活費の見通しを渡航前に知らせ、そのとおりに迎えましたか。',
			en: 'Before departure, did you tell everyone brought from abroad in the past year about pick-up on arrival, housing and living costs until the first payday, and did you receive them as announced?',
		},
		points: 8,
		na_condition: { ja: '直近1年に海外からの受入れがない場合', en: 'Nobody came from abroad in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '到着の日の不安や手持ち金の不足は、思わぬ借金や孤立につながります。準備のよさが、その後の定着を左右します。',
				en: 'Worry and lack of cash on arrival lead to debt and isolation. How well the company prepares shapes whether people stay.',
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
				{
					kind: 'duty',
					text: {
						ja: '国外からの採用では、渡航の費用や住居の手配などを前もって本人に明らかにすることが求められています。',
						en: 'When hiring from abroad, employers should tell the person in advance about travel costs, housing and the like.',
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
					ja: '受入れ準備表（担当者、期限、済みの日付）',
					en: 'Arrival checklist (person in charge, deadline, date done)',
					record: 'arrival_checklist',
					department: ['hr', 'general_affairs'],
				},
				{
					ja: '渡航前に送った案内（使った言語と送信日が分かるもの）',
					en: 'Information sent before departure (with language and date sent)',
					record: 'information_sent_before_departure',
					department: ['hr'],
				},
				{
					ja: '送迎簿と入居時の確認書（本人の署名つき）',
					en: 'Pick-up log and move-in sheet (signed by the worker)',
					record: 'pick_up_log_move_sheet',
					department: ['general_affairs'],
				},
				{
					ja: '入国後講習の間の手当を支給した記録（講習がある場合）',
					en: 'Records of allowances paid during training after entry (where there is such training)',
					record: 'records_allowances_paid_during_training',
					department: ['accounting'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '3f71f257-fad8-4f6b-9d7b-b90120e67ee4',
				content: {
					ja: '受入れごとの準備表に、出迎え・寝具・生活用品・当面の費用の担当者と期限が書かれている。',
					en: 'A checklist for each arrival says who handles pick-up, bedding, household goods and first expenses, and by when.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '受入れの全件に表があり、担当者・期限・済みの日付がそろっている。',
						en: 'Every arrival has a checklist with person in charge, deadline and date done.',
					},
					half: {
						ja: '一部の受入れだけ、または担当者や期限が空欄である。',
						en: 'Only some arrivals have a checklist, or person or deadline is blank.',
					},
					none: { ja: '準備表がない。', en: 'There is no checklist.' },
				},
			},
			{
				key: '867ef512-6343-4d87-8412-10ee18f93cb7',
				content: {
					ja: '到着後1週間の予定、住所、緊急連絡先を、渡航前に理解できる言語で送った記録がある。',
					en: 'Records show that the plan for the first week, the address and an emergency contact were sent before departure, in a language the worker understands.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員に出発前に送った控えがあり、本人も受け取って内容が分かったと話す。',
						en: 'Copies show that everyone received them before departure, and workers say that they understood them.',
					},
					half: {
						ja: '一部の人だけ、難しい日本語だけ、または到着後に渡している。',
						en: 'Only some received them, only in difficult Japanese, or only after arrival.',
					},
					none: { ja: '送った記録がない。', en: 'There is no record that they were sent.' },
				},
			},
			{
				key: '925ac4aa-d26b-46e9-846b-803afc7b0c23',
				content: {
					ja: '送迎簿、入居時の確認書、本人との面談から、知らせた内容どおりに迎えたと確認できる。',
					en: 'Pick-up logs, move-in sheets and interviews show that workers were received as announced.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '記録と本人の話から、全員が知らされたとおりに迎えられたと確認できる。',
						en: 'Records and workers confirm that everyone was received as announced.',
					},
					half: {
						ja: '記録は一部だけ、または予定との違いを後から埋め合わせている。',
						en: 'Records exist for only some, or the company made up later for what differed.',
					},
					none: {
						ja: '出迎えや住居が知らせた内容と違ったまま、または記録がない。',
						en: 'Pick-up or housing differed and was left so, or there are no records.',
					},
				},
			},
		],
	},
];
