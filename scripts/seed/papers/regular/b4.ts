import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B4: Working hours and leave. */
export const b4: readonly SeedRegularQuestion[] = [
	{
		key: '5ac4cfc6-1551-4064-bb62-15b5af934553',
		content: {
			ja: '直近1年の外国人労働者の時間外・休日労働が36協定の範囲内であることを、客観的な打刻記録に基づき毎月確認していますか（農業など労働時間規制の適用外の場合は、自社で定めた上限で確認する）。',
			en: 'Do you check every month, from objective time records, that overtime and holiday work of foreign workers stayed within the Article 36 agreement over the past year? (Where the working-hours rules do not apply, as in farming, check against a limit you set.)',
		},
		points: 12,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '長すぎる残業は健康を損ない、断りにくい人に偏りがちです。打刻で毎月確かめれば、過労と違反を早く止められます。',
				en: 'Excessive overtime harms health and tends to fall on those who can hardly refuse. A monthly check of time records stops overwork and violations early.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '残業には届け出た36協定が要り、原則は月45時間・年360時間です。特別条項でも年720時間、休日労働を含め月100時間未満・複数月平均80時間以内です（自動車運転の業務は年960時間で、月100時間・平均80時間の上限はありません。建設の災害復旧などにも特例があります）。',
						en: 'Overtime needs a filed Article 36 agreement, as a rule for up to 45 hours a month and 360 a year. Even with special clauses the limits are 720 hours a year and, with holiday work, under 100 a month and 80 on average over several months (driving: 960 hours a year, without the limits of 100 and 80; special rules also for disaster work in construction).',
					},
					source: { ja: '労働基準法第36条・第139条・第140条', en: 'Labor Standards Act, Articles 36, 139 and 140' },
					as_of: '2026-11-25',
				},
				{
					kind: 'law',
					text: {
						ja: '会社は、働く人の労働時間の状況を客観的な方法で把握しなければなりません。',
						en: 'Companies must track working hours by objective means.',
					},
					source: {
						ja: '労働安全衛生法第66条の8の3',
						en: 'Industrial Safety and Health Act, Article 66-8-3',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '始業と終業の時刻はタイムカードなどの客観的な記録で確かめ、自己申告による場合は実際の時間と合うかを調べるよう求められています。',
						en: 'Employers should confirm start and end times with objective records such as time cards, and check self-reported hours against reality.',
					},
					source: {
						ja: '厚生労働省「労働時間の適正な把握のために使用者が講ずべき措置に関するガイドライン」（2017年1月20日）',
						en: 'Ministry of Health, Labour and Welfare, "Guidelines on Measures for the Proper Recording of Working Hours" (January 20, 2017)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '罰や不利益をおそれて断れない過度な残業は、強制労働の指標の一つです。事情があるときに断れることを、決まりと本人の話で確かめます。',
						en: "Excessive overtime that people cannot refuse for fear of penalties is an indicator of forced labor. Rules and workers' own accounts show whether they can say no when they have a reason.",
					},
					source: { ja: 'ILO「強制労働の指標」（2012年）', en: 'ILO, "Indicators of Forced Labour" (2012)' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '届出済みの36協定届（または自社の上限規程）',
					en: "Filed Article 36 agreement (or the company's own rule on limits)",
					record: 'overtime_agreement',
					department: ['hr'],
				},
				{
					ja: '打刻記録と入退場・PC・日報の照合結果',
					en: 'Results of comparing clock records with gate, PC or work logs',
					record: 'time_records',
					department: ['hr', 'site'],
				},
				{
					ja: '月ごとの残業の集計表（確認した日と人が分かるもの）',
					en: 'Monthly overtime tables (with date and who checked)',
					record: 'monthly_overtime_tables',
					department: ['hr'],
				},
				{
					ja: '過半数代表者の選出の記録（選び方と参加者が分かるもの）',
					en: 'Record of choosing the majority representative (method and participants)',
					record: 'record_choosing_majority_representative',
					department: ['hr'],
				},
				{
					ja: '変形労働時間制や自動車運転者の基準（改善基準告示）がある場合は、その協定と、拘束時間・休息の記録',
					en: 'Where variable working hours or the standards for drivers apply: the agreement, and records of time on duty and rest',
					record: 'variable_hours_agreement',
					department: ['hr', 'site'],
				},
				{
					ja: '残業や休日労働を断った記録と、その後の配置・評価',
					en: 'Records of overtime or holiday work that was refused, and of placement and appraisal afterward',
					record: 'records_overtime_holiday_work_refused',
					department: ['site', 'hr'],
				},
			],
		},
		sdg_targets: ['3.4', '8.8'],
		evaluations: [
			{
				key: 'aa97c783-b259-4059-98b9-c487992b782d',
				content: {
					ja: '届出済みの36協定（または自社の上限規程）があり、過半数代表者を選ぶ場合は外国人労働者も参加している。',
					en: 'The Article 36 agreement is filed (or the company has its own rule on limits), and if a majority representative is chosen, foreign workers take part.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '有効な協定があり、選出は会社の指名でなく、外国人労働者も選び方を話せる。',
						en: 'The agreement is valid, the company did not name the representative, and foreign workers can say how the choice was made.',
					},
					half: {
						ja: '協定はあるが、選出の記録がないか、外国人労働者に知らせていない。',
						en: 'There is an agreement, but no record of how the representative was chosen, or foreign workers were not told about it.',
					},
					none: {
						ja: '協定の届出がない、または会社が代表者を指名している。',
						en: 'No agreement is filed, or the company named the representative.',
					},
				},
			},
			{
				key: 'f5165845-4dd0-4b68-b2f0-7ca25ae22717',
				content: {
					ja: '打刻を入退場・PC・作業日報の記録と突き合わせ、始業前の準備や終業後の清掃が漏れていない。',
					en: 'Clock records are compared with gate, PC or work logs, and preparation before and cleaning after work are not left out.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '抽出した月の全員で突き合わせ、準備や清掃の時間まで打刻と合う。',
						en: "In the months sampled, everyone's records were compared, and even preparation and cleaning match the clock.",
					},
					half: {
						ja: '突き合わせが一部の部署だけ、または差の理由を調べていない。',
						en: 'Only some sections were compared, or differences were not looked into.',
					},
					none: {
						ja: '突き合わせていない、または打刻の後に働かせている。',
						en: 'Nothing was compared, or people work after clocking out.',
					},
				},
			},
			{
				key: 'ff9e28a4-a7d6-432c-855f-17e57746c055',
				content: {
					ja: '月の途中で残業時間を集計した記録があり、上限に近い人がいた月は業務を減らす対応をしている。',
					en: 'Records show overtime totals taken mid-month, and less work for anyone near the limit that month.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '毎月の途中集計があり、上限に近い人の業務を減らした記録と結果がある。',
						en: 'Every month has a mid-month total, with records of reducing work for people near the limit and of the result.',
					},
					half: {
						ja: '集計はしたが月末だけ、または対応の記録がない。',
						en: 'Totals are taken only at month end, or no action is recorded.',
					},
					none: {
						ja: '集計していない、または上限を超えた月を放置している。',
						en: 'No totals are taken, or months over the limit were left as they were.',
					},
				},
			},
			{
				key: '221186cc-1b5c-4d54-ab45-40951f85521e',
				content: {
					ja: '面談で本人が、体調や家庭などの事情があるときは残業や休日労働を断れ、断っても不利に扱われないと述べている。',
					en: 'In interviews, workers say that they can refuse overtime or holiday work for health, family or similar reasons, and that refusing does not count against them.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '面談した全員が、断れることを知り、断っても不利に扱われないと述べている。',
						en: 'Everyone interviewed knows that they can refuse and says that it does not count against them.',
					},
					half: {
						ja: '断りにくいと感じる人がいるが、不利に扱われた例はない。',
						en: 'Some find it hard to refuse, but nobody was treated worse for it.',
					},
					none: {
						ja: '断って不利に扱われた人がいる、または断れないと述べる人が多い。',
						en: 'Someone was treated worse for refusing, or most say that they cannot refuse.',
					},
				},
			},
		],
	},
	{
		key: '7b89f03e-fb11-4af1-bfdb-95a8a819d1cb',
		content: {
			ja: '直近1年の外国人労働者の時間外・休日・深夜労働の割増賃金を、打刻どおりの時間と正しい算定基礎で計算し、支払っていますか。',
			en: 'In the past year, did you pay foreign workers premium pay for overtime, holiday and night work by the hours recorded and on the correct base?',
		},
		points: 12,
		na_condition: {
			ja: '直近1年に割増賃金の対象となる労働がない場合',
			en: 'There was no work in the past year for which premium pay is due',
		},
		is_critical: true,
		guidance: {
			purpose: {
				ja: '割増賃金は計算が分かりにくく、未払いがあっても本人は気づきにくいものです。わずかな切捨ても、全員分が積もれば大きな額になります。',
				en: 'Premium pay is hard to work out, so workers rarely notice a shortfall. Even small amounts rounded down add up over everyone.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '時間外は25%以上（月60時間を超える分は50%以上）、休日は35%以上、深夜は25%以上の割増賃金を支払わなければなりません。',
						en: 'Premium pay is at least 25% for overtime (50% beyond 60 hours a month), 35% for holiday work and 25% for night work.',
					},
					source: {
						ja: '労働基準法第37条',
						en: 'Labor Standards Act, Article 37',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '使用者の指示で行う着替え・準備・清掃・研修の時間も労働時間として扱い、正しく記録するよう求められています。',
						en: 'Employers should treat and record changing, preparation, cleaning and training as working time when done on their instruction.',
					},
					source: {
						ja: '厚生労働省「労働時間の適正な把握のために使用者が講ずべき措置に関するガイドライン」（2017年1月20日）',
						en: 'Ministry of Health, Labour and Welfare, "Guidelines on Measures for the Proper Recording of Working Hours" (January 20, 2017)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '打刻記録と割増賃金の計算表（同じ月のもの）',
					en: 'Clock records and premium pay calculations (for the same months)',
					record: 'time_records',
					department: ['hr', 'accounting'],
				},
				{
					ja: '算定基礎に入れる手当と外す手当の判断表',
					en: 'Table of which allowances are in the base and which are not',
					record: 'table_which_allowances_base_which',
					department: ['hr'],
				},
				{
					ja: '朝礼・着替え・研修の扱いを定めた文書',
					en: 'Document on how morning meetings, changing and training are treated',
					record: 'document_morning_meetings',
					department: ['hr', 'site'],
				},
			],
		},
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: '94c0c107-64cb-432c-a734-fa617cae1bc4',
				content: {
					ja: '抽出した3か月分を打刻の時間数と割増率から再計算し、支払額と全員一致する。',
					en: 'For three sampled months, a recalculation from recorded hours and premium rates gives the amount paid for everyone.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員の3か月分で、再計算した額と支払額が一致する。',
						en: 'For everyone and all three months, the recalculated amount is the amount paid.',
					},
					half: {
						ja: '計算の誤りがあるが、原因を直し、不足分を払っている。',
						en: 'There were errors, but their causes were fixed and shortfalls paid.',
					},
					none: {
						ja: '未払いが残っている、または再計算できる記録がない。',
						en: 'Some pay is still unpaid, or the records do not allow a recalculation.',
					},
				},
				is_critical_item: true,
			},
			{
				key: 'a04a5368-ed3f-45dc-a635-1458f066c3cc',
				content: {
					ja: '日ごとの15分・30分単位の切捨てがなく、参加が義務の朝礼・着替え・研修も労働時間に入っている。',
					en: 'Daily hours are not rounded down to 15 or 30 minutes, and mandatory morning meetings, changing and training count as working time.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の日ごとの記録と本人の話で、切捨ても労働時間の除外もない。',
						en: "Everyone's daily records and workers' accounts show no rounding down and no time left out.",
					},
					half: null,
					none: {
						ja: '切捨て、または労働時間から外した例が1件でもある。',
						en: 'At least one case of rounding down or of time left out was found.',
					},
				},
			},
			{
				key: 'b0f32337-ea7b-4f35-ae7e-5fce9b1fe90d',
				content: {
					ja: '算定基礎から外した手当は、法令で除外が認められるものだと手当ごとの判断表で示せる。',
					en: 'For each allowance left out of the base, a table shows that the law allows leaving it out.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全手当の判断表があり、外した手当が実際の支給の仕方からも除外できると分かる。',
						en: 'The table covers every allowance, and the way they are actually paid also shows that they may be left out.',
					},
					half: {
						ja: '判断表がない手当があるが、計算は正しい。',
						en: 'Some allowances are not in the table, but the calculation is right.',
					},
					none: { ja: '外せない手当を外している。', en: 'An allowance that must be included was left out.' },
				},
			},
		],
	},
	{
		key: '6bf3783b-13ea-441a-9a0c-09ab8b9ef4e5',
		content: {
			ja: '直近1年に、外国人労働者が希望した年次有給休暇を、一時帰国のための連続した休暇も含めて取得できたことを、年休管理簿で示せますか。',
			en: 'Can you show from the leave register that over the past year foreign workers could take the annual paid leave they asked for, including consecutive days for a visit home?',
		},
		points: 10,
		na_condition: { ja: '年次有給休暇の付与の対象者がいない場合', en: 'Nobody was entitled to annual paid leave yet' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '休めることは健康と家族との絆を支えます。一時帰国ができる職場は、長く働き続けてもらえます。',
				en: 'Time off supports health and family ties. Where people can visit home, they stay longer.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '要件を満たす人に年次有給休暇を与え、年10日以上付与される人には年5日を確実に取らせて、管理簿を作らなければなりません。',
						en: 'People who qualify must get annual paid leave. Those entitled to 10 days or more a year must actually take 5, and the company keeps a leave register.',
					},
					source: {
						ja: '労働基準法第39条、労働基準法施行規則第24条の7',
						en: 'Labor Standards Act, Article 39; Regulations for Enforcement of the Labor Standards Act, Article 24-7',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能と、2027年4月1日からの育成就労では、本人が一時帰国を希望したときに必要な有給休暇を取らせます。',
						en: 'Specified Skilled Workers and workers in Employment for Skill Development (from April 1, 2027) who want to visit home must be given the paid leave they need.',
					},
					source: {
						ja: '特定技能の基準省令（平成31年法務省令第5号）第1条第1項第5号、育成就労法施行規則第18条',
						en: 'Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 1(1)(v); Regulations for Enforcement of the Employment for Skill Development Act, Article 18',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '年次有給休暇管理簿（付与日、日数、取得日）',
					en: 'Leave register (entitlement date, days, days taken)',
					record: 'annual_leave_register',
					department: ['hr'],
				},
				{
					ja: '休暇の申請書と回答の記録',
					en: 'Leave requests and records of the replies',
					record: 'leave_requests_records_replies',
					department: ['site', 'hr'],
				},
				{
					ja: '部署ごとの取得率の比較表',
					en: 'Table comparing leave taken by section',
					record: 'table_comparing_leave_taken_section',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['3.4', '8.5', '8.8'],
		evaluations: [
			{
				key: '77cd213f-a7d0-4d6c-9796-b2b7feb88219',
				content: {
					ja: '管理簿に付与日・日数・取得日が全員分あり、年10日以上付与される人は5日以上取得している。',
					en: 'The register shows entitlement date, days and days taken for everyone, and those entitled to 10 days or more a year have taken at least 5.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員分の記載があり、対象者全員が5日以上取得し、本人の話とも合う。',
						en: 'Everyone is in it, all who should have taken 5 days or more did, and workers confirm it.',
					},
					half: { ja: '管理簿はあるが、記載の漏れがある。', en: 'There is a register, but entries are missing.' },
					none: {
						ja: '管理簿がない、または5日取得できなかった人がいる。',
						en: 'There is no register, or someone did not get to take 5 days.',
					},
				},
			},
			{
				key: '073292e1-91fa-4425-938a-c650484ebae7',
				content: {
					ja: '外国人労働者と日本人従業員の取得率を部署ごとに比べ、差があれば理由と対策を記録している。',
					en: 'The company compares by section how much leave foreign and Japanese workers take, and records reasons and measures for any gap.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全部署で比べ、差の理由と対策の実施まで記録がある（差がなければ比較の記録）。',
						en: 'Every section is compared, with reasons and measures carried out on record (if there is no gap, the comparison).',
					},
					half: {
						ja: '会社全体だけ、または差の理由を調べていない。',
						en: 'Only the whole company is compared, or reasons for a gap were not looked into.',
					},
					none: { ja: '比べていない。', en: 'Nothing is compared.' },
				},
			},
			{
				key: '9c093e49-00a8-433e-914c-7bdf5692c554',
				content: {
					ja: '一時帰国の休暇の申請方法が示され、申請への回答記録がある（申請がなければ周知の記録）。',
					en: 'Workers are told how to request leave for a visit home, and replies to requests are on record (if there were none, the notice).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '理解できる言語で申請方法を示し、全申請への回答が残っている。',
						en: 'The way to request leave is explained in a language workers understand, and every request has a reply on record.',
					},
					half: {
						ja: '難しい日本語だけで示している、または一部の回答が残っていない。',
						en: 'It is explained only in difficult Japanese, or some replies are missing.',
					},
					none: {
						ja: '申請方法を示していない、または理由なく断った申請がある。',
						en: 'It is not explained, or a request was refused without a reason.',
					},
				},
			},
			{
				key: '75ac82e0-4942-48d6-a5cb-f77703aba966',
				content: {
					ja: '抽出した本人が面談で残日数と申請方法を答えられ、不当に断られた例がないと確認できる。',
					en: 'Workers sampled can say in interviews how many days they have left and how to request leave, and confirm that nobody was refused unfairly.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '話を聞いた全員が残日数と申請方法を答え、断られた例がない。',
						en: 'Everyone interviewed can say both, and nobody was refused.',
					},
					half: {
						ja: '残日数か申請方法を知らない人がいるが、断られた例はない。',
						en: 'Some do not know their days or the procedure, but nobody was refused.',
					},
					none: {
						ja: '不当に断られた人がいる、または話を聞いていない。',
						en: 'Someone was refused unfairly, or nobody was interviewed.',
					},
				},
			},
		],
	},
];
