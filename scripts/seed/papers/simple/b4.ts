import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B4: Working hours and leave. */
export const b4: readonly SeedSimpleQuestion[] = [
	{
		key: 'd1f76252-8370-46b1-8df6-2df138964f70',
		content: {
			ja: '毎月、タイムカードなどの客観的な打刻記録と賃金台帳を照合し、割増賃金の未払いがないことを確認していますか。',
			en: 'Do you compare objective time records, such as time cards, with the wage ledger every month, and confirm that no premium pay is unpaid?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '打刻と賃金のずれは、気づかないうちに未払いになります。毎月の照合なら、ずれが小さいうちに直せます。',
				en: 'Gaps between time records and wages turn into unpaid wages without anyone noticing. With a monthly check, they are fixed while they are small.',
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
				{ ja: '打刻記録と賃金台帳（同じ月のもの）', en: 'Time records and wage ledger (for the same months)' },
				{ ja: '照合した記録（日付と確認した人）', en: 'Record of the comparison (date and who checked)' },
			],
		},
	},
	{
		key: '52d802c4-096c-4a05-9307-54d58460a8bc',
		content: {
			ja: '資格外活動許可で働く人に他社の勤務時間を毎月申告してもらい、どの7日間も上限（原則28時間）内だと確かめていますか。',
			en: 'Do people with permission for other activities report their hours at other jobs every month, and do you check that any 7 days are within the limit (as a rule 28 hours)?',
		},
		points: 5,
		na_condition: { ja: '資格外活動許可で働く人がいない場合', en: 'Nobody works with permission for other activities' },
		guidance: {
			purpose: {
				ja: '掛け持ちで上限を超えると、本人は在留を続けられなくなり、会社も責任を問われ得ます。申告が両方を守ります。',
				en: 'If someone exceeds the limit across jobs, they may lose their stay, and the company may be held responsible. Reports protect both.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '資格外活動の許可では、働けるのは原則として週28時間以内、学校の長期休業中は1日8時間以内です。',
						en: 'With permission for other activities, people may as a rule work up to 28 hours a week, or 8 hours a day during long school holidays.',
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
						ja: '許可の範囲を超えて働かせると、知らなくても過失があれば処罰の対象になります。',
						en: 'Having someone work beyond their permission is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '入管法第73条の2',
						en: 'Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '他社の勤務時間の申告書（毎月分）', en: 'Reports of hours at other jobs (for each month)' },
				{ ja: '自社と他社を合わせた時間の確認表', en: 'Table adding up hours at your company and at other jobs' },
			],
		},
	},
	{
		key: '3aa10b34-1dd7-4bff-bca5-77923d77950e',
		content: {
			ja: '直近1年間の外国人労働者の時間外・休日労働が、届け出た36協定の範囲内であることを、毎月確認していますか。',
			en: 'Do you check every month that overtime and holiday work of foreign workers over the past year stayed within the Article 36 agreement you filed?',
		},
		points: 2,
		na_condition: {
			ja: '直近1年間に時間外・休日労働がない、または労働時間規制の適用外（農業など）の場合',
			en: 'There was no overtime or holiday work in the past year, or the working-hours rules do not apply (as in farming)',
		},
		guidance: {
			purpose: {
				ja: '長い残業は健康を損ない、法律の上限を超えれば会社が処罰され得ます。月の途中で確かめれば、超える前に止められます。',
				en: 'Long overtime harms health, and beyond the legal limit the company can be punished. Checking during the month stops it in time.',
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
			],
			evidence: [
				{ ja: '届出済みの36協定届', en: 'Filed Article 36 agreement' },
				{
					ja: '月ごとの残業時間の一覧（確認した日が分かるもの）',
					en: 'Monthly list of overtime (with date of the check)',
				},
			],
		},
	},
];
