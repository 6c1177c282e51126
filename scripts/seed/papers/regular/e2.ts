import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E2: Dialogue and workplace relations. */
export const e2: readonly SeedRegularQuestion[] = [
	{
		key: '7f953408-0d81-4a61-b77f-467cd67f0b5a',
		content: {
			ja: '法令で定められた定期面談や人事評価の面談とは別に、直属の上司が外国人労働者全員と直近1年に2回以上、1対1で話したことを、記録で示せますか。',
			en: 'Apart from interviews required by law and appraisal meetings, can the company show by records that each direct superior talked one-on-one with every foreign worker at least twice in the past year?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '困りごとは、小さいうちなら職場で解けます。上司と安心して話せる時間が、孤立と突然の離職を防ぎます。',
				en: 'Small problems can be solved at work. Time to talk freely with a superior prevents isolation and sudden departures.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人が職場で円滑に意思疎通できるよう、環境づくりに努めることが求められています。',
						en: 'Employers are asked to try to make workplaces where foreign workers can communicate smoothly.',
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
						ja: '勤務時間の中で、評価とは切り離した1対1の対話を定期的に行います。',
						en: 'One-on-one talks are held regularly in working time, apart from appraisal.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '対話の手引き（時期、話す項目、記録の扱いが分かるもの）',
					en: 'Guide to the talks (when, topics, handling of records)',
				},
				{
					ja: '対話の記録（実施日、本人の話、上司の対応が分かるもの）',
					en: 'Records of the talks (date, what was said, response)',
				},
			],
		},
		sdg_targets: ['10.2', '16.7'],
		evaluations: [
			{
				key: 'b7b79c45-7975-4eab-b8d8-eedddb420197',
				content: {
					ja: '1対1の対話の時期、話す項目、記録の扱いを定めた手引きがある。',
					en: 'A guide sets when the talks are held, what is discussed and how records are handled.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '時期・項目・記録の扱いが手引きにあり、上司全員に配られている。',
						en: 'The guide covers all three and every superior has it.',
					},
					half: {
						ja: '手引きはあるが項目が欠けている、または一部の職場だけである。',
						en: 'The guide has gaps or is used in some workplaces only.',
					},
					none: { ja: '手引きがない。', en: 'There is no guide.' },
				},
			},
			{
				key: '39289e26-deac-4042-9e6a-13e47f3300f0',
				content: {
					ja: '全員分の記録があり、実施日・本人の話・上司の対応が書かれている。',
					en: 'There are records for everyone with the date, what the worker said and what the superior did.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員に2回以上の記録があり、話の内容と対応が書かれている。',
						en: 'There are two or more records for everyone, with content and response.',
					},
					half: {
						ja: '一部の人だけ、年1回だけ、または対応が書かれていない。',
						en: 'Some people only, once a year only, or no response written.',
					},
					none: { ja: '直近1年の対話の記録がない。', en: 'There is no record of talks in the past year.' },
				},
			},
			{
				key: '03eb74e5-cbfa-426d-b09a-3c3d91c41b38',
				content: {
					ja: '面談で本人が、勤務時間の中で安心して話せたと述べている。',
					en: 'In interviews, workers say the talks took place in working time and that they could speak freely.',
				},
				weight: 4,
				anchors: {
					full: { ja: '面談した全員が、勤務時間の中で安心して話せたと述べている。', en: 'All interviewed say so.' },
					half: {
						ja: '一部の人は、話しにくかった、または勤務の後だったと述べている。',
						en: 'Some say it was hard to speak or took place after work.',
					},
					none: { ja: '面談した人が、対話はなかったと述べている。', en: 'Those interviewed say there were no talks.' },
				},
			},
		],
	},
	{
		key: '801c5dcd-31d5-4569-aac6-2da8101702d7',
		content: {
			ja: '直近1年の評価・配置・健康などの大切な話し合いで、通訳が必要な外国人労働者に通訳や翻訳を手配したことを、記録で示せますか。',
			en: 'Can the company show by records that it arranged interpreting or translation for foreign workers who needed it in important talks (appraisal, placement, health) in the past year?',
		},
		points: 8,
		na_condition: { ja: '通訳が必要な外国人労働者がいない場合', en: 'No foreign worker needs interpreting' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '大切な話ほど、行き違いの影響は大きくなります。通訳の記録は、後の「聞いていない」という争いも防ぎます。',
				en: 'The more important the talk, the more a misunderstanding costs. Records of interpreting prevent later disputes.',
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
						ja: '言葉の壁で話が伝わらないことのないよう、意思疎通しやすい職場づくりに努めることが求められています。',
						en: 'Employers are asked to try to make it easy for foreign workers to communicate at work.',
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
					ja: '通訳を付ける場面と手配の手順を決めた文書',
					en: 'Document on which talks need an interpreter and how to arrange one',
				},
				{ ja: '通訳が必要な人と言語の一覧', en: 'List of people and languages' },
				{
					ja: '通訳や翻訳の手配票、請求書（日付、場面、通訳者が分かるもの）',
					en: 'Orders or bills for interpreting (date, occasion, interpreter)',
				},
			],
		},
		sdg_targets: ['10.2', '16.7'],
		evaluations: [
			{
				key: '2f9eb748-d977-4f7f-bd24-6bd173ce30f5',
				content: {
					ja: '通訳を付ける話し合いの種類と手配の手順が書面で決まっている。',
					en: 'A document sets which talks need an interpreter and how to arrange one.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '評価・配置・健康など大切な話し合いの種類と手順が決まっている。',
						en: 'The kinds of important talks and the steps are set.',
					},
					half: {
						ja: '手順だけで、どの話し合いに付けるかが決まっていない。',
						en: 'There are steps, but not for which talks.',
					},
					none: {
						ja: '書面の決まりがなく、その場の判断に任せている。',
						en: 'Nothing is written; it is left to the moment.',
					},
				},
			},
			{
				key: '4cb8411b-4d07-4f23-bb5d-1b0439df186a',
				content: {
					ja: '通訳が必要な人と言語の一覧があり、直近1年の手配の日・場面・通訳者が記録されている。',
					en: 'A list shows who needs which language, and records show the date, occasion and interpreter in the past year.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '一覧の全員について、大切な話し合いごとの手配の記録がある。',
						en: 'For all on the list there are records for each important talk.',
					},
					half: {
						ja: '一覧か手配の記録の一方だけ、または一部の言語だけである。',
						en: 'Only the list or only the records, or some languages only.',
					},
					none: { ja: '一覧も手配の記録もない。', en: 'There is neither list nor record.' },
				},
			},
			{
				key: '84790e1a-026e-4dff-8e94-e7c26c2dd288',
				content: {
					ja: '本人の利害に関わる話では、上司や同僚だけに通訳を頼らないことが記録と面談で分かる。',
					en: "Records and interviews show that when the worker's interests are at stake, interpreting is not left to superiors or coworkers alone.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '該当する話のすべてで、上司や同僚以外の通訳や翻訳が使われている。',
						en: 'In all such talks someone other than a superior or coworker interpreted or translated.',
					},
					half: {
						ja: '一部の話では、上司や同僚だけが通訳している。',
						en: 'In some of them a superior or coworker interpreted alone.',
					},
					none: { ja: 'いつも上司や同僚だけに頼っている。', en: 'It is always left to superiors or coworkers.' },
				},
			},
		],
	},
	{
		key: '8096530b-19e3-48c0-b7e8-baaef90acc4d',
		content: {
			ja: '直近1年に、外国人労働者が日本人の同僚や地域の人と交流できる機会があったことを、会社の記録で示せますか。',
			en: 'Can the company show by its records that in the past year foreign workers had occasions to meet Japanese coworkers or local people?',
		},
		points: 5,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '仕事以外のつながりは、孤立を防ぎ、困ったときの助けになります。自由に選べる交流は、職場の理解も深めます。',
				en: 'Ties beyond work prevent isolation and help in trouble. Free exchange also builds understanding at work.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、日本人との交流を促す支援をしなければなりません。',
						en: 'Specified Skilled Workers (i) must be supported in meeting Japanese people.',
					},
					source: {
						ja: '入管法第2条の5第7項、特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Immigration Control and Refugee Recognition Act, Article 2-5(7); Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、地域の行事などに参加する機会を設けるよう努めることが求められています。',
						en: 'Whatever the status, employers are asked to try to give chances to join local events.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（生活支援）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (support for daily life)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '行事や催しの案内（使った言語が分かるもの）', en: 'Notices of events (languages)' },
				{ ja: '開催の記録（日付、内容、参加者数が分かるもの）', en: 'Records of events (date, content, participants)' },
				{
					ja: '希望や文化の違いを聞いたアンケートや打ち合わせの記録',
					en: 'Surveys or notes on wishes and cultural needs',
				},
			],
		},
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'a4b01f7c-8c1b-4bfe-9a66-40514b11fe02',
				content: {
					ja: '社内行事や地域の催しの案内が、理解できる言語で全員に届いている。',
					en: 'Notices of company and local events reach everyone in languages they understand.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者の言語すべての案内があり、面談した全員が受け取っている。',
						en: 'Notices exist in all languages of the staff, and all interviewed received them.',
					},
					half: {
						ja: '日本語だけの案内、または一部の人にしか届いていない案内である。',
						en: 'Notices are in Japanese only or reached only some.',
					},
					none: { ja: '行事や催しを案内していない。', en: 'No events are announced.' },
				},
			},
			{
				key: '1cc15b7e-ca1e-4661-9f5d-702d9b59ffb5',
				content: {
					ja: '直近1年の開催日・内容・外国人と日本人の参加者数の記録がある。',
					en: 'Records for the past year show dates, content and numbers of foreign and Japanese participants.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての催しに日付・内容・両方の参加者数の記録がある。',
						en: 'All events have dates, content and both numbers.',
					},
					half: {
						ja: '一部の催しの記録だけ、または参加者数が分からない。',
						en: 'Only some events are recorded, or numbers are missing.',
					},
					none: { ja: '開催や参加の記録がない。', en: 'There is no record of events or participants.' },
				},
			},
			{
				key: '0905e88e-e9f5-4d0f-ae0e-6dfbed27a6f2',
				content: {
					ja: '参加は自由で、内容を決めるときに外国人労働者の希望や文化の違いを聞いている。',
					en: 'Taking part is voluntary, and foreign workers are asked about their wishes and cultural needs in planning.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '案内に自由参加とあり、希望を聞いた記録が本人の話とも合う。',
						en: 'Notices say it is voluntary, and records of wishes match what workers say.',
					},
					half: { ja: '自由参加だが、希望や文化の違いを聞いていない。', en: 'It is voluntary, but no one is asked.' },
					none: {
						ja: '参加を強いている、または断ると不利になると本人が述べている。',
						en: 'People must take part, or say that refusing is held against them.',
					},
				},
			},
		],
	},
];
