import type { PhrasesOfCategory } from './types.ts';

/** D: Talent management. */
export const d: PhrasesOfCategory = {
	D1: {
		good: [
			{
				ja: '担当業務ごとの導入教育の計画があり、実施日・言語・教材まで記録しています。本人も仕事の手順を説明できました。',
				en: 'Each job has an induction plan, and dates, languages and material are recorded. Workers could explain their procedures.',
			},
		],
		lacking: [
			{
				ja: '育成計画に期限がなく、到達度を本人と確かめた記録もありません。今の目標を答えられない方がいました。',
				en: 'Development plans have no deadlines, and progress is not reviewed with the person. Some could not name their current goal.',
			},
			{
				ja: '指導員は決まっていますが、教える時間が勤務表にありません。忙しい月の指導が途切れています。',
				en: 'Instructors are named, but the roster leaves them no time to teach, and training stops in busy months.',
			},
		],
		next: [
			{
				ja: '一人ずつの育成計画に技能と期限を書き、6か月に一度は指導員と本人で到達度と次の課題を確かめてください。',
				en: 'Write skills and deadlines into a plan for each person, and have instructor and worker review progress and next tasks at least every six months.',
			},
			{
				ja: '試験を受ける方の一覧を作り、練習の時間・設備・指導した人を記録してください。材料費などの負担も確かめてください。',
				en: 'List those who take an examination, and record practice time, equipment and instructors. Check who pays for material, too.',
			},
		],
	},
	D2: {
		good: [
			{
				ja: '職務で必要な日本語を「何ができるか」の形で示し、年に一度、全員の到達度を確かめています。',
				en: 'The Japanese needed for each job is stated as what a person can do, and everyone is checked once a year.',
			},
		],
		lacking: [
			{
				ja: '参加を指示した学習の時間が、勤怠と賃金に反映されていません。指示したものと自由参加のものの区別も書面にありません。',
				en: 'Hours of lessons that workers were told to attend are not in the time records and pay, and mandatory and voluntary lessons are not told apart in writing.',
			},
			{
				ja: '夜勤や交替勤務の方が利用できる学習の機会がなく、利用していない方の理由も把握されていません。',
				en: 'People on night and rotating shifts have no way to take lessons, and it is not known why others do not.',
			},
		],
		next: [
			{
				ja: '指示の理解・報告・記録など、職務の場面ごとに日本語の目標を書き、届かない方には学び方と教え方の両方を見直してください。',
				en: 'Set goals for the situations of each job, such as instructions, reports and records. Where they are not reached, review both how people learn and how work is taught.',
			},
			{
				ja: 'オンライン講座など時間を選べる方法を加え、申し込み方法を理解できる言語で全員に案内してください。利用者数と費用も記録してください。',
				en: 'Add lessons at any hour, such as online courses, and tell everyone in a language they understand how to apply. Record users and costs.',
			},
		],
	},
	D3: {
		good: [
			{
				ja: '在留資格ごとに、次の職務と必要な試験を図で示し、全員に説明しています。役職に登用した実例もあります。',
				en: 'A chart shows the next jobs and examinations for each residence status and was explained to everyone. People have been promoted to posts of responsibility.',
			},
		],
		lacking: [
			{
				ja: 'キャリアの図はありますが、制度の改正が反映されておらず、説明した日と相手の記録もありません。',
				en: 'There is a career chart, but it does not reflect changes in the rules, and it is not recorded who was told when.',
			},
			{
				ja: '上位の在留資格への移行の希望を尋ねた記録がなく、実務経験を積める配置も計画されていません。',
				en: 'Nothing shows that people were asked whether they want to move to a higher residence status, and no assignments are planned in which they could gain practical experience.',
			},
		],
		next: [
			{
				ja: '年に一度、移行や昇進の希望を全員に尋ね、希望する方には試験までの予定と必要な実務経験を一緒に書いてください。',
				en: 'Ask everyone once a year about moving up, and plan together with those who want to: the steps up to the examination, and the experience they need.',
			},
			{
				ja: '班長や指導員に就く方に、指導の方法の研修と、就いた後の上司との定期的な話し合いを用意してください。',
				en: 'Give those who become leaders or instructors training in teaching, and regular talks with their superior afterward.',
			},
		],
	},
};
