import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const humanRights: SeedQuestions<SeedSimpleQuestion> = {
	F1: [
		{
			content: {
				ja: '外国人を含む働く人の人権を尊重する方針を、経営トップの承認を得て文書にし、社外に公開していますか。',
				en: 'Do you have a written policy, approved by top management and open to the public, to respect the human rights of all workers including foreign workers?',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近1年間に、自社で働く外国人に起こりうる人権侵害を洗い出し、対策の優先順位を文書にしましたか。',
				en: 'In the past year, did you identify possible human rights abuses of foreign workers in your company and write down which to address first?',
			},
			points: 4,
		},
		{
			content: {
				ja: '監理団体や登録支援機関などの委託先が外国人の人権を守っているかを、直近1年以内に点検表や聞き取りで確かめましたか。（委託先がない場合は該当しない）',
				en: 'In the past year, did you check by checklist or interview that contractors such as supervising or support organisations respect human rights? (Not applicable if none.)',
			},
			points: 3,
		},
	],
	F2: [
		{
			content: {
				ja: '直近1年間に、旅券・在留カード・通帳を本人が自分で保管していることを、外国人労働者全員との面談で確認しましたか。',
				en: 'In the past year, did you confirm by interview that every foreign employee keeps their own passport, residence card and bank book?',
			},
			points: 5,
		},
		{
			content: {
				ja: '海外から採用した人全員に、来日のための借金と、辞めた場合の違約金の約束の有無を、入社後3か月以内に聞き取っていますか。（海外からの採用がない場合は該当しない）',
				en: 'Within three months of joining, do you ask everyone hired from abroad about debts for coming to Japan and any agreed penalty for quitting? (Not applicable if no one was.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '寮や社宅の規則に、外出・外泊の許可制や携帯電話の禁止など、私生活を不当に制限する定めがないことを確認しましたか。（寮や社宅がない場合は該当しない）',
				en: 'Did you confirm that housing rules do not unduly restrict private life, such as permission to go out or stay out or phone bans? (Not applicable if no company housing.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '退職や転職の手続と、技能実習（2027年4月からは育成就労）の人には転籍の手続を、理解できる言語の文書で知らせていますか。',
				en: 'Do you give foreign employees written steps, in a language they understand, for resigning or changing jobs, and for transfer if in Technical Intern Training (Employment for Skill Development from April 2027)?',
			},
			points: 4,
		},
	],
	F3: [
		{
			content: {
				ja: '国籍・人種・宗教を理由とする差別や嫌がらせの禁止を、就業規則などの社内規程に明記していますか。',
				en: 'Do your work rules or other company rules clearly ban discrimination and harassment based on nationality, race or religion?',
			},
			points: 4,
		},
		{
			content: {
				ja: '直近1年間に、ハラスメント防止の研修を、理解できる言語や教材で外国人労働者全員に行いましたか。',
				en: 'In the past year, did you give all foreign employees harassment prevention training in a language or with material they understand?',
			},
			points: 4,
		},
		{
			content: {
				ja: '礼拝・食事・服装など宗教や文化への配慮を会社に申し出る方法を、外国人労働者全員に知らせていますか。',
				en: 'Do you tell all foreign employees how to ask the company for consideration of religion or culture, such as prayer, meals or clothing?',
			},
			points: 3,
		},
		{
			content: {
				ja: '妊娠・出産や育児休業を理由に解雇や帰国を求めないことを、理解できる言語の文書で外国人労働者全員に伝えていますか。',
				en: 'Do you tell all foreign employees, in a document in a language they understand, that no one is dismissed or told to go home for pregnancy, childbirth or childcare leave?',
			},
			points: 5,
		},
	],
	F4: [
		{
			content: {
				ja: '直近1年間の外国人労働者からの相談について、件数・言語・対応日数を受付簿で示せますか。（0件でも受付簿があれば「はい」）',
				en: 'Can you show from a log the number, languages and days to respond for consultations from foreign employees in the past year? (Yes if you keep a log, even with no cases.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '相談や通報をしたことを理由に不利益な扱いをしないことを、理解できる言語の文書で外国人労働者全員に伝えていますか。',
				en: 'Do you tell all foreign employees, in a document in a language they understand, that no one is treated badly for consulting or reporting?',
			},
			points: 5,
		},
		{
			content: {
				ja: '労働局やJP-MIRAIなど会社以外の相談先の連絡先を、外国人労働者が理解できる言語で職場や寮に掲示していますか。',
				en: 'Do you post contacts for help outside the company, such as the Labour Bureau or JP-MIRAI, at work or in housing in languages foreign employees understand?',
			},
			points: 4,
		},
	],
};
