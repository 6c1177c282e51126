import type { PhrasesOfCategory } from './types.ts';

/** C: Personnel system. */
export const c: PhrasesOfCategory = {
	C1: {
		good: [
			{
				ja: '職務・責任・経験をそろえた賃金の比較表があり、差のある方の理由も職務に基づいて書かれています。',
				en: 'Pay is compared for the same job, responsibility and experience, and where it differs, a reason based on the job is given.',
			},
		],
		lacking: [
			{
				ja: '手当や福利厚生の支給基準に、外国人従業員が対象になるかどうかの記載がありません。実績にも差が見られます。',
				en: 'The rules on allowances and benefits do not say whether they cover foreign workers, and payments differ.',
			},
			{
				ja: '海外での職務経験や資格を、初任給にどう反映するかの基準がありません。決めた理由の説明も残っていません。',
				en: 'There is no rule on how experience and qualifications from abroad count toward starting pay, and no record that the reason was explained.',
			},
		],
		next: [
			{
				ja: '手当・賞与・福利厚生の項目ごとに、日本人従業員との支給実績を並べ、差のある項目は目的に照らして見直してください。',
				en: 'Compare allowances, bonuses and benefits item by item with those of Japanese staff, and review differences in the light of what each item is for.',
			},
			{
				ja: '経験年数・学歴・資格を等級に換算する表を作り、国内と海外を同じ基準で扱ってください。決定の記録と本人への説明も残してください。',
				en: 'Make a table that converts experience, education and qualifications into grades, the same for Japan and abroad. Record each decision and its explanation.',
			},
		],
	},
	C2: {
		good: [
			{
				ja: '評価の基準が訳され、期間の始まる前に全員へ知らされています。本人も、評価項目と昇給の関係を説明できました。',
				en: 'The appraisal criteria are translated and were given to everyone before the period began. Workers could explain how they relate to pay raises.',
			},
		],
		lacking: [
			{
				ja: '評価面談は行われていますが、結果の理由と次の目標が面談票に書かれていません。本人が何を目指せばよいか分かりません。',
				en: 'Appraisal talks take place, but the sheets lack reasons and next goals, so workers do not know what to aim for.',
			},
			{
				ja: '昇給や昇格の割合を日本人従業員と比べた集計がありません。差の有無が分からない状態です。',
				en: 'Rates of raises and promotions are not compared with those of Japanese staff, so differences are unknown.',
			},
		],
		next: [
			{
				ja: '評価基準をやさしい日本語か訳文で配り、技能の評価と日本語力の評価を分けてください。職務に必要のない日本語力は評価から外してください。',
				en: 'Hand out the criteria in plain Japanese or a translation, and rate skills apart from Japanese. Leave out Japanese that the job does not need.',
			},
			{
				ja: '在籍年数と職種をそろえて昇給額と昇格率を年ごとに集計し、経営会議で差の理由を検討し、見直しの期限を決めてください。',
				en: 'Compile raises and promotion rates by year for the same job and length of service, discuss the reasons for differences in a management meeting, and set a deadline for the review.',
			},
		],
	},
	C3: {
		good: [
			{
				ja: '更新の基準が契約書に書かれ、判断の結果を満了の30日前までに全員へ伝えています。',
				en: 'The criteria for renewal are in the contract, and everyone was told the decision at least 30 days before the end.',
			},
		],
		lacking: [
			{
				ja: '離職の理由の聞き取りが直属の上司によるもので、本音を話しにくい形です。一部の方には連絡も取られていません。',
				en: 'Reasons for leaving are asked by the direct superior, which makes it hard to speak openly, and some people were not contacted at all.',
			},
			{
				ja: '転職か帰国かの希望を確かめた記録がなく、本人が選んだ進路だったかどうかが分かりません。',
				en: 'Nothing records whether people wanted another job in Japan or to return home, so it is unclear whether they chose their way.',
			},
		],
		next: [
			{
				ja: '離職する方への聞き取りを上司以外が理解できる言語で行い、理由を区分して年に一度会議で検討してください。',
				en: 'Have someone other than the superior ask leavers in a language they understand, sort the reasons, and discuss them once a year.',
			},
			{
				ja: '離職の手続に必要な書類の一覧と渡す期限を決め、在留資格の手続と次に働き始められる時期を説明した控えを残してください。',
				en: 'Set a list of papers for leavers with deadlines, and keep proof that residence procedures and the earliest start of the next job were explained.',
			},
		],
	},
};
