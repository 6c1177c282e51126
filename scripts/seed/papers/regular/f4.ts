import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F4: Consultation and remedy. */
export const f4: readonly SeedRegularQuestion[] = [
	{
		key: 'f6badd75-475a-4e95-a1d3-45098b08ead4',
		content: {
			ja: '外国人労働者からの相談や苦情を理解できる言語で受け付け、直近1年の件数・言語・内容の区分・対応に要した日数を受付簿で示せますか。',
			en: 'Does the company take complaints and requests for advice in languages foreign workers understand, and can its log show the number, language, type and days taken in the past year?',
		},
		points: 12,
		sdg_targets: ['16.3', '16.6'],
		evaluations: [
			{
				key: '01e56815-98c5-46c6-98a2-54cd30aaa678',
				content: {
					ja: '相談の方法、担当者、対応の期限、秘密を守ることが書面で決まり、全員に配られている。',
					en: 'A document given to all sets how to consult, who is in charge, time limits and confidentiality.',
				},
				weight: 3,
			},
			{
				key: 'f12451a8-5752-45d0-bd02-5afd23a7faf5',
				content: {
					ja: '受付簿に受付日・言語・内容の区分・対応・終了日がある（0件の場合は周知と試行の記録がある）。',
					en: 'The log shows date, language, type, action and closing date (if no cases, records of publicity and a trial run).',
				},
				weight: 4,
			},
			{
				key: '6feef690-59b4-481b-8b57-fa7bd298580e',
				content: {
					ja: '面談で本人が、直属の上司を通さずに相談できる方法を答えられる。',
					en: 'In interviews, workers can say how to consult without going through their direct superior.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '39933917-da08-431e-8c43-60aab709d469',
		content: {
			ja: '会社を通さずに相談できる社外の窓口（労働局の外国語の相談、JP-MIRAIアシストなど）を、理解できる言語の掲示や配布物で外国人労働者全員に知らせていますか。',
			en: 'Are all foreign workers told, by notices or handouts in languages they understand, of outside contacts they can use without the company (labor bureau foreign-language advice, JP-MIRAI Assist, etc.)?',
		},
		points: 8,
		sdg_targets: ['16.3', '16.10'],
		evaluations: [
			{
				key: '8e006149-65cf-4bd4-bee0-1db17730839c',
				content: {
					ja: '掲示や配布物に窓口の名称・電話番号やURL・対応言語・受付時間があり、直近1年に内容を確かめている。',
					en: 'The notice gives name, phone or URL, languages and hours, and was checked in the past year.',
				},
				weight: 4,
			},
			{
				key: 'afcf91d7-f77f-49ed-8d1d-8ffd7ff00a34',
				content: {
					ja: '技能実習（2027年4月からは育成就労）の母国語相談など、在籍者の在留資格に応じた公的な窓口が含まれている。',
					en: "It includes public contacts suited to the workers' status, such as native-language advice for technical interns (from April 2027, Employment for Skill Development).",
				},
				weight: 3,
			},
			{
				key: 'f7572939-8260-440c-9031-4e3604e3a641',
				content: {
					ja: '面談で本人が、社外の窓口を1つ以上挙げ、会社に知らせずに使えると述べている。',
					en: 'In interviews, workers can name at least one outside contact and say they can use it without telling the company.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '30cf2290-83df-4241-82bd-8a524b68387d',
		content: {
			ja: '会社への相談、公的機関への申告、公益通報を理由に不利に扱わないと定めた規程を、外国人労働者全員に理解できる言語で知らせていますか。',
			en: 'Have all foreign workers been told, in a language they understand, of rules that forbid unfavorable treatment for consulting the company, reporting to authorities or whistleblowing?',
		},
		points: 12,
		sdg_targets: ['16.3', '16.6', '16.10'],
		evaluations: [
			{
				key: 'a9be5d7e-2ec8-4bc1-9405-c4cb676876fc',
				content: {
					ja: '規程が、解雇・契約の不更新・帰国の強要・配置換えなどの報復を禁じ、違反への処分を定めている。',
					en: 'The rules ban retaliation such as dismissal, non-renewal, forced return or reassignment, and set sanctions.',
				},
				weight: 3,
			},
			{
				key: '70770182-16ed-4cfd-9a8f-2eddd0766ec0',
				content: {
					ja: '正当な理由なく通報者を探すことや、通報しない約束をさせることの禁止（2026年12月施行の法改正）が規程にある。',
					en: 'The rules ban searching for whistleblowers or making workers promise not to report without good reason (law revised from December 2026).',
				},
				weight: 3,
			},
			{
				key: '12eb005b-78a2-494d-8f29-49756eaa0352',
				content: {
					ja: '会社に相談した人の更新・賃金・配置を一定期間の後に点検している（外部への通報者は探さない。相談がなければ満たす）。',
					en: 'Renewal, pay and placement of those who consulted the company are checked later (without searching for those who reported outside; met if none consulted).',
				},
				weight: 2,
			},
			{
				key: '1ec2d3fa-e31b-4f93-a02c-127a29c1991c',
				content: {
					ja: '面談で本人が、相談しても不利に扱われないと説明を受けたと述べている。',
					en: 'In interviews, workers say they were told that they would not suffer for consulting.',
				},
				weight: 2,
			},
		],
	},
];
