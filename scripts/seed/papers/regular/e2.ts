import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** E2: Dialogue and relations at work. */
export const e2: readonly SeedRegularQuestion[] = [
	{
		key: '7f953408-0d81-4a61-b77f-467cd67f0b5a',
		content: {
			ja: '法令で定められた定期面談や人事評価の面談とは別に、直属の上司が外国人労働者全員と直近1年に2回以上、1対1で話したことを、記録で示せますか。',
			en: 'Apart from interviews required by law and appraisal interviews, can you show from records that the direct supervisor talked one-on-one with every foreign worker at least twice in the past year?',
		},
		points: 8,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '困りごとは、小さいうちなら職場で解けます。上司と安心して話せる時間が、孤立と突然の離職を防ぎます。',
				en: 'Small problems can be solved at work. Time to talk safely with a supervisor prevents isolation and sudden departures.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人が職場で円滑に意思疎通できるよう、環境づくりに努めることが求められています。',
						en: 'Employers should try to create a workplace where foreign workers can communicate smoothly.',
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
						en: 'One-on-one talks are held regularly during working hours, apart from appraisal.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '対話の手引き（時期、話す項目、記録の扱いが分かるもの）',
					en: 'Guide to the talks (when they are held, topics, how records are handled)',
					record: 'guide_talks',
					department: ['hr'],
				},
				{
					ja: '対話の記録（実施日、本人の話、上司の対応が分かるもの）',
					en: 'Records of the talks (date, what the worker said, what the supervisor did)',
					record: 'records_talks',
					department: ['site', 'hr'],
				},
			],
		},
		sdg_targets: ['10.2', '16.7'],
		evaluations: [
			{
				key: 'b7b79c45-7975-4eab-b8d8-eedddb420197',
				content: {
					ja: '1対1の対話の時期、話す項目、記録の扱いを定めた手引きがある。',
					en: 'A guide sets when one-on-one talks are held, what they cover and how records are handled.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '時期・項目・記録の扱いが手引きにあり、上司全員に配られている。',
						en: 'The guide covers all three, and every supervisor has it.',
					},
					half: {
						ja: '手引きはあるが項目が欠けている、または一部の職場だけである。',
						en: 'There is a guide, but points are missing, or it is used in only some workplaces.',
					},
					none: { ja: '手引きがない。', en: 'There is no guide.' },
				},
			},
			{
				key: '39289e26-deac-4042-9e6a-13e47f3300f0',
				content: {
					ja: '全員分の記録があり、実施日・本人の話・上司の対応が書かれている。',
					en: 'There is a record for everyone, with the date, what the worker said and what the supervisor did.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員に2回以上の記録があり、話の内容と対応が書かれている。',
						en: 'Everyone has two or more records, with what was said and what was done.',
					},
					half: {
						ja: '一部の人だけ、年1回だけ、または対応が書かれていない。',
						en: 'Only some people have records, only once a year, or without a response.',
					},
					none: { ja: '直近1年の対話の記録がない。', en: 'There is no record of talks in the past year.' },
				},
			},
			{
				key: '03eb74e5-cbfa-426d-b09a-3c3d91c41b38',
				content: {
					ja: '面談で本人が、勤務時間の中で安心して話せたと述べている。',
					en: 'In interviews, workers say that the talks took place during working hours and that they could talk safely.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '面談した全員が、勤務時間の中で安心して話せたと述べている。',
						en: 'Everyone interviewed says that they could talk safely during working hours.',
					},
					half: {
						ja: '一部の人は、話しにくかった、または勤務の後だったと述べている。',
						en: 'Some say that it was hard to talk, or that the talk was after work.',
					},
					none: {
						ja: '面談した人が、対話はなかったと述べている。',
						en: 'Those interviewed say that there were no talks.',
					},
				},
			},
		],
	},
	{
		key: '801c5dcd-31d5-4569-aac6-2da8101702d7',
		content: {
			ja: '直近1年の評価・配置・健康などの大切な話し合いで、通訳が必要な外国人労働者に通訳や翻訳を手配したことを、記録で示せますか。',
			en: 'Can you show from records that, for important talks on appraisal, placement, health and the like in the past year, you arranged interpreting or translation for foreign workers who needed it?',
		},
		points: 8,
		na_condition: { ja: '通訳が必要な外国人労働者がいない場合', en: 'No foreign worker needs interpreting' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '大切な話ほど、行き違いの影響は大きくなります。通訳の記録は、後の「聞いていない」という争いも防ぎます。',
				en: 'The more important the talk, the more harm a misunderstanding does. Records of interpreting also prevent arguments later over who was told what.',
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
						en: 'Employers should try to create a workplace where people communicate easily and language is not a barrier.',
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
					record: 'document_which_talks_need_interpreter',
					department: ['hr'],
				},
				{
					ja: '通訳が必要な人と言語の一覧',
					en: 'List of people who need an interpreter, and their languages',
					record: 'list_people_need_interpreter',
					department: ['hr'],
				},
				{
					ja: '通訳や翻訳の手配票、請求書（日付、場面、通訳者が分かるもの）',
					en: 'Bookings or invoices for interpreting or translation (date, occasion, interpreter)',
					record: 'interpreters',
					department: ['hr', 'accounting'],
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
						en: 'It sets the steps and the kinds of important talks, such as appraisal, placement and health.',
					},
					half: {
						ja: '手順だけで、どの話し合いに付けるかが決まっていない。',
						en: 'It sets only the steps, not which talks need an interpreter.',
					},
					none: {
						ja: '書面の決まりがなく、その場の判断に任せている。',
						en: 'Nothing is written down, and people decide on the spot.',
					},
				},
			},
			{
				key: '4cb8411b-4d07-4f23-bb5d-1b0439df186a',
				content: {
					ja: '通訳が必要な人と言語の一覧があり、直近1年の手配の日・場面・通訳者が記録されている。',
					en: 'There is a list of people who need an interpreter and their languages, and the date, occasion and interpreter of each booking in the past year are on record.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '一覧の全員について、大切な話し合いごとの手配の記録がある。',
						en: 'For everyone on the list, each important talk has a record of the booking.',
					},
					half: {
						ja: '一覧か手配の記録の一方だけ、または一部の言語だけである。',
						en: 'There is only a list or only records, or only some languages are covered.',
					},
					none: { ja: '一覧も手配の記録もない。', en: 'There is neither a list nor a record.' },
				},
			},
			{
				key: '84790e1a-026e-4dff-8e94-e7c26c2dd288',
				content: {
					ja: '本人の利害に関わる話では、上司や同僚だけに通訳を頼らないことが記録と面談で分かる。',
					en: "Records and interviews show that when workers' own interests are at stake, supervisors or coworkers are never the only interpreters.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '該当する話のすべてで、上司や同僚以外の通訳や翻訳が使われている。',
						en: 'In all such talks, someone other than a supervisor or coworker interpreted or translated.',
					},
					half: {
						ja: '一部の話では、上司や同僚だけが通訳している。',
						en: 'In some such talks, a supervisor or coworker was the only interpreter.',
					},
					none: {
						ja: 'いつも上司や同僚だけに頼っている。',
						en: 'Supervisors or coworkers are always the only interpreters.',
					},
				},
			},
		],
	},
	{
		key: '8096530b-19e3-48c0-b7e8-baaef90acc4d',
		content: {
			ja: '直近1年に、外国人労働者が日本人の同僚や地域の人と交流できる機会があったことを、会社の記録で示せますか。',
			en: 'Can you show from company records that in the past year foreign workers had opportunities to meet Japanese coworkers or local people?',
		},
		points: 5,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '仕事以外のつながりは、孤立を防ぎ、困ったときの助けになります。自由に選べる交流は、職場の理解も深めます。',
				en: 'Ties beyond work prevent isolation and help when people are in trouble. Contacts that people can choose freely also deepen understanding at work.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人には、日本人との交流を促す支援をしなければなりません。',
						en: 'Specified Skilled Workers (i) must be supported in getting to know Japanese people.',
					},
					source: {
						ja: '入管法第2条の5第7項、特定技能の基準省令（平成31年法務省令第5号）第3条第1項第1号',
						en: 'Immigration Control Act, Article 2-5(7); Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3(1)(i)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '在留資格を問わず、地域の行事などに参加する機会を設けるよう努めることが求められています。',
						en: 'Whatever the residence status, employers should try to give opportunities to join local events and the like.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（生活支援）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (support for daily life)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '行事や催しの案内（使った言語が分かるもの）',
					en: 'Notices of events (showing the language used)',
					record: 'notices_events',
					department: ['general_affairs', 'site'],
				},
				{
					ja: '開催の記録（日付、内容、参加者数が分かるもの）',
					en: 'Records of events (date, content, number of participants)',
					record: 'records_events',
					department: ['general_affairs', 'site'],
				},
				{
					ja: '希望や文化の違いを聞いたアンケートや打ち合わせの記録',
					en: 'Surveys or notes of meetings on wishes and cultural differences',
					record: 'surveys_notes_meetings_wishes_cultural',
					department: ['general_affairs', 'hr'],
				},
			],
		},
		sdg_targets: ['4.7', '10.2'],
		evaluations: [
			{
				key: 'a4b01f7c-8c1b-4bfe-9a66-40514b11fe02',
				content: {
					ja: '社内行事や地域の催しの案内が、理解できる言語で全員に届いている。',
					en: 'Notices of company and local events reach everyone in a language they understand.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者の言語すべての案内があり、面談した全員が受け取っている。',
						en: "There are notices in all workers' languages, and everyone interviewed received them.",
					},
					half: {
						ja: '日本語だけの案内、または一部の人にしか届いていない案内である。',
						en: 'Notices are only in Japanese, or reached only some people.',
					},
					none: { ja: '行事や催しを案内していない。', en: 'Events are not announced.' },
				},
			},
			{
				key: '1cc15b7e-ca1e-4661-9f5d-702d9b59ffb5',
				content: {
					ja: '直近1年の開催日・内容・外国人と日本人の参加者数の記録がある。',
					en: 'Records of the past year show date, content, and the number of foreign and of Japanese participants.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての催しに日付・内容・両方の参加者数の記録がある。',
						en: 'Every event has date, content and both numbers of participants on record.',
					},
					half: {
						ja: '一部の催しの記録だけ、または参加者数が分からない。',
						en: 'Only some events are on record, or numbers are missing.',
					},
					none: { ja: '開催や参加の記録がない。', en: 'There is no record of events or participation.' },
				},
			},
			{
				key: '0905e88e-e9f5-4d0f-ae0e-6dfbed27a6f2',
				content: {
					ja: '参加は自由で、内容を決めるときに外国人労働者の希望や文化の違いを聞いている。',
					en: 'Participation is voluntary, and foreign workers are asked about their wishes and cultural differences when events are planned.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '案内に自由参加とあり、希望を聞いた記録が本人の話とも合う。',
						en: 'Notices say that participation is voluntary, and records of wishes match what workers say.',
					},
					half: {
						ja: '自由参加だが、希望や文化の違いを聞いていない。',
						en: 'Participation is voluntary, but nobody is asked about wishes or cultural differences.',
					},
					none: {
						ja: '参加を強いている、または断ると不利になると本人が述べている。',
						en: 'People are made to take part, or workers say that refusing is held against them.',
					},
				},
			},
		],
	},
];
