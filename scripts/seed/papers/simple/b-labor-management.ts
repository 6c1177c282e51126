import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const laborManagement: SeedQuestions<SeedSimpleQuestion> = {
	B1: [
		{
			content: {
				ja: '外国人を雇うとき、内定後から就労開始までの間に、在留カードの原本と失効の有無を全員分確認し、記録に残していますか。',
				en: 'When hiring foreign nationals, do you check every original residence card and whether it is still valid, after the offer and before work starts, and keep a record?',
			},
			points: 5,
		},
		{
			content: {
				ja: '在留期限の一覧表に基づき、期限の3か月前までに、外国人労働者本人に更新の時期を知らせていますか。（在留期限のある人がいない場合は該当しない）',
				en: 'Using a list of expiry dates, do you remind foreign employees to renew at least three months before their period of stay ends? (Not applicable if no one has an expiry date.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '直近1年間の外国人（特別永住者などを除く）の雇入れと離職を、すべて期限内にハローワークへ届け出ましたか。（どちらもない場合は該当しない）',
				en: 'In the past year, did you report on time to Hello Work every hiring and leaving of foreign nationals (except special permanent residents etc.)? (Not applicable if there were none.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '外国人労働者の仕事内容を変える前に、在留資格で認められた活動の範囲内であることを確認し、記録に残していますか。（変更がない場合は該当しない）',
				en: 'Before changing the duties of foreign employees, do you confirm that the new duties are allowed by their residence status and keep a record? (Not applicable if there were no changes.)',
			},
			points: 5,
		},
	],
	B2: [
		{
			content: {
				ja: '雇用契約を結ぶときに、本人が理解できる言語で書いた労働条件通知書を、外国人労働者全員に渡していますか。',
				en: 'When making the employment contract, do you give every foreign employee a notice of working conditions in a language they understand?',
			},
			points: 5,
		},
		{
			content: {
				ja: '就業規則の主な内容を、理解できる言語ややさしい日本語の文書にし、外国人労働者全員に示していますか。（就業規則の作成義務がない場合は該当しない）',
				en: 'Do you show all foreign employees a document with the main work rules in a language they understand or plain Japanese? (Not applicable if you are not required to have work rules.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '入社後1か月以内に、労働条件や職場の規則を理解しているかを確認票や面談で確かめ、外国人労働者ごとに記録していますか。',
				en: 'Within one month of joining, do you check by a form or an interview that each foreign employee understands the working conditions and rules, and record it?',
			},
			points: 3,
		},
	],
	B3: [
		{
			content: {
				ja: '給与明細にある手当や控除の各項目の意味を、理解できる言語の資料で外国人労働者全員に説明していますか。',
				en: 'Do you explain each allowance and deduction on the pay slip to all foreign employees with material in a language they understand?',
			},
			points: 3,
		},
		{
			content: {
				ja: '家賃や食費などを賃金から控除する前に、控除する項目を定めた労使協定を結んでいますか。（税や社会保険料など法令による控除だけの場合は該当しない）',
				en: 'Before deducting rent, meals or similar from wages, do you have a labor-management agreement listing the items? (Not applicable if you make only deductions set by law.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '加入要件を満たす外国人労働者全員について、健康保険・厚生年金保険・雇用保険の資格取得を届け出ていますか。（対象者がいない場合は該当しない）',
				en: 'Have you enrolled every foreign employee who meets the conditions in health insurance, employees pension and employment insurance? (Not applicable if no one meets them.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '離職して帰国する人に、年金の脱退一時金の請求期限、加入期間の消滅、年金協定の3点を、帰国前に説明していますか。（帰国する人がいない場合は該当しない）',
				en: 'Before leavers return home, do you explain the pension lump-sum deadline, the loss of enrolment periods and pension agreements? (Not applicable if no one returns home.)',
			},
			points: 3,
		},
	],
	B4: [
		{
			content: {
				ja: '毎月、タイムカードなどの客観的な打刻記録と賃金台帳を照合し、割増賃金の未払いがないことを確認していますか。',
				en: 'Every month, do you compare objective time records such as time cards with the wage ledger and confirm that no overtime or other premium pay is unpaid?',
			},
			points: 5,
		},
		{
			content: {
				ja: '資格外活動許可で働く人に他社の勤務時間を毎月申告してもらい、どの7日間も上限（原則28時間）内だと確かめていますか。（対象者がいない場合は該当しない）',
				en: 'Do people working on a permit for other activities report hours at other jobs monthly, and do you confirm that any 7 days stay within the limit (usually 28 hours)? (Not applicable if none.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '一時帰国などで年次有給休暇をまとめて取るときの申請方法を、理解できる言語の文書で外国人労働者全員に知らせていますか。',
				en: 'Do you tell all foreign employees, in a document in a language they understand, how to apply for several days of paid leave in a row, for example to visit home?',
			},
			points: 2,
		},
	],
	B5: [
		{
			content: {
				ja: '雇入れ時の安全衛生教育を、理解できる言語や図・動画を使って外国人労働者全員に行い、理解度を確かめて記録していますか。',
				en: 'Do you give all foreign employees safety and health training at hiring, in a language they understand or with pictures or videos, and check and record their understanding?',
			},
			points: 5,
		},
		{
			content: {
				ja: '職場の危険な箇所の標識や掲示を、そこで働く外国人労働者全員が理解できる言語や絵で示していますか。（危険な箇所がない場合は該当しない）',
				en: 'Are hazard signs and notices in a language or pictures that all foreign employees working there understand? (Not applicable if there are no hazardous places.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '健康診断で異常の所見があった外国人労働者に、結果の意味と必要な受診を理解できる言語で説明していますか。（所見のある人がいない場合は該当しない）',
				en: 'Do you explain abnormal health check results and any care needed to the foreign employee in a language they understand? (Not applicable if no one has abnormal results.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '仕事中にけがをしたときの報告先と労災保険が使えることを、理解できる言語の文書で外国人労働者全員に知らせていますか。',
				en: 'Do you tell all foreign employees, in a document in a language they understand, whom to tell if hurt at work and that workers compensation insurance covers them?',
			},
			points: 4,
		},
	],
};
