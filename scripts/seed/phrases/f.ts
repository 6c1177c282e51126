import type { PhrasesOfCategory } from './types.ts';

/** F: Human rights. */
export const f: PhrasesOfCategory = {
	F1: {
		good: [
			{
				ja: '人権方針が経営者の承認日とともに公開され、在籍者の言語の版も全員に渡されています。',
				en: 'The human rights policy is public with the date of approval by management, and everyone received it in a language they understand.',
			},
		],
		lacking: [
			{
				ja: '方針はありますが、自社の職場と住居で何が起こりうるかを評価した記録がありません。対策の優先順位も決まっていません。',
				en: 'There is a policy, but no record of an assessment of what may happen in your own workplaces and dwellings, and measures have no order of priority.',
			},
			{
				ja: '取引先の点検が書面の回答だけで、働く方への聞き取りが行われていません。',
				en: 'Business partners are checked by written answers only, without talking to the people who work there.',
			},
		],
		next: [
			{
				ja: '外国人従業員や支援団体の話を聞いて、起こりうることを重大さの順に並べ、対策の担当と期限を決めてください。',
				en: 'Listen to foreign workers and support groups, rank what may happen by severity, and set names and deadlines for the measures.',
			},
			{
				ja: '人権への影響が大きい取引先から順に訪問し、問題があれば期限を決めて是正を支えてください。経過も記録してください。',
				en: 'Visit the partners with the greatest impact on human rights first. Where there are problems, agree on deadlines, support the correction and record its course.',
			},
		],
	},
	F2: {
		good: [
			{
				ja: '旅券や在留カードを本人が持っていることを全員との面談で確かめ、会社が預からないことを規程に書いています。',
				en: 'In talks with everyone, it was confirmed that people keep their own passports and residence cards, and the rules say that the company does not keep them.',
			},
		],
		lacking: [
			{
				ja: '寮の規則に、外出や外泊を許可制にする決まりが残っています。私生活の自由を不当に制限するおそれがあります。',
				en: 'The dormitory rules still make going out or staying away subject to permission, which may restrict private life unduly.',
			},
			{
				ja: '来日のための借金や保証金の聞き取りが行われていません。辞めたくても辞められない事情に気づけません。',
				en: 'Workers are not asked about debts or deposits for coming to Japan, so the company cannot notice what keeps them from leaving.',
			},
		],
		next: [
			{
				ja: '答えを拒めることを先に伝えたうえで、借金・保証金・違約金の約束の有無を入社後3か月以内に聞き取り、見つかったときの相談先を決めてください。',
				en: 'Having said that answers may be refused, ask within three months of joining about debts, deposits and penalties, and decide whom to turn to if there are any.',
			},
			{
				ja: '寮の規則、誓約書、貸付の書類を監理団体などのものも含めて点検し、外出の許可、罰金、退職時の返還の決まりを外してください。',
				en: 'Review dormitory rules, pledges and loan papers, including those of supervising organizations, and remove permits for going out, fines and repayments on leaving.',
			},
		],
	},
	F3: {
		good: [
			{
				ja: '国籍や宗教に関わる言動の例を挙げたハラスメント防止の文書が、理解できる言語で全員に説明されています。',
				en: 'A document against harassment with examples concerning nationality and religion has been explained to everyone in a language they understand.',
			},
		],
		lacking: [
			{
				ja: '研修の受講者が管理者だけで、外国人従業員が受けていません。どのような行為が当たるかを答えられない方がいました。',
				en: 'Only managers attended the training, not foreign workers. Some could not say which acts count as harassment.',
			},
			{
				ja: '妊娠・出産・育児の制度が伝えられていません。妊娠したら帰国しなければならないと考えている方がいました。',
				en: 'Leave for pregnancy, birth and childcare is not explained. Some believed that they would have to return home if they became pregnant.',
			},
		],
		next: [
			{
				ja: '職場で起こりうる例と、受けたとき・見たときの行動を教材にし、外国人従業員とその上司の全員に研修してください。休んだ方には補講をしてください。',
				en: 'Make material with examples from your workplace and what to do as a victim or witness, and train all foreign workers and their superiors. Repeat it for those who missed it.',
			},
			{
				ja: '妊娠しても働き続けられること、使える休業と給付、申出先を理解できる言語の資料にし、性別を問わず全員に説明してください。',
				en: 'Explain to everyone, of any sex, in a language they understand, that they can go on working when pregnant, which leave and benefits there are, and whom to tell.',
			},
		],
	},
	F4: {
		good: [
			{
				ja: '相談を理解できる言語で受け付け、受付簿に対応と終了日まで残しています。上司を通さない方法も本人に知られています。',
				en: 'Complaints are taken in languages that workers understand and logged until they are closed. Workers know how to raise a complaint without going through their manager.',
			},
		],
		lacking: [
			{
				ja: '相談の窓口が直属の上司だけで、秘密を守ることや対応の期限も示されていません。',
				en: 'The only contact for complaints is the direct superior, and confidentiality and deadlines are not stated.',
			},
			{
				ja: '社外の相談先の掲示が日本語だけで、電話番号や受付時間も古いままでした。',
				en: 'Outside contacts are posted in Japanese only, with outdated phone numbers and hours.',
			},
		],
		next: [
			{
				ja: '相談の方法・担当・期限・秘密を守ることを一枚にまとめ、理解できる言語で全員に配ってください。派遣で受け入れている方も含めてください。',
				en: 'Put how to complain, to whom, deadlines and confidentiality on one sheet, and give it to everyone in a language they understand, including dispatched workers.',
			},
			{
				ja: '社外の相談先を2つ以上、対応言語と受付時間とともに掲示し、年に一度、つながることを確かめてください。',
				en: 'Post two or more outside contacts with languages and hours, and check once a year that they can be reached.',
			},
		],
	},
};
