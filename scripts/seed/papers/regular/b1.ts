import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B1: Residence status and notifications. */
export const b1: readonly SeedRegularQuestion[] = [
	{
		key: '71f103c0-21b1-4589-84db-a7e54605c07c',
		content: {
			ja: '直近1年に採用した外国人労働者全員の在留カード（特定在留カードを含む）を、内定後・就労開始前に、原本、ICの読取り、失効情報の照会で確認し、記録しましたか。',
			en: 'For every foreign worker hired in the past year, did you check the residence card (including the one combined with the My Number Card) after the offer and before work began, by seeing the original, reading the IC chip and running the validity inquiry, and record it?',
		},
		points: 15,
		na_condition: { ja: '直近1年に採用した人がいない場合', en: 'Nobody was hired in the past year' },
		is_critical: true,
		guidance: {
			purpose: {
				ja: 'カードの偽造や失効は、見た目だけでは分かりません。就労前の確認が、知らずに法令に反することと、本人が働けなくなることを防ぎます。',
				en: 'A forged or invalid card cannot be recognized by eye alone. Checking before work keeps the company from breaking the law unknowingly and the worker from losing the job.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇い入れのときは在留カードなどで在留資格や期間を確かめて届け出ます。就労できないと知らずに働かせた場合も、過失があれば処罰の対象です。',
						en: 'At hiring, the company checks status and period of stay on the residence card and reports them. Employing someone who may not work is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '労働施策総合推進法第28条、入管法第73条の2',
						en: 'Act on Comprehensive Promotion of Labor Policies, Article 28; Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '義務教育を終える年齢（15歳に達した日以後の最初の3月31日）より前の子どもは原則として雇えず、18歳未満の人を雇うときは年齢を証明する書類を備えます。',
						en: 'As a rule, children must not be employed until March 31 after their 15th birthday. For workers under 18, the company keeps proof of age.',
					},
					source: {
						ja: '労働基準法第56条・第57条',
						en: 'Labor Standards Act, Articles 56 and 57',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定在留カードなどに載る個人番号は、法律で認められた事務のほかでは集められません。',
						en: 'The individual number (My Number) on a combined card may be collected only for purposes the law allows.',
					},
					source: {
						ja: 'マイナンバー法第20条',
						en: 'My Number Act, Article 20',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '在留カードの確認票（原本、IC、失効照会の結果、確認日）',
					en: 'Card check sheet (original, IC chip, result of the validity inquiry, date)',
					record: 'residence_card_checks',
					department: ['hr'],
				},
				{
					ja: '採用者の一覧（内定日と就労開始日が分かるもの）',
					en: 'List of people hired (with dates of offer and start of work)',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
				{
					ja: '在留カードの写しの保管場所と閲覧できる人の一覧',
					en: 'Where card copies are kept, and list of people who may see them',
					record: 'where_card_copies_kept',
					department: ['hr', 'general_affairs'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: 'cebbb9ce-3a77-49fc-9e8a-bef2e2371ab6',
				content: {
					ja: '原本とICの読取りの結果、年齢、確認者、確認日を記した確認票が全員分あり、就労開始日より前である。',
					en: 'Every worker has a check sheet, dated before work began, with the result of checking original and IC chip, the age, who checked and when.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員の票に4点がそろい、確認日が内定後・就労開始前である。',
						en: 'Every sheet has all four entries and is dated between the offer and the start of work.',
					},
					half: {
						ja: '原本は見たがICの読取りや年齢の記録がない、または一部が就労後である。',
						en: 'Originals were seen, but the IC reading or the age is missing, or some checks came after work began.',
					},
					none: {
						ja: '確認票がない、または確認せずに働かせた人がいる。',
						en: 'There are no check sheets, or someone worked without a check.',
					},
				},
				is_critical_item: true,
			},
			{
				key: 'bd0c4ad6-40ab-4bd7-9851-38308dca3731',
				content: {
					ja: '在留カード番号の失効情報を照会した結果が、照会日とともに全員分保存されている。',
					en: 'The result of the card number validity inquiry is kept for every worker, with its date.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員分の照会の結果と日付があり、就労開始前である。',
						en: 'Everyone has a dated result from before work began.',
					},
					half: {
						ja: '一部の人だけ、または日付のない記録や就労後の照会がある。',
						en: 'Only some workers were checked, or some inquiries are undated or came after work began.',
					},
					none: { ja: '失効情報を照会していない。', en: 'No validity inquiry was made.' },
				},
			},
			{
				key: '93b0fb94-0e8a-4870-adf9-eca15d451a09',
				content: {
					ja: '就労制限の有無、資格外活動許可、指定書の内容まで確認し、就かせる業務と照らした記録がある。',
					en: 'Records show that restrictions on work, permission for other activities and any designation paper were checked and compared with the planned duties.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員の制限・許可・指定書を見て、就かせる業務が範囲内だと記している。',
						en: 'For everyone, restrictions, permission and designation paper were seen, and it is noted that the duties are within them.',
					},
					half: {
						ja: '在留資格の名前だけを見て、指定書や許可の内容を確かめていない人がいる。',
						en: 'For some workers, only the name of the status was seen, not the designation paper or permission.',
					},
					none: { ja: '業務と照らした記録がない。', en: 'There is no record of a comparison with the duties.' },
				},
			},
			{
				key: '65e582f9-3bbd-4b9b-ac7a-0bb9fe3ae1db',
				content: {
					ja: '在留カードの写しは、利用目的を本人に説明し、個人番号を写さずに取得して、閲覧できる人を限って保管している。',
					en: 'The company explains to workers why it copies their card, leaves out the individual number, and limits who may see the copies.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '説明の記録と閲覧者の一覧があり、写しのどれにも個人番号がない。',
						en: 'Explanations and the list of readers are on record, and no copy shows an individual number.',
					},
					half: {
						ja: '閲覧者は限っているが、利用目的の説明の記録がない。',
						en: 'Access is limited, but there is no record that the purpose was explained.',
					},
					none: {
						ja: '誰でも見られる、または個人番号が写ったまま保管している。',
						en: 'Anyone can see the copies, or some show individual numbers.',
					},
				},
			},
		],
	},
	{
		key: '0ce88938-a45a-42d7-a21f-ad6ab7f07f76',
		content: {
			ja: '在留期限のある外国人労働者全員に、期限と更新手続の状況を管理する台帳に基づいて、期限の3か月前までに更新の時期を知らせていますか。',
			en: 'Do you keep a register of expiry dates and renewal progress, and remind every foreign worker with a limited period of stay at least three months before it expires?',
		},
		points: 12,
		na_condition: { ja: '在留期限のある人がいない場合', en: 'No worker has a limited period of stay' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '期限切れは、本人の在留と仕事を一度に失わせます。早めの連絡が、本人の生活と会社の人員の両方を守ります。',
				en: "When a period of stay expires, the worker loses both the right to stay and the job. Early notice protects the worker's life and the company's staffing.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '在留期間が過ぎた人を働かせると、知らなくても過失があれば処罰の対象になります。',
						en: 'Employing someone whose period of stay has ended is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '入管法第73条の2',
						en: 'Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '期限の台帳を作り、書類をそろえる余裕をもって3か月前までに知らせるのが、実務での好事例です。',
						en: 'It is good practice to keep a register of expiry dates and to give notice three months ahead, in time to prepare the papers.',
					},
					source: {
						ja: '外国人雇用の実務での好事例',
						en: 'Good practice in employing foreign workers',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '在留期限の台帳（最終更新日が分かるもの）',
					en: 'Register of expiry dates (with date of last update)',
					record: 'residence_expiry_register',
					department: ['hr'],
				},
				{
					ja: '本人への案内の控え（日付、方法、使った言語）',
					en: 'Copies of notices to workers (date, how given, language)',
					record: 'expiry_reminders',
					department: ['hr'],
				},
				{
					ja: '更新の手続と費用を誰が負担するかを示した案内',
					en: 'Notice stating who handles and pays for renewal',
					record: 'renewal_guide',
					department: ['hr'],
				},
				{
					ja: '更新後の在留カードの確認記録',
					en: 'Record of checking the renewed card',
					record: 'residence_card_checks',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '2d2cdff9-a0f4-4b42-a08c-9f2ce1bd4a1a',
				content: {
					ja: '在留資格・在留期限・旅券の期限・申請日・許可日を載せた台帳が、最新の在籍者名簿と一致している。',
					en: 'The register shows status, expiry of stay and passport, and dates of application and approval, and matches the current staff list.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '台帳の5項目が埋まり、在籍者名簿の全員と一致し、直近1か月に見直している。',
						en: 'All five entries are filled in, the register covers everyone on the staff list, and it was reviewed within the past month.',
					},
					half: {
						ja: '台帳はあるが、項目が欠けるか、名簿と合わない人がいる。',
						en: 'There is a register, but entries are missing or some people do not match the staff list.',
					},
					none: {
						ja: '台帳がない、または期限の切れた人が残っている。',
						en: 'There is no register, or it shows someone whose period has expired.',
					},
				},
			},
			{
				key: '9647565a-33af-485a-9ca3-2b29f185f462',
				content: {
					ja: '直近1年に更新時期を迎えた人全員に、3か月前までに知らせた日付と方法が記録されている。',
					en: 'For everyone due for renewal in the past year, it is on record when and how they were told, at least three months ahead.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員に3か月前までに知らせた記録があり、本人も知らされたと話す。',
						en: 'Records show that everyone was told at least three months ahead, and workers confirm it.',
					},
					half: {
						ja: '一部の人だけ、または3か月前より遅れて知らせている。',
						en: 'Only some were told, or were told less than three months ahead.',
					},
					none: { ja: '知らせた記録がない。', en: 'There is no record that anyone was told.' },
				},
			},
			{
				key: 'e691edf2-1853-4626-9f7b-a9dc93bc5028',
				content: {
					ja: '申請中に期限を迎えた場合に働けるかを確かめる手順があり、許可の受領まで追った記録がある。',
					en: 'There is a procedure for checking whether someone may work if the period expires while an application is pending, and records follow each case until the permit arrives.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '手順書があり、申請中だった全件を許可の受領まで追っている。',
						en: 'There is a written procedure, and every pending case was followed until the permit arrived.',
					},
					half: {
						ja: '手順書はあるが、追った記録が一部しかない。',
						en: 'There is a written procedure, but only some cases were followed.',
					},
					none: {
						ja: '手順がなく、申請中の人が働けるかを確かめていない。',
						en: 'There is no procedure, and nobody checked whether people could work while an application was pending.',
					},
				},
			},
			{
				key: '05848586-a6ae-4b2d-bfe7-df45822b1c80',
				content: {
					ja: '更新に必要な会社の書類を遅れずに受け取れたと、抽出した本人との面談で確認できる。',
					en: "Workers sampled confirm in interviews that they received the company's papers for renewal without delay.",
				},
				weight: 2,
				anchors: {
					full: {
						ja: '話を聞いた更新者全員が、必要な日までに受け取れたと答えている。',
						en: 'Everyone interviewed who renewed says that they had the papers in time.',
					},
					half: {
						ja: '遅れた人がいるが、申請には間に合っている。',
						en: 'Some papers were late, but still in time for the application.',
					},
					none: {
						ja: '会社の書類の遅れで申請が期限に迫った、または話を聞いていない。',
						en: 'Late papers pushed an application close to the deadline, or nobody was interviewed.',
					},
				},
			},
		],
	},
	{
		key: '4d38c3d9-283f-49b7-8f94-61a410a5b43b',
		content: {
			ja: '直近1年の外国人労働者の雇入れ・離職などについて、外国人雇用状況の届出と、在留資格に応じて会社に求められる届出を、全件期限内に行いましたか。',
			en: "For all hiring, leaving and other events of foreign workers in the past year, did you file the notification of foreign employment and the company's notifications for each residence status on time?",
		},
		points: 12,
		na_condition: { ja: '直近1年に届出の対象となる事実がない場合', en: 'Nothing had to be notified in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '届出は、就労の状況を国が確かめ、本人の在留を支える土台です。遅れや漏れは、次の受入れの審査にも響きます。',
				en: 'Notifications let the state confirm how people work and support their stay. Late or missing ones also weigh on later applications.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇入れと離職のたびにハローワークへ届け出ます。雇用保険の被保険者は雇入れの翌月10日・離職の翌日から10日以内、ほかの人は翌月末日までです。',
						en: 'Every hiring and leaving is reported to Hello Work: for people in employment insurance by the 10th of the month after hiring and within 10 days of leaving, for others by the end of the next month.',
					},
					source: {
						ja: '労働施策総合推進法第28条、労働施策総合推進法施行規則第10条・第11条・第12条',
						en: 'Act on Comprehensive Promotion of Labor Policies, Article 28; Regulations for Enforcement of the Act on Comprehensive Promotion of Labor Policies, Articles 10, 11 and 12',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能では、契約や支援計画の変更などを14日以内に、受入れの状況を毎年5月31日までに届け出ます。',
						en: 'For Specified Skilled Workers, changes to the contract or support plan are reported within 14 days, and the state of employment by May 31 each year.',
					},
					source: {
						ja: '入管法第19条の18、入管法施行規則第19条の17・第19条の18',
						en: 'Immigration Control Act, Article 19-18; Regulations for Enforcement of the Immigration Control Act, Articles 19-17 and 19-18',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '働く先が変わったときなどは、在留資格に応じて本人も14日以内に入管へ届け出なければなりません。',
						en: 'Depending on their status, workers too must notify Immigration within 14 days, for example when they change employer.',
					},
					source: { ja: '入管法第19条の16', en: 'Immigration Control Act, Article 19-16' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '雇入れ・離職者の名簿（日付、被保険者かどうか）',
					en: 'List of people hired and leavers (dates, whether in employment insurance)',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
				{
					ja: '届出の控えや電子届出の受付画面',
					en: 'Copies of notifications or receipt screens of electronic filing',
					record: 'employment_notifications',
					department: ['hr'],
				},
				{
					ja: '在留資格ごとの届出の一覧表（期限、届出日、担当者）',
					en: 'Table of notifications for each status (deadline, date filed, person in charge)',
					record: 'table_notifications_status',
					department: ['hr'],
				},
				{
					ja: '本人の14日以内の届出を知らせた案内',
					en: 'Notice telling workers of their own 14-day notification',
					record: 'notice_telling_workers_own_14',
					department: ['hr'],
				},
				{
					ja: '直近3年の是正勧告・指導・行政処分の通知と、行方不明の届出の控え（なければその旨の申告書）',
					en: 'Notices of correction, guidance and administrative penalties and copies of missing-person reports of the past three years (or a statement that there were none)',
					record: 'corrective_orders',
					department: ['compliance', 'hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: '887b6fe3-4c90-4722-ac6b-f98375b50bbf',
				content: {
					ja: '雇用保険に入らない人も含む雇入れ・離職者の名簿と、ハローワークへの届出控えが一致している。',
					en: 'The list of people hired and leavers, including those outside employment insurance, matches the notifications filed with Hello Work.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '名簿の全員に控えがあり、どの届出日も期限内である。',
						en: 'There is a copy for everyone on the list, and every one was filed on time.',
					},
					half: {
						ja: '全員に控えはあるが、期限を過ぎた届出がある。',
						en: 'There is a copy for everyone, but some were filed late.',
					},
					none: {
						ja: '届け出ていない人がいる、または控えがない。',
						en: 'Someone was not reported, or there are no copies.',
					},
				},
			},
			{
				key: 'fdc65308-f2d5-44b3-8ba6-540ae75a1d22',
				content: {
					ja: '特定技能や技能実習・育成就労（2027年4月開始）などで要る届出・報告の一覧と控えがある。',
					en: 'There is a list, with copies, of the notifications and reports required for Specified Skilled Workers, technical interns, Employment for Skill Development (from April 2027) and others.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍する在留資格すべての一覧があり、対象の全件に期限内の控えがある。',
						en: 'The list covers every status in the company, and every case has a copy filed on time.',
					},
					half: {
						ja: '一覧はあるが、控えの一部がないか、遅れた件がある。',
						en: 'There is a list, but some copies are missing or some filings were late.',
					},
					none: {
						ja: '一覧も控えもない、または必要な届出をしていない。',
						en: 'There is neither a list nor copies, or a required notification was not made.',
					},
				},
			},
			{
				key: '0aee1886-4459-4ede-9216-6ce51d11349c',
				content: {
					ja: '届出ごとの担当者・期限・確認者を決めた手順があり、遅れた件は原因と対策が記録されている。',
					en: 'A procedure says who files each notification, by when and who checks it. For any late filing, cause and remedy are on record.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '手順どおりに記録が残り、遅れた件の対策も実行している（遅れがなければ手順と記録）。',
						en: 'Records follow the procedure, and remedies for late filings were carried out (if none was late, judge procedure and records).',
					},
					half: {
						ja: '手順書はあるが、確認者の記録や遅れの原因が残っていない。',
						en: 'There is a written procedure, but no record of who checked or why filings were late.',
					},
					none: { ja: '担当者も期限も決まっていない。', en: 'Neither a person in charge nor a deadline is set.' },
				},
			},
		],
	},
	{
		key: '37015a1a-af3b-49f1-8664-98c4cf33e507',
		content: {
			ja: '外国人労働者一人ずつの実際の業務と勤務時間が在留資格や許可の範囲内であることを、配置や業務が変わるたびに確認していますか。',
			en: 'Whenever a placement or duties change, do you check for each foreign worker that the actual duties and hours stay within what their residence status or permission allows?',
		},
		points: 15,
		na_condition: {
			ja: '就労に制限のない在留資格の人だけを雇用している場合',
			en: 'You employ only people whose status has no work restrictions',
		},
		is_critical: true,
		guidance: {
			purpose: {
				ja: '範囲を外れた仕事は、本人の在留を危うくし、会社も処罰され得ます。人手不足の応援や配置転換のときほど見落としが起こります。',
				en: "Work outside what is allowed endangers the worker's stay and can get the company punished. It is overlooked most easily when people are transferred or help out elsewhere.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '在留資格や許可の範囲を超えて働かせると、知らなくても過失があれば処罰の対象になります。',
						en: 'Having someone work beyond what their status or permission allows is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '入管法第73条の2',
						en: 'Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '資格外活動の許可で働く人の就労は原則として週28時間以内、留学生は学校の長期休業中に限り1日8時間以内です。',
						en: 'People with permission for other activities may as a rule work up to 28 hours a week. Students may work up to 8 hours a day during long school holidays.',
					},
					source: {
						ja: '入管法施行規則第19条第5項',
						en: 'Regulations for Enforcement of the Immigration Control Act, Article 19(5)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習は認定を受けた計画のとおりに行い、2027年4月1日からの育成就労も同じです。',
						en: 'Technical intern training must follow its approved plan. The same applies to Employment for Skill Development from April 1, 2027.',
					},
					source: {
						ja: '技能実習法第8条・第9条、育成就労法第8条・第9条',
						en: 'Technical Intern Training Act, Articles 8 and 9; Employment for Skill Development Act, Articles 8 and 9',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '業務と在留資格の照合表（作業、時間配分、確認日）',
					en: 'Table comparing duties with residence status (tasks, share of time, date of the check)',
					record: 'table_comparing_duties_residence_status',
					department: ['hr', 'site'],
				},
				{
					ja: '配置転換・応援・出向の前の確認記録',
					en: 'Records of checks before transfers, help at other sites or secondment',
					record: 'records_checks_before_transfers',
					department: ['hr', 'site'],
				},
				{
					ja: '他社での勤務時間の申告書（資格外活動の人）',
					en: "Workers' reports of hours at other jobs (people with permission for other activities)",
					record: 'workers_reports_hours_other_jobs',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8', '10.7'],
		evaluations: [
			{
				key: 'e56e9952-78f9-4b1b-94e2-7af57d8e26f0',
				content: {
					ja: '実際の作業内容と時間配分を記した照合表が全員分あり、在留資格や認定計画の業務と対応している。',
					en: 'Every worker has a sheet of actual tasks and their share of time, and these match the work their status or approved plan allows.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員分があり、資格や計画の業務と対応し、現場の実際とも一致する。',
						en: 'Everyone has a sheet. It matches the status or plan, and also what is done on site.',
					},
					half: {
						ja: '一部の人だけ、または職名だけで作業の内容がない。',
						en: 'Only some have a sheet, or it names job titles without tasks.',
					},
					none: { ja: '照合表がない。', en: 'There are no such sheets.' },
				},
			},
			{
				key: '29c4b514-2131-45fc-8223-2a68ac2e78dd',
				content: {
					ja: '配置転換・応援・出向の前に照合した記録があり、迷う例は入管や専門家に確認している。',
					en: 'Records show a check before every transfer, help at another site or secondment. In doubtful cases the company asked Immigration or an expert.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '配置が変わった全件に事前の記録があり、迷った例の確認先と答えも残る。',
						en: 'Every change has a record from before it, and doubtful cases show whom the company asked and the answer.',
					},
					half: {
						ja: '一部の件だけ、または変更の後に確かめている。',
						en: 'Only some changes were checked, or only afterward.',
					},
					none: { ja: '確かめずに配置や業務を変えている。', en: 'Placement or duties are changed without a check.' },
				},
			},
			{
				key: '990c9b39-d78c-4d71-b2e1-dfd1ae16d369',
				content: {
					ja: '現場の観察と本人との面談で、照合表にない業務に常時就いている人がいない。',
					en: 'Observation on site and interviews show that nobody regularly does work that is not on their sheet.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '観察した職場と面談した全員で、表にない業務が見つからない。',
						en: 'In every workplace observed and with everyone interviewed, no work outside the sheet was found.',
					},
					half: null,
					none: {
						ja: '範囲外の業務に常時就いている人が1人でもいる。',
						en: 'At least one person regularly does work outside what is allowed.',
					},
				},
			},
			{
				key: 'dfc4eeb1-eda7-460b-b31b-e1b2192e5326',
				content: {
					ja: '資格外活動の人は、他社分の申告を毎月取り、任意の7日間で許可の上限内と照合している（該当者がいなければ対象外）。',
					en: 'People with permission for other activities report their hours at other jobs every month, and the company checks any 7 days against the limit (not applicable if there are none).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員の毎月の申告があり、自社と合わせたどの7日間も上限内と分かる。',
						en: 'Everyone reports every month, and hours in any 7 days, with other jobs, are within the limit.',
					},
					half: {
						ja: '申告はあるが、自社分とだけ、または暦の週でだけ照合している。',
						en: 'There are reports, but the company checks only its own hours or only calendar weeks.',
					},
					none: {
						ja: '申告を取っていない、または上限を超えた人がいる。',
						en: 'No reports are taken, or someone exceeded the limit.',
					},
				},
			},
		],
	},
];
