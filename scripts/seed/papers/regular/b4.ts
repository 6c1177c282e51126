import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B4: Working hours and leave. */
export const b4: readonly SeedRegularQuestion[] = [
	{
		key: '5ac4cfc6-1551-4064-bb62-15b5af934553',
		content: {
			ja: '直近1年の外国人労働者の時間外・休日労働が36協定の範囲内であることを、客観的な打刻記録に基づき毎月確認していますか（農業など労働時間規制の適用外の場合は、自社で定めた上限で確認する）。',
			en: 'Is it checked every month, from objective time records, that overtime and holiday work of foreign workers in the past year stayed within the Article 36 agreement? (Where the working-hours rules do not apply, as in farming, check against a limit set by the company.)',
		},
		points: 12,
		sdg_targets: ['3.4', '8.8'],
		evaluations: [
			{
				key: 'aa97c783-b259-4059-98b9-c487992b782d',
				content: {
					ja: '届出済みの36協定（または自社の上限規程）があり、過半数代表者を選ぶ場合は外国人労働者も参加している。',
					en: 'The agreement is filed (or an own limit is set) and foreign workers take part where a majority representative is elected.',
				},
				weight: 3,
			},
			{
				key: 'f5165845-4dd0-4b68-b2f0-7ca25ae22717',
				content: {
					ja: '打刻を入退場・PC・作業日報の記録と突き合わせ、始業前の準備や終業後の清掃が漏れていない。',
					en: 'Clock data are compared with gate, PC or work logs, and preparation and cleaning time is not left out.',
				},
				weight: 4,
			},
			{
				key: 'ff9e28a4-a7d6-432c-855f-17e57746c055',
				content: {
					ja: '月の途中で残業時間を集計した記録があり、上限に近い人がいた月は業務を減らす対応をしている。',
					en: 'Overtime is totalled mid-month, and in months when someone came near the limit their work was reduced.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '7b89f03e-fb11-4af1-bfdb-95a8a819d1cb',
		content: {
			ja: '直近1年の外国人労働者の時間外・休日・深夜労働に対し、打刻どおりの時間と正しい算定基礎で割増賃金を計算し、支払っていますか（割増の対象となる労働がない場合は該当しない）。',
			en: 'For overtime, holiday and night work of foreign workers in the past year, was premium pay calculated from the recorded hours and the correct base, and paid? (Not applicable if there was no such work.)',
		},
		points: 12,
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: '94c0c107-64cb-432c-a734-fa617cae1bc4',
				content: {
					ja: '抽出した3か月分を打刻の時間数と割増率から再計算し、支払額と全員一致する。',
					en: 'Recalculating three sampled months from recorded hours and rates gives the amounts paid for everyone.',
				},
				weight: 4,
			},
			{
				key: 'a04a5368-ed3f-45dc-a635-1458f066c3cc',
				content: {
					ja: '日ごとの15分・30分単位の切捨てがなく、参加が義務の朝礼・着替え・研修も労働時間に入っている。',
					en: 'No daily rounding down to 15 or 30 minutes; compulsory meetings, changing and training count as work.',
				},
				weight: 3,
			},
			{
				key: 'b0f32337-ea7b-4f35-ae7e-5fce9b1fe90d',
				content: {
					ja: '算定基礎から外した手当は、法令で除外が認められるものだと手当ごとの判断表で示せる。',
					en: 'A table shows, allowance by allowance, that those left out of the base are ones the law allows to leave out.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '6bf3783b-13ea-441a-9a0c-09ab8b9ef4e5',
		content: {
			ja: '直近1年に、外国人労働者が年次有給休暇を日本人従業員と同じ手続で取得でき、一時帰国のための連続取得にも応じていることを年休管理簿で示せますか（付与の対象者がいない場合は該当しない）。',
			en: 'Does the leave register show that over the past year foreign workers took annual paid leave by the same procedure as Japanese employees, including consecutive days for a visit home? (Not applicable if nobody was entitled yet.)',
		},
		points: 10,
		sdg_targets: ['3.4', '8.5', '8.8'],
		evaluations: [
			{
				key: '77cd213f-a7d0-4d6c-9796-b2b7feb88219',
				content: {
					ja: '管理簿に付与日・日数・取得日が全員分あり、年10日以上付与される人は5日以上取得している。',
					en: 'The register has grant dates, days and days taken for all; those granted 10 or more have taken at least 5.',
				},
				weight: 4,
			},
			{
				key: '073292e1-91fa-4425-938a-c650484ebae7',
				content: {
					ja: '外国人労働者と日本人従業員の取得率を部署ごとに比べ、差があれば理由と対策を記録している。',
					en: 'Take-up rates of foreign and Japanese staff are compared by section; gaps have reasons and measures on record.',
				},
				weight: 2,
			},
			{
				key: '9c093e49-00a8-433e-914c-7bdf5692c554',
				content: {
					ja: '一時帰国の休暇の申請方法が示され、申請への回答記録がある（申請がなければ周知の記録）。',
					en: 'How to apply for leave to visit home is stated, and replies are on file (if no request: record of the notice).',
				},
				weight: 2,
			},
			{
				key: '75ac82e0-4942-48d6-a5cb-f77703aba966',
				content: {
					ja: '抽出した本人が面談で残日数と申請方法を答えられ、不当に断られた例がないと確認できる。',
					en: 'Sampled workers know their remaining days and how to apply, and report no unfair refusal.',
				},
				weight: 2,
			},
		],
	},
];
