import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** D3: Career development. */
export const d3: readonly SeedRegularQuestion[] = [
	{
		key: '3de54bfe-0c5e-4057-b7a7-4e7df8916b7a',
		content: {
			ja: '在留資格ごとに、この先に就ける職務と必要な試験や経験を示した図や表を使って、直近1年に外国人労働者全員へ説明したことを、記録で示せますか。',
			en: 'Can you show from records that in the past year you used a chart or table for each residence status to explain to all foreign workers the jobs open to them next and the tests or experience needed?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '先の道筋が見えると、本人は学ぶことと働き続けることを選べます。会社は、期間の上限が来る前に次の役割を用意できます。',
				en: 'When workers see the path ahead, they can choose what to learn and whether to stay. The company can prepare the next role before a period of stay reaches its limit.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '本人が自分の職業生活を設計できるよう、情報の提供や相談の機会を設けることなどが求められています。',
						en: 'Employers should provide information, consultation and the like so that workers can plan their own careers.',
					},
					source: { ja: '職業能力開発促進法第10条の3', en: 'Human Resources Development Promotion Act, Article 10-3' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '在留資格ごとに、次の職務、試験、経験、在留できる期間を一枚の図にして説明します。',
						en: 'A one-page chart for each residence status explains next jobs, tests, experience and length of stay.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '在留資格別のキャリアの図や表（作成日、見直した日が分かるもの）',
					en: 'Career chart or table for each residence status (with dates of making and review)',
					record: 'career_chart_table_residence_status',
					department: ['hr'],
				},
				{
					ja: '説明の記録（対象者、日付、使った言語、説明した人が分かるもの）',
					en: 'Record of explanations (person, date, language, who explained)',
					record: 'record_explanations',
					department: ['hr'],
				},
				{
					ja: '図や表の理解できる言語の版',
					en: 'Versions of the chart or table in languages workers understand',
					record: 'versions_chart_table_languages_workers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['4.4', '8.5'],
		evaluations: [
			{
				key: 'eb9603e7-60b4-49c8-928a-9c281ff9c622',
				content: {
					ja: '在留資格ごとに、次の職務、必要な試験と経験、在留できる期間の上限を示した図や表がある。',
					en: 'There is a chart or table for each residence status that shows next jobs, tests and experience needed, and any limit on stay.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '在籍者の在留資格すべてについて、職務・試験と経験・期間がそろっている。',
						en: 'Jobs, tests, experience and length of stay are shown for every status in the company.',
					},
					half: {
						ja: '一部の在留資格だけ、または試験や期間が書かれていない。',
						en: 'Only some statuses are covered, or tests or length of stay are missing.',
					},
					none: { ja: '図や表がない。', en: 'There is no chart or table.' },
				},
			},
			{
				key: '780d6a02-9d21-4114-b06d-b46d83a00d44',
				content: {
					ja: '本人が理解できる言語で説明した日と、説明した人の記録が全員分ある。',
					en: 'For everyone, it is on record when and by whom it was explained in a language they understand.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員分の記録があり、面談した人が次の道筋を答えられる。',
						en: 'Everyone has a record, and those interviewed can state their next steps.',
					},
					half: {
						ja: '一部の人の記録だけ、または日本語だけで説明している。',
						en: 'Only some people have a record, or it was explained only in Japanese.',
					},
					none: {
						ja: '図や表を配るか掲示しただけで、説明の記録がない。',
						en: 'The chart or table was only handed out or posted, and no explanation is on record.',
					},
				},
			},
			{
				key: 'b8a8fa50-d90b-4f2f-95f7-fcf79f5fcc78',
				content: {
					ja: '図や表を直近1年に見直し、育成就労の開始（2027年4月）など制度の改正を反映している。',
					en: 'The chart or table was reviewed in the past year and reflects changes in the rules, such as the start of Employment for Skill Development in April 2027.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '直近1年の見直しの日があり、在籍者に関わる改正が反映されている。',
						en: 'It has a review date in the past year and reflects the changes that concern current workers.',
					},
					half: {
						ja: '見直しの日はあるが、一部の改正が反映されていない。',
						en: 'It has a review date, but some changes are missing.',
					},
					none: {
						ja: '直近1年に見直していない、または古い制度のままである。',
						en: 'It was not reviewed in the past year, or still shows old rules.',
					},
				},
			},
		],
	},
	{
		key: 'e4ee47e1-edc6-45a0-bf15-2f988b586f64',
		content: {
			ja: '特定技能1号の人のうち、特定技能2号や在留資格「介護」への移行を希望する全員に、試験勉強と実務経験の支援をしたことを、記録で示せますか。',
			en: 'Can you show from records that you supported all Specified Skilled Workers (i) who want to move to Specified Skilled Worker (ii) or the Nursing Care status with test preparation and work experience?',
		},
		points: 9,
		na_condition: {
			ja: '特定技能1号の人がいない、移行を希望する人がいない、または特定技能2号も在留資格「介護」も対象にならない分野の人だけの場合',
			en: 'There are no Specified Skilled Workers (i), none of them wants to move, or all work in fields that lead to neither Specified Skilled Worker (ii) nor the Nursing Care status',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '移行できると、本人は長く働け、家族と暮らす道も開けます。会社は、育てた人材を失わずに済みます。',
				en: 'After the move, workers can stay long and may live with their families. The company does not lose the people it trained.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '本人の職業生活の設計に合わせて、情報の提供や実務経験の機会への配慮などが求められています。',
						en: "Employers should provide information and consider opportunities for work experience that fit the person's career plan.",
					},
					source: { ja: '職業能力開発促進法第10条の3', en: 'Human Resources Development Promotion Act, Article 10-3' },
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '移行の希望を毎年尋ね、試験勉強、受験の費用、必要な経験を積める配置を支援します。',
						en: 'The company asks every year who wants to move, and supports test preparation, test fees and placements that give the experience needed.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '移行の希望の記録（対象者全員、尋ねた日が分かるもの）',
					en: 'Record of who wants to move (everyone concerned, date asked)',
					record: 'record_wants_move',
					department: ['hr'],
				},
				{
					ja: '希望者ごとの配置や育成の計画（積める経験が分かるもの）',
					en: 'Placement or training plan for each person who wants to move (showing the experience they can gain)',
					record: 'placement_training_plan_person_wants',
					department: ['hr', 'site'],
				},
				{
					ja: '受験の費用、講習、勤務の調整の記録',
					en: 'Records of test fees, courses and shift adjustments',
					record: 'learning_costs',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['4.4', '8.5', '10.2'],
		evaluations: [
			{
				key: '2e691ce1-f7d0-4b2c-ad4a-11eb80352bf8',
				content: {
					ja: '移行先のある分野で働く特定技能1号の全員に、移行の希望の有無を直近1年に尋ねた記録がある。',
					en: 'Records show that in the past year the company asked all Specified Skilled Workers (i) in fields where a move is possible whether they want to move.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '対象者全員に尋ねた日と答えがあり、本人の話とも合う。',
						en: 'Date and answer are on record for everyone and agree with what they say.',
					},
					half: {
						ja: '一部の人だけに尋ねている、または1年より前の記録である。',
						en: 'Only some were asked, or the record is more than a year old.',
					},
					none: { ja: '希望を尋ねた記録がない。', en: 'There is no record of asking.' },
				},
			},
			{
				key: '487ea8c1-ede1-4a6d-bb40-77ec46f97ad6',
				content: {
					ja: '希望者ごとに、分野で求められる実務経験（指導や工程管理など）を積める配置の計画がある。',
					en: 'Everyone who wants to move has a placement plan to gain the work experience the field requires (such as instructing others or managing work processes).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '希望者全員の計画に、求められる経験・配置・時期が書かれている。',
						en: 'Every plan states the experience required, the placement and the time.',
					},
					half: {
						ja: '一部の希望者だけ、または経験を積む時期が決まっていない。',
						en: 'Only some people have a plan, or it does not say when they gain the experience.',
					},
					none: { ja: '配置の計画がない。', en: 'There are no placement plans.' },
				},
			},
			{
				key: 'f542b9ac-c9d9-46b4-b887-854a0fe9fac3',
				content: {
					ja: '受験費用の負担・講習・勤務の調整など、会社が行った支援の実績がある。',
					en: 'Records show the support the company gave, such as paying test fees, providing courses or adjusting shifts.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '希望者全員への支援の記録があり、本人も受けたと述べている。',
						en: 'Support for everyone who wants to move is on record, and they confirm it.',
					},
					half: {
						ja: '一部の人への支援だけ、または教材や日程を知らせただけである。',
						en: 'Only some were supported, or were only told about materials or dates.',
					},
					none: { ja: '支援の実績がない。', en: 'The company gave no support.' },
				},
			},
		],
	},
	{
		key: 'e584bc0a-742c-4deb-b52b-552e6b7e24cf',
		content: {
			ja: '直近3年（雇用開始から3年未満の場合は開始以降）に、外国人労働者を班長や指導員などに登用し、就く前後に支援した実例を、記録で示せますか。',
			en: 'Can you show from records a case in the past three years (or since you began employing foreign workers, if later) of appointing a foreign worker as team leader, instructor or the like, with support before and after?',
		},
		points: 7,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '役割を任される実例は、後に続く人の目標になります。就く前後の支援がないと、責任だけが重くなります。',
				en: 'Real cases give others a goal. Without support before and after, a role is only a burden.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '評価や配置などの人事を透明で公正にし、能力を発揮できるようにすることが求められています。',
						en: 'Employers should keep appraisal, placement and other personnel matters transparent and fair, and let people use their abilities.',
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
						ja: '国籍にかかわらず役割に登用し、指導の方法や労務の基礎を学べるようにします。',
						en: 'People are appointed whatever their nationality, and learn how to instruct others and the basics of labor management.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '任命書や辞令（日付、職務、手当が分かるもの）',
					en: 'Letters of appointment (date, duties, allowance)',
					record: 'appointment_letters',
					department: ['hr'],
				},
				{
					ja: '就く前の研修の受講記録',
					en: 'Attendance records of training before the appointment',
					record: 'attendance_records_training_before_appointment',
					department: ['hr'],
				},
				{
					ja: '就いた後の面談記録（困りごとと対応が分かるもの）',
					en: 'Records of talks after the appointment (difficulties and responses)',
					record: 'records_talks_after_appointment',
					department: ['hr', 'site'],
				},
			],
		},
		sdg_targets: ['4.4', '8.5', '10.2'],
		evaluations: [
			{
				key: 'ea53946d-07c2-45c3-a1c7-cf7369a2c31a',
				content: {
					ja: '役割に就いた人の一覧があり、任命の日、職務の内容、手当の有無が分かる。',
					en: 'A list of people appointed shows the date, the duties and whether they get an allowance.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '該当者全員について、任命の日・職務・手当の有無が分かる。',
						en: 'Date, duties and allowance are shown for everyone appointed.',
					},
					half: {
						ja: '一部の項目が分からない、または口頭の任命だけである。',
						en: 'Some entries are missing, or the appointment was only oral.',
					},
					none: { ja: '登用した人がいない、または一覧がない。', en: 'Nobody was appointed, or there is no list.' },
				},
			},
			{
				key: 'f3e95663-5194-4a6d-a94b-e06caa1a3158',
				content: {
					ja: '就く前に、指導の方法や労務の基礎などの研修を受けた記録がある。',
					en: 'Records show training before the appointment, such as how to instruct others and the basics of labor management.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '該当者全員に、就任日より前の研修の記録がある。',
						en: 'Everyone appointed has a training record from before the appointment.',
					},
					half: {
						ja: '一部の人だけ、または就いた後に研修を受けている。',
						en: 'Only some were trained, or only after the appointment.',
					},
					none: { ja: '研修の記録がない。', en: 'There is no record of training.' },
				},
			},
			{
				key: 'f969a65b-8338-44d7-9edf-614f09b8ca6f',
				content: {
					ja: '就いた後に上司が面談し、困りごとに対応した記録がある。',
					en: 'Records show that a supervisor met with the person after the appointment and dealt with difficulties.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '該当者全員の面談と対応の記録があり、本人の話とも合う。',
						en: 'Talks and responses are on record for everyone and agree with what they say.',
					},
					half: { ja: '面談の記録だけで、対応が分からない。', en: 'Only talks are on record, not the responses.' },
					none: { ja: '就いた後の面談の記録がない。', en: 'There is no record of talks after the appointment.' },
				},
			},
		],
	},
];
