import type { PhrasesOfCategory } from './types.ts';

/** E: Job satisfaction. */
export const e: PhrasesOfCategory = {
	E1: {
		good: [
			{
				ja: 'すべての住居に実測した間取り図と1人あたりの面積があり、年に一度の点検で見つかった不備も直されています。',
				en: 'Every dwelling has a measured floor plan with the space per person, and defects found in the yearly inspection have been repaired.',
			},
		],
		lacking: [
			{
				ja: '家賃と水道光熱費の額の根拠となる計算書がありません。実費を超えていないことを示せない状態です。',
				en: 'No calculation supports the rent and utility charges, so it cannot be shown that they do not exceed the actual cost.',
			},
			{
				ja: '暮らしの支援の実施簿に、使った言語と案内した内容が書かれていません。受診の方法を答えられない方もいました。',
				en: 'The log of daily life support lacks the language and the content, and some people did not know how to see a doctor.',
			},
		],
		next: [
			{
				ja: '住居ごとに、請求書の額と入居者数から負担額を計算した書面を作り、入居者に渡してください。人数が変わったら計算し直してください。',
				en: 'For each dwelling, calculate the charge from invoices and the number of residents, and give residents the sheet. Recalculate it when the number changes.',
			},
			{
				ja: '避難図と緊急連絡先を入居者の言語で掲示し、点検の日時は前もって知らせて了解を得てください。',
				en: 'Post evacuation maps and emergency contacts in the languages of the residents, and announce inspections and get their consent beforehand.',
			},
		],
	},
	E2: {
		good: [
			{
				ja: '上司との1対1の対話が全員と年2回以上行われ、本人の話と対応が残っています。面談でも、安心して話せるとの声がありました。',
				en: 'Superiors talk one on one with everyone at least twice a year, and what was said and done is recorded. Workers said that they could speak freely.',
			},
		],
		lacking: [
			{
				ja: '評価や健康に関わる大切な話し合いで、同僚が通訳をしています。話しにくいことが伝わらないおそれがあります。',
				en: 'In important talks about appraisal or health, coworkers interpret, so sensitive matters may not be said.',
			},
			{
				ja: '交流の行事はありますが、案内が日本語だけで、参加者の記録もありません。',
				en: 'There are social events, but they are announced in Japanese only, and attendance is not recorded.',
			},
		],
		next: [
			{
				ja: '通訳を付ける話し合いの種類と手配の方法を書面にし、必要な方と言語の一覧を作ってください。電話やオンラインの通訳も選べます。',
				en: 'Write down which talks need an interpreter and how to arrange one, and list people and languages. Interpreting by phone or online is possible, too.',
			},
			{
				ja: '1対1の対話で聞く項目と記録の扱いを手引きにまとめ、勤務時間の中で全員と年2回以上行ってください。',
				en: 'Set down what is asked in one-on-one talks and how records are kept, and hold them with everyone at least twice a year, during working hours.',
			},
		],
	},
	E3: {
		good: [
			{
				ja: '匿名の調査を理解できる言語で行い、結果から決めた改善を実施日とともに従業員へ知らせています。',
				en: 'An anonymous survey is held in languages that workers understand, and they were told the improvements that followed, with dates.',
			},
		],
		lacking: [
			{
				ja: '調査は行われていますが、回答者が分かる集め方です。率直な意見が出にくいと思われます。',
				en: 'A survey is held, but respondents can be identified, so candid answers are unlikely.',
			},
			{
				ja: '定着率の集計がなく、離職が本人の選択によるものか、職場に理由があるのかを分けて見ていません。',
				en: 'Retention is not measured, and departures by choice are not told apart from those caused by the workplace.',
			},
		],
		next: [
			{
				ja: '無記名の回収箱か社外の回収先を使い、回答率と項目別の結果をまとめてください。人数の少ない職場では、社外の人による聞き取りも選べます。',
				en: 'Collect answers in an anonymous box or outside the company, and report the response rate and results by item. In small workplaces, someone from outside may ask instead.',
			},
			{
				ja: '在留資格と部署ごとに定着率を年に一度集計し、見つかった課題と行った改善を同じ表に残してください。引き止めを目標にはしないでください。',
				en: 'Compile retention once a year by residence status and department, and keep issues and improvements in the same table. Do not make holding people back a goal.',
			},
		],
	},
};
