import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** C2: Appraisal and promotion. */
export const c2: readonly SeedRegularQuestion[] = [
	{
		key: '149b2e6d-02dc-489c-b0da-db10e4fcb8bd',
		content: {
			ja: '直近の評価期間について、外国人労働者全員に、評価の基準と賃金への反映の仕方を、期間が始まるまでに理解できる言語で知らせましたか（評価制度がない場合は「いいえ」）。',
			en: 'Before the latest appraisal period began, did you tell all foreign workers the appraisal criteria and how results affect pay, in a language they understand? (Answer "no" if you have no appraisal system.)',
		},
		points: 10,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '何をすれば評価されるか分からないと、努力の方向も定まりません。前もって知らせると、意欲と納得が生まれます。',
				en: 'If people do not know what counts, they cannot aim their efforts. Telling them beforehand brings motivation and acceptance.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '評価や賃金の決定、配置などの人事管理は、透明で公正なものにし、文書の多言語化などに努めることが求められています。',
						en: 'Employers should manage appraisal, pay and placement transparently and fairly, and try to provide documents in several languages.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '評価の時期と基準を全員に先に示すことは、国籍による思い込みを防ぐ好事例です。',
						en: 'It is good practice to tell everyone beforehand when and by what criteria they are appraised, because it prevents bias about nationalities.',
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
					ja: '評価基準の訳文・やさしい日本語版',
					en: 'Appraisal criteria in translation or plain Japanese',
					record: 'appraisal_criteria_translation_plain_japanese',
					department: ['hr'],
				},
				{
					ja: '知らせた記録（日付、対象者、使った言語）',
					en: 'Record of telling workers (date, people, language)',
					record: 'record_telling_workers',
					department: ['hr'],
				},
				{
					ja: '評価の対象者名簿（在留資格と雇用形態が分かるもの）',
					en: 'List of people to be appraised (with residence status and type of employment)',
					record: 'list_people_be_appraised',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: 'fa1a6371-035d-498b-8602-8c5570ce3a0f',
				content: {
					ja: '評価基準の訳またはやさしい日本語版があり、項目ごとの水準が具体的な行動で示されている。',
					en: 'The criteria exist in translation or plain Japanese, and describe each level through concrete behavior.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員が理解できる版があり、全項目の水準が行動の例で書かれている。',
						en: 'There is a version that everyone understands, and every level is described with examples of behavior.',
					},
					half: {
						ja: '一部の言語だけ、または一部の項目しか行動で書かれていない。',
						en: 'Only some languages are covered, or only some items are described through behavior.',
					},
					none: {
						ja: '難しい日本語の基準だけ、または評価制度がない。',
						en: 'There are only criteria in difficult Japanese, or there is no appraisal system.',
					},
				},
			},
			{
				key: '3bee2feb-0a4b-4ef2-a5f6-eea1eb5ff5c0',
				content: {
					ja: '評価の対象者名簿に在留資格や雇用形態を問わず外国人労働者が載り、除外した人には理由がある。',
					en: 'The list of people to be appraised includes foreign workers of every residence status and type of employment, and any exclusion has a reason.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '在籍者名簿の外国人労働者全員が載り、除外した人の理由が職務や在籍期間である。',
						en: 'It includes every foreign worker on the staff list, and any exclusion rests on job or length of service.',
					},
					half: {
						ja: '載っているが、除外した人の理由が書かれていない。',
						en: 'Foreign workers are included, but exclusions have no written reason.',
					},
					none: {
						ja: '在留資格や国籍を理由に、外国人労働者を対象から外している。',
						en: 'Foreign workers are excluded because of residence status or nationality.',
					},
				},
			},
			{
				key: '05a2a511-0107-48ec-b555-d5d4c227b4fb',
				content: {
					ja: '日本語力を評価する場合は職務に必要な範囲に限り、技能の評価と分けている（評価していなければ対象外）。',
					en: 'If Japanese is rated, only what the job needs is rated, apart from skills (not applicable if Japanese is not rated).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '職務ごとに要る日本語だけを評価し、評価票でも技能と別の欄である。',
						en: 'Only the Japanese that each job needs is rated, and the sheet has a separate field for it.',
					},
					half: {
						ja: '欄は分けたが、職務に必要な範囲が決まっていない。',
						en: 'There is a separate field, but it is not set what the job needs.',
					},
					none: {
						ja: '日本語力を理由に技能の評価を下げている。',
						en: 'Skill ratings are lowered because of Japanese.',
					},
				},
			},
			{
				key: 'ab4947f7-faa8-401d-9e4f-fec8de0417b1',
				content: {
					ja: '知らせた日付が評価期間の開始前で、抽出した本人が評価項目と昇給の関係を説明できる。',
					en: 'Workers were told before the period began, and workers sampled can explain how the appraisal items relate to raises.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員への通知が開始前の日付で、抽出した全員が昇給との関係を話せる。',
						en: 'Everyone was told before the period began, and everyone sampled can explain the link to raises.',
					},
					half: {
						ja: '開始前に知らせたが、説明できない人がいる。',
						en: 'Workers were told before the period began, but some cannot explain it.',
					},
					none: {
						ja: '期間が始まってから知らせた、または知らせていない。',
						en: 'Workers were told after the period began, or not at all.',
					},
				},
			},
		],
	},
	{
		key: '9740725d-d865-40fd-ac3f-21898afde710',
		content: {
			ja: '直近1年に、在籍する外国人労働者全員と評価面談を行い、評価の結果と理由、次の目標を本人が理解できる方法で伝えましたか。',
			en: 'In the past year, did you hold an appraisal interview with every current foreign worker and convey the result, the reasons and the next goals in a way they understood?',
		},
		points: 8,
		na_condition: {
			ja: '在籍1年未満の人だけの場合',
			en: 'All foreign workers have been employed for less than a year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '理由を聞けない評価は、不公平に見えます。面談は力を伸ばすきっかけになり、辞めたい気持ちにも早く気づけます。',
				en: 'An appraisal without reasons looks unfair. Interviews help people grow, and show early when someone thinks of leaving.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '評価や処遇の運用を透明で公正なものにし、本人に分かる形で示すよう努めることが求められています。',
						en: 'Employers should run appraisal and treatment transparently and fairly, and try to present them in a form the person understands.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（人事管理）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (personnel management)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '評価への意見を言える場を設け、答えを返すことは、不満を早く解く好事例です。',
						en: 'It is good practice to let workers comment on their appraisal and to answer them, because it settles grievances early.',
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
					ja: '評価面談票（結果、理由、目標、本人の確認）',
					en: "Appraisal interview sheets (result, reasons, goals, worker's confirmation)",
					record: 'appraisal_interview_sheets',
					department: ['hr', 'site'],
				},
				{
					ja: '通訳の手配や訳した面談票',
					en: 'Interpreter bookings or translated interview sheets',
					record: 'interpreters',
					department: ['hr'],
				},
				{
					ja: '意見・異議の受付と回答の記録',
					en: 'Record of comments or objections received and of the replies',
					record: 'record_comments_objections_received_replies',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: '3ad56353-0e01-4df4-a71a-97b2e1a400a7',
				content: {
					ja: '評価結果・理由・次期の目標と、本人の確認欄を備えた面談票が全員分そろっている。',
					en: 'Every worker has an interview sheet with the result, the reasons, the next goals and a space for their confirmation.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '在籍1年以上の全員分に4点がそろい、日付が直近1年である。',
						en: 'Everyone employed for a year or more has a sheet with all four entries, dated in the past year.',
					},
					half: {
						ja: '一部の人だけ、または結果だけで理由や目標がない。',
						en: 'Only some people have a sheet, or it gives results without reasons or goals.',
					},
					none: { ja: '面談票がない。', en: 'There are no interview sheets.' },
				},
			},
			{
				key: 'ee8320ad-790b-4a55-bced-5994c0b30ca1',
				content: {
					ja: '通訳・訳文・図解などの使用が記録され、抽出した本人が評価の理由と目標を自分の言葉で話せる。',
					en: 'Use of interpreters, translations, charts or the like is recorded, and workers sampled can state the reasons and goals in their own words.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '使った方法が全員分あり、抽出した全員が理由と目標を話せる。',
						en: 'The means used is recorded for everyone, and everyone sampled can state both.',
					},
					half: {
						ja: '方法の記録がないか、話せない人がいる。',
						en: 'The means used is not recorded, or some people cannot state reasons and goals.',
					},
					none: {
						ja: '難しい日本語だけで伝え、ほとんどの人が理由を話せない。',
						en: 'Results were conveyed only in difficult Japanese, and most people cannot state the reasons.',
					},
				},
			},
			{
				key: '76098a99-bc63-4959-8774-a2018bcc055b',
				content: {
					ja: '評価への意見や異議を出す方法が示され、出された件への回答が残っている（なければ周知の記録）。',
					en: 'Workers are told how to comment on or object to their appraisal, and replies are on record (if there were no cases, the notice).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '出し方を全員に知らせ、出た全件に理由のある回答がある。なければ周知の記録がある。',
						en: 'Everyone was told how, and every case has a reply with reasons. If there were no cases, the notice is on record.',
					},
					half: {
						ja: '出し方を一部の人にだけ知らせたか、回答の遅れた件がある。',
						en: 'Only some were told how, or some replies were late.',
					},
					none: {
						ja: '出し方を示していない、または回答していない。',
						en: 'Nobody was told how, or there was no reply.',
					},
				},
			},
		],
	},
	{
		key: '3c21d7a0-6d37-404b-b2da-945673012bcd',
		content: {
			ja: '直近3年の昇給・昇格の割合を外国人労働者と日本人従業員で比べ、差の原因に応じた改善をしていることを示せますか。',
			en: 'Can you show that you compare raise and promotion rates of foreign workers and Japanese employees over the past three years, and act on the causes of any gap?',
		},
		points: 10,
		na_condition: {
			ja: '外国人労働者と日本人従業員のどちらかの在籍がなく、比べられない場合',
			en: 'You have no foreign workers or no Japanese employees, so no comparison is possible',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '一人ずつ見ると気づかない偏りが、割合にすると見えてきます。昇格の道が開かれていれば、優れた人が残ります。',
				en: 'Bias that nobody sees in single cases shows up in rates. Where the way to promotion is open, good people stay.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '国籍を理由に、昇給や昇格で差別することは禁じられています。',
						en: 'Discrimination because of nationality in raises and promotion is prohibited.',
					},
					source: {
						ja: '労働基準法第3条',
						en: 'Labor Standards Act, Article 3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '同じ会社で有期契約が更新されて通算5年を超えた人が申し込むと、期間の定めのない契約に変わります。',
						en: 'When fixed-term contracts with the same company add up to more than five years, the worker can apply to change to an open-ended contract.',
					},
					source: { ja: '労働契約法第18条', en: 'Labor Contracts Act, Article 18' },
					as_of: '2026-11-25',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '昇給と昇格の割合を国籍などの別に比べることは、見えにくい差を見つける好事例です。',
						en: 'It is good practice to compare raise and promotion rates by nationality and the like, because it reveals hidden gaps.',
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
					ja: '昇給・昇格の集計表（3年分、在籍年数と職種別）',
					en: 'Tables of raises and promotions (three years, by length of service and type of job)',
					record: 'tables_raises_promotions',
					department: ['hr'],
				},
				{
					ja: '無期契約や正社員への転換の件数（国籍別）',
					en: 'Numbers of changes to open-ended contracts and to regular employment (by nationality)',
					record: 'numbers_changes_open_ended_contracts',
					department: ['hr'],
				},
				{
					ja: '昇格の要件と試験の点検の記録',
					en: 'Record of reviewing promotion requirements and tests',
					record: 'record_reviewing_promotion_requirements_tests',
					department: ['hr'],
				},
				{
					ja: '結果を検討した会議の議事録',
					en: 'Minutes of the meeting that discussed the results',
					record: 'minutes_meeting_discussed_results',
					department: ['management', 'hr'],
				},
			],
		},
		sdg_targets: ['8.5', '10.2', '10.3'],
		evaluations: [
			{
				key: '3d14827d-5702-4852-a8d5-c51edfa44e15',
				content: {
					ja: '在籍年数と職種をそろえ、昇給額と昇格率を年ごとに比べた集計表がある。',
					en: 'A table compares raises and promotion rates year by year for people with the same length of service and type of job.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '3年分を年ごとに、在籍年数と職種をそろえて比べ、人事の記録と一致する。',
						en: 'Three years are compared year by year for the same length of service and type of job, and match personnel records.',
					},
					half: {
						ja: '年数や職種をそろえていない、または1〜2年分だけである。',
						en: 'Length of service or type of job is not matched, or only one or two years are covered.',
					},
					none: { ja: '集計表がない。', en: 'There is no table.' },
				},
			},
			{
				key: '50663c62-c8bb-4a2a-81cf-ef5407f313e1',
				content: {
					ja: '昇格の試験・推薦・資格要件を点検し、国籍や職務に不要な日本語力の条件がないと確認している。',
					en: 'Promotion tests, nominations and requirements were reviewed, and contain no condition of nationality or of Japanese that the job does not need.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '試験・推薦・要件のすべてを点検し、見つけた不要な条件を外している。',
						en: 'Tests, nominations and requirements were all reviewed, and needless conditions were removed.',
					},
					half: {
						ja: '点検したが一部だけ、または不要な条件が残っている。',
						en: 'Only some were reviewed, or needless conditions remain.',
					},
					none: {
						ja: '点検していない、または国籍の条件がある。',
						en: 'Nothing was reviewed, or there is a nationality condition.',
					},
				},
			},
			{
				key: '54458c73-ff83-4204-88c8-12504915111d',
				content: {
					ja: '比較の結果を経営会議などで検討し、決めた見直しの内容と期限が議事録に残っている。',
					en: 'A management meeting or the like discussed the results, and the minutes state what will change and by when.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '議事録に内容と期限があり、期限の来たものを実行している（差がなければ検討の記録）。',
						en: 'The minutes state what will change and by when, and what was due is done (if there is no gap, record of the discussion).',
					},
					half: {
						ja: '検討したが、期限や実行の記録がない。',
						en: 'It was discussed, but there is no deadline or record of action.',
					},
					none: { ja: '検討していない。', en: 'It was not discussed.' },
				},
			},
		],
	},
];
