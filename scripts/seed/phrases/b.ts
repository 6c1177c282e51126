import type { PhrasesOfCategory } from './types.ts';

/** B: Labor management. */
export const b: PhrasesOfCategory = {
	B1: {
		good: [
			{
				ja: '在留カードの原本、ICの読取り、失効情報の照会を就労の前に行い、確認者と日付まで全員分残しています。',
				en: 'For everyone, the original residence card, its IC data and its validity were checked before work began, and who checked and when is recorded.',
			},
		],
		lacking: [
			{
				ja: '在留期限の台帳が最新の在籍者名簿と合っていません。載っていない方の更新の時期を、会社が把握できていません。',
				en: 'The register of expiry dates does not match the current list of staff. For those missing from it, the company does not know when renewal is due.',
			},
			{
				ja: '実際の業務と在留資格の照合が採用のときだけで、配置転換や応援の前に確かめた記録がありません。',
				en: 'Actual work is compared with the residence status only at hiring. Nothing shows a check before transfers or temporary help elsewhere.',
			},
		],
		next: [
			{
				ja: '台帳に在留期限・申請日・許可日を入れ、期限の3か月前に本人へ知らせた日付を記録してください。月に一度、名簿と照らし合わせると漏れを防げます。',
				en: 'Keep expiry, application and permission dates in the register, and record when each person was told three months ahead. A monthly comparison with the list of staff prevents gaps.',
			},
			{
				ja: '届出ごとに担当・期限・確認者を決めた一覧を作り、控えを同じ場所に保管してください。遅れた件は、原因と対策も書き添えてください。',
				en: 'List every notification with who files it, by when and who checks, and keep the copies in one place. For late ones, add the cause and the measure taken.',
			},
		],
	},
	B2: {
		good: [
			{
				ja: '労働条件の書面が全員に契約の日までに渡され、実際の業務・場所・時間とも一致していました。',
				en: 'Everyone received the written working conditions by the day of the contract, and they match the actual work, place and hours.',
			},
		],
		lacking: [
			{
				ja: '就業規則の訳が前回の改定までで止まっています。今の休暇や残業の扱いを、本人が読むことができません。',
				en: 'The translation of the work rules stops before the last revision, so workers cannot read the current rules on leave and overtime.',
			},
			{
				ja: '受領の署名はありますが、内容を理解したかどうかを確かめた記録がありません。',
				en: 'There are signatures of receipt, but nothing shows whether the content was understood.',
			},
		],
		next: [
			{
				ja: '在籍者の言語の一覧と訳文の一覧を照らし合わせ、足りない言語から整えてください。労働時間・休暇・賃金・退職の部分だけでも先に訳す価値があります。',
				en: 'Compare the languages of your staff with the translations and fill the gaps. Even translating only hours, leave, pay and leaving first is worthwhile.',
			},
			{
				ja: '入社後1か月以内に、勤務時間・休日・残業の扱いを本人の言葉で言い直してもらい、誤解のあった項目は説明し直した日と結果を残してください。',
				en: 'Within a month of joining, have each person explain hours, days off and overtime in their own words. Record when misunderstandings were explained again, and with what result.',
			},
		],
	},
	B3: {
		good: [
			{
				ja: '抽出した3か月分で、賃金台帳・明細・振込記録が全員一致していました。明細には項目の訳があり、本人も控除の内容を説明できました。',
				en: 'In the three months sampled, ledger, pay slips and transfers agree for everyone. Pay slips are translated, and workers could explain their deductions.',
			},
		],
		lacking: [
			{
				ja: '賃金からの控除に、協定の項目にないものがあります。金額の根拠となる請求書も確認できませんでした。',
				en: 'Some deductions from pay are not among the items of the agreement, and no invoice shows how the amount was reached.',
			},
			{
				ja: '社会保険に入っていない方の判定の理由が書かれていません。労働時間などの根拠を一人ずつ確かめる必要があります。',
				en: 'For workers without social insurance, no reason is recorded. The grounds, such as hours, need to be checked person by person.',
			},
		],
		next: [
			{
				ja: '控除の項目ごとに、協定の条項、計算の根拠、本人への説明の書面を並べた一覧を作り、合わないものは控除を止め、差し引いた分を本人へ返金してください。',
				en: 'List each deduction with the clause of the agreement, its calculation and the written explanation to the worker. Stop those that do not match, and refund to the worker what was deducted.',
			},
			{
				ja: '保険ごとの加入の判定表を全員分作り、入社や労働時間の変更のたびに更新してください。受けられる給付も、理解できる言語で知らせてください。',
				en: 'Keep a table for everyone that shows eligibility for each insurance, and update it with every hiring or change of hours. Explain the benefits in a language they understand, too.',
			},
		],
	},
	B4: {
		good: [
			{
				ja: '打刻と入退場の記録を毎月突き合わせ、上限に近い方が出た月は業務を減らしています。残業を断れることも本人に伝わっています。',
				en: 'Time stamps are compared with entry records every month, and work was reduced when someone neared the limit. Workers know that they can decline overtime.',
			},
		],
		lacking: [
			{
				ja: '始業前の準備や着替え、参加が義務の朝礼が労働時間に入っていません。割増賃金の計算にも影響します。',
				en: 'Preparation, changing and mandatory morning meetings are not counted as working time, which also affects overtime pay.',
			},
			{
				ja: '年休の取得率に、部署や国籍による差があります。差の理由を調べた記録はありませんでした。',
				en: 'The share of paid leave taken differs between departments or nationalities, and nothing shows that the reasons were looked into.',
			},
		],
		next: [
			{
				ja: '月の途中で残業時間を集計し、上限に近づいた方の業務を調整する手順を決めてください。集計した日と対応を残すと、改善を示せます。',
				en: 'Add up overtime during the month and decide how work is shifted when someone nears the limit. Recording the date and the action shows the improvement.',
			},
			{
				ja: '一時帰国のための連続した休暇の申請方法を、理解できる言語で示してください。申請への回答と、断った場合の理由も記録してください。',
				en: 'Explain in a language workers understand how to apply for longer leave to visit home. Record the answers to applications, and the reason for any refusal.',
			},
		],
	},
	B5: {
		good: [
			{
				ja: '作業に就く前の安全教育を、映像と実演で行い、理解の確認まで記録しています。現場の標識も図で示されています。',
				en: 'Safety training before work uses films and demonstrations, with recorded checks of understanding. Signs on site use pictures.',
			},
		],
		lacking: [
			{
				ja: '教育の記録はありますが、使った言語と理解を確かめた結果がありません。不十分だった方への再教育も確認できませんでした。',
				en: 'Training is recorded, but not the language used nor whether it was understood. Nothing shows repeated training for those who needed it.',
			},
			{
				ja: '健康診断の結果は渡していますが、所見のある方への再検査の案内や就業上の措置の記録がありません。',
				en: 'Results of health checks are handed out, but there is no record of follow-up examinations or measures at work for those with findings.',
			},
		],
		next: [
			{
				ja: '作業ごとの危険と保護具の使い方を、訳した教材や実演で教え、理解できたかを簡単な問題か実技で確かめてください。',
				en: 'Teach the dangers and the protective gear of each job with translated material or demonstrations, and check understanding with a short quiz or in practice.',
			},
			{
				ja: '免許や講習が必要な作業の一覧に、就いている方の修了の証明を付けてください。派遣で受け入れている方の分も含めてください。',
				en: 'Attach proof of completed courses to the list of jobs that need a license or training, including for dispatched workers.',
			},
		],
	},
};
