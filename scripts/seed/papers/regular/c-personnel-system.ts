import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const personnelSystem: SeedQuestions<SeedRegularQuestion> = {
	C1: [
		{
			content: {
				ja: '在籍する外国人労働者全員の賃金が、同じ職務で責任や経験が同程度の日本人従業員と同等以上である根拠を、比較表で示せますか（比べられる日本人従業員がいない場合は賃金規程で示す）。',
				en: 'Can a comparison table show that every current foreign worker is paid at least as much as Japanese employees in the same job with similar responsibility and experience? (If there is nobody to compare with, show it by the wage rules.)',
			},
			points: 15,
			sdg_targets: ['8.5', '10.3', '10.4'],
			evaluations: [
				{
					content: {
						ja: '職務・責任の程度・経験年数をそろえた比較表が、直近1年の実際の賃金で作られている。',
						en: 'The table matches job, responsibility and years of experience, and uses actual pay of the past year.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '賃金表の当てはめが全員分示され、国籍や在留資格だけで分けた低い賃金表を使っていない。',
						en: 'The place of each worker on the pay scale is shown, and no lower scale exists by nationality or status alone.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '賃金が低い人は職務や能力に基づく理由が書かれ、見直しの要否を判断した記録がある（なければ満たす）。',
						en: 'Lower pay is explained by job or ability, with a decision on whether to correct it (met if there is none).',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '手当・賞与・退職金・福利厚生の項目ごとに、外国人労働者と日本人従業員の支給状況を直近1年の実績で比べ、差がある場合は国籍以外の理由を文書にしていますか。',
				en: 'For each allowance, bonus, retirement benefit and welfare item, is what foreign workers and Japanese employees received in the past year compared, and is a reason other than nationality written down where they differ?',
			},
			points: 12,
			sdg_targets: ['8.5', '10.3', '10.4'],
			evaluations: [
				{
					content: {
						ja: '通勤・住宅・家族手当、賞与、食堂や休憩室の利用など、項目別の支給基準と実績の一覧がある。',
						en: 'A list gives rule and actual figures for each item: commuting, housing, family, bonus, canteen, rest rooms.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '差のある項目は、その手当などの目的に照らして雇用形態や職務の違いから説明されている（差がなければ満たす）。',
						en: 'Differences are explained from the aim of the item by contract type or duties (met if there are none).',
					},
					weight: 4,
				},
				{
					content: {
						ja: '待遇の違いの理由を尋ねる先を本人に知らせ、説明した記録がある（求めがなければ周知の記録）。',
						en: 'Workers know whom to ask about differences, and explanations are on record (if none asked: record of the notice).',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近3年に入社した外国人労働者の初任給と格付けを決める際、海外での職務経験・学歴・資格を、国内で得たものと同じ基準で評価しましたか（入社者がいない場合は該当しない）。',
				en: 'In setting starting pay and grade for foreign workers hired in the past three years, were work experience, education and qualifications from abroad valued by the same standard as those from Japan? (Not applicable if nobody was hired.)',
			},
			points: 8,
			sdg_targets: ['8.5', '10.3'],
			evaluations: [
				{
					content: {
						ja: '経験年数・学歴・資格を等級や賃金に換算する基準があり、海外で得たものの扱いが書かれている。',
						en: 'A written standard turns experience, education and qualifications into grade and pay, and covers those from abroad.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '確認した証明書、換算の結果、決めた等級と賃金が、入社者ごとの決定記録に残っている。',
						en: 'A record for each hire shows the papers seen, how they were converted, and the grade and pay decided.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '決まった等級と賃金の理由を説明されたと、説明記録または抽出した本人との面談で確認できる。',
						en: 'Records or sampled workers confirm that the reason for the grade and pay was explained to them.',
					},
					weight: 2,
				},
			],
		},
	],
	C2: [
		{
			content: {
				ja: '直近の評価期間について、外国人労働者全員に、評価の項目と基準、賃金への反映の仕方を、期間が始まるまでに理解できる言語で知らせましたか（評価制度がない場合は満たさないものとする）。',
				en: 'For the latest appraisal period, were all foreign workers told before it began, in a language they understand, the items and criteria and how results affect pay? (Counts as not met if there is no appraisal system.)',
			},
			points: 10,
			sdg_targets: ['8.5', '10.3'],
			evaluations: [
				{
					content: {
						ja: '評価基準の訳またはやさしい日本語版があり、項目ごとの水準が具体的な行動で示されている。',
						en: 'The criteria exist in translation or plain Japanese and describe each level by concrete behaviour.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '評価の対象者名簿に在留資格や雇用形態を問わず外国人労働者が載り、除外した人には理由がある。',
						en: 'The appraisal list includes foreign workers of every status and contract type; any exclusion has a reason.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '日本語力を評価する場合は職務に必要な範囲に限り、技能の評価と分けている（評価しなければ満たす）。',
						en: 'If Japanese is rated, it is only what the job needs and kept apart from skill ratings (met if not rated).',
					},
					weight: 2,
				},
				{
					content: {
						ja: '知らせた日付が評価期間の開始前で、抽出した本人が評価項目と昇給の関係を説明できる。',
						en: 'The notice is dated before the period, and sampled workers can explain how the items relate to pay rises.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に、在籍する外国人労働者全員と評価面談を行い、評価の結果と理由、次の目標を本人が理解できる方法で伝えましたか（在籍1年未満の人だけの場合は該当しない）。',
				en: 'In the past year, did every current foreign worker have an appraisal interview where the result, the reasons and the next goals were conveyed in a way they understood? (Not applicable if all have been employed for less than a year.)',
			},
			points: 8,
			sdg_targets: ['8.5', '10.3'],
			evaluations: [
				{
					content: {
						ja: '評価結果・理由・次期の目標と、本人の確認欄を備えた面談票が全員分そろっている。',
						en: 'Interview sheets for all have the result, reasons, next goals and a confirmation by the worker.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '通訳・訳文・図解などの使用が記録され、抽出した本人が評価の理由と目標を自分の言葉で話せる。',
						en: 'Use of interpreters, translations or charts is noted, and sampled workers can retell the reasons and goals.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '評価への意見や異議を出す方法が示され、出された件への回答が残っている（なければ周知の記録）。',
						en: 'A way to comment or object is shown, and replies are on file (if there were none: record of the notice).',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近3年の昇給・昇格の割合を外国人労働者と日本人従業員で比べ、差があればその原因を分析して改善に反映していますか（いずれかの在籍者がなく比べられない場合は該当しない）。',
				en: 'Are rates of pay rise and promotion over the past three years compared between foreign workers and Japanese employees, and are causes of any gap analysed and acted on? (Not applicable if one group is absent and no comparison is possible.)',
			},
			points: 10,
			sdg_targets: ['8.5', '10.2', '10.3'],
			evaluations: [
				{
					content: {
						ja: '在籍年数と職種をそろえ、昇給額と昇格率を年ごとに比べた集計表がある。',
						en: 'A table compares pay rises and promotion rates year by year for the same length of service and type of job.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '昇格の試験・推薦・資格要件を点検し、国籍や職務に不要な日本語力の条件がないと確認している。',
						en: 'Promotion tests, nominations and requirements were reviewed for nationality or Japanese levels the job does not need.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '比較の結果を経営会議などで検討し、決めた見直しの内容と期限が議事録に残っている。',
						en: 'Management discussed the result, and the minutes show what is to be changed and by when.',
					},
					weight: 3,
				},
			],
		},
	],
	C3: [
		{
			content: {
				ja: '直近1年に契約満了を迎えた有期契約の外国人労働者全員について、書面の更新基準に沿って更新を判断し、結果を満了の30日前までに本人へ伝えましたか（対象者がいない場合は該当しない）。',
				en: 'For all foreign workers whose fixed-term contract ended in the past year, was renewal decided by written criteria and the result given at least 30 days before the end? (Not applicable if there were none.)',
			},
			points: 10,
			sdg_targets: ['8.8', '16.3'],
			evaluations: [
				{
					content: {
						ja: '更新の基準が契約書または規程にあり、国籍・妊娠・相談の申し出などを不利に扱う項目がない。',
						en: 'The contract or rules contain the criteria, and none counts nationality, pregnancy or complaints against the worker.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '対象者ごとの判断記録に、基準のどの項目に当てはまるかと、決めた人・日付が書かれている。',
						en: 'Each decision record states which criterion applied, who decided and when.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '伝えた日・言語・担当者の記録があり、更新しない人は理由の説明を受けている（いなければ満たす）。',
						en: 'Date, language and person who told are on record; those not renewed were given the reason (met if none).',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に離職・転籍した外国人労働者全員に、その理由を聞き取り、結果を職場や制度の改善に反映しましたか（離職・転籍した人がいない場合は該当しない）。',
				en: 'Was every foreign worker who left or transferred to another employer in the past year asked why, and were the results used to improve the workplace or systems? (Not applicable if nobody left or transferred.)',
			},
			points: 8,
			sdg_targets: ['8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '離職者の名簿と聴取票が一致し、連絡の取れない人については連絡を試みた日付が残っている。',
						en: 'The list of leavers matches the interview sheets; for those out of reach, dates of attempts are recorded.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '聴取は直属の上司以外が理解できる言語で行い、賃金・仕事・人間関係・住居などに分けて記録している。',
						en: 'Someone other than the direct superior asks, in a language they understand, and sorts reasons by pay, work, people, housing.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '理由の集計を会議で検討し、実施した改善の内容と日付が議事録などで確認できる。',
						en: 'The reasons were summed up and discussed, and minutes or the like show what was improved and when.',
					},
					weight: 4,
				},
			],
		},
		{
			content: {
				ja: '直近3年に会社の都合で離職した、または転籍・転職を申し出た外国人労働者に、国内での転職か帰国かの希望を確かめ、それに応じた支援をしましたか（そのような人がいない場合は該当しない）。',
				en: 'Were foreign workers who, in the past three years, left for company reasons or asked to change employer asked whether they wished to work elsewhere in Japan or return home, and supported accordingly? (Not applicable if there were none.)',
			},
			points: 12,
			sdg_targets: ['8.8', '10.7', '16.3'],
			evaluations: [
				{
					content: {
						ja: '希望を理解できる言語で確かめた記録があり、実際の進路が本人の選んだとおりだったと分かる。',
						en: 'Wishes were asked in a language they understand and recorded, and what followed was what the worker chose.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '求人情報の提供や支援機関への連絡をし、在留資格の手続と次の職場で働き始められる時期を説明している。',
						en: 'Job information or referral was given, and status procedures and when work may start at the next job were explained.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '退職証明書・離職票・源泉徴収票など、次の手続に要る書類を期限内に渡した控えがある。',
						en: 'Copies show that leaving certificates, unemployment papers, tax slips and the like were handed over on time.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '帰国旅費の負担者が書面で決まり、本人が払えない人に支出した記録がある（いなければ取決めで確認）。',
						en: 'Who pays the fare home is set in writing, and payments for those unable to pay are on record (if none: the terms).',
					},
					weight: 2,
				},
			],
		},
	],
};
