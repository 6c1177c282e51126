import type { PhrasesOfCategory } from './types.ts';

/** A: Recruitment. */
export const a: PhrasesOfCategory = {
	A1: {
		good: [
			{
				ja: '職務ごとの選考基準が選考の前に作られ、応募者全員の評価票に採否の理由まで残っています。どの基準で判断したかを、後からたどれます。',
				en: 'Criteria for each job were set before the selection, and every applicant has a sheet with the reason for the decision. It can be traced later which criterion each decision rested on.',
			},
		],
		lacking: [
			{
				ja: '評価票はありますが、採否の理由が書かれていないものがあります。後から見て、どの基準で判断したかが分かりません。',
				en: 'There are evaluation sheets, but some give no reason for the decision, so it cannot be seen later which criterion it rested on.',
			},
			{
				ja: '求める日本語力が「日常会話程度」とだけ書かれ、職務のどの場面で必要なのかが示されていません。',
				en: 'The Japanese required is only described as "everyday conversation", without the tasks for which the job needs it.',
			},
		],
		next: [
			{
				ja: '職務ごとに技能・経験・日本語力の基準を書面にし、作成日を入れてください。次の選考から、その項目に沿った評価票を応募者全員に使うことをお勧めします。',
				en: 'Write down the skills, experience and Japanese that each job needs, with a date. From the next selection on, use a sheet with these criteria for every applicant.',
			},
			{
				ja: '面接で聞かないことの一覧と質問票を、現地面接の同席者や紹介会社の方を含め、面接に関わる全員に渡してください。',
				en: 'Give the list of what is not asked and the question sheet to everyone involved in interviews, including those who sit in abroad and the staff of recruiting agencies.',
			},
		],
	},
	A2: {
		good: [
			{
				ja: '利用した仲介機関の許可番号と有効期限を契約の前に確かめ、日付とともに一覧にしています。募集の流れ図から、間に入る人も分かります。',
				en: 'The license numbers and expiry dates of all intermediaries were checked before the contract and are listed with dates. A chart of the recruitment shows everyone in between.',
			},
		],
		lacking: [
			{
				ja: '現地の紹介者や再委託先が把握されていません。本人がどこで費用を払ったかを、会社が確かめられない状態です。',
				en: 'Local recruiters and subcontractors are not known, so the company cannot check where workers paid fees.',
			},
			{
				ja: '来日前に払った費用の聞き取りが、一部の方にとどまっています。聞き取りの場に仲介機関の職員が同席した例もあります。',
				en: 'Only some workers were asked what they paid before coming to Japan, and in some cases staff of the intermediary were present.',
			},
		],
		next: [
			{
				ja: '入社後3か月以内に、費目・支払先・金額・時期を一人ずつ聞き取り、仲介機関の内訳と突き合わせてください。通訳は仲介機関から独立した方にしてください。',
				en: 'Within three months of joining, ask each person what was paid, to whom, how much and when, and compare it with the breakdown of the intermediary. Use an interpreter who is independent of it.',
			},
			{
				ja: '契約書か覚書に、費目ごとの負担者、違反したときの報告・返金・契約解除を書き加え、再委託先にも及ぶことを確かめてください。',
				en: 'Add to the contract or memorandum who bears each cost, and reporting, refund and termination in case of a breach. Make sure that it also binds subcontractors.',
			},
		],
	},
	A3: {
		good: [
			{
				ja: '契約の前に、理解できる言語の条件書で手取りの見込み額まで説明し、本人の質問と回答も記録しています。',
				en: 'Before the contract, terms were explained in writing in a language the person understands, down to the expected net pay, and questions and answers were recorded.',
			},
		],
		lacking: [
			{
				ja: '条件書に総支給額しかなく、税・社会保険料・家賃を引いた手取りの見込みが分かりません。入社後に食い違いが生じるおそれがあります。',
				en: 'The terms only state gross pay. Without the expected pay after tax, insurance and rent, expectations and pay slips may differ.',
			},
			{
				ja: '求人時の条件と契約の条件を並べた記録がなく、差があったかどうかを確かめられません。',
				en: 'There is no record that sets the advertised terms beside those of the contract, so differences cannot be checked.',
			},
		],
		next: [
			{
				ja: '賃金・手当・労働時間・業務・就業場所・契約期間を並べた照合表を採用者ごとに作り、差があれば契約の前に書面で示してください。',
				en: 'Make a comparison of pay, allowances, hours, work, workplace and term for each person hired, and show differences in writing before the contract.',
			},
			{
				ja: '出迎え・寝具・当面の費用の担当と期限を準備表にまとめ、到着後1週間の予定と緊急連絡先を渡航前に送ってください。',
				en: 'Put pick-up, bedding and initial living costs into a checklist with names and deadlines, and send the plan for the first week and emergency contacts before departure.',
			},
		],
	},
};
