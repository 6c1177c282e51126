import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const recruitment: SeedQuestions<SeedRegularQuestion> = {
	A1: [
		{
			content: {
				ja: '直近1年に外国人が応募した採用選考すべてについて、職務別の選考基準を選考前に書面で定め、応募者ごとの評価記録を保存していますか（外国人の応募がない場合は該当しない）。',
				en: 'For every selection in the past year in which a foreign national applied, were job-specific criteria set in writing beforehand and an evaluation record kept for each applicant? (Not applicable if no foreign national applied.)',
			},
			points: 10,
			sdg_targets: ['8.5', '10.3'],
			evaluations: [
				{
					content: {
						ja: '職務ごとに必要な技能・経験・日本語力を示した選考基準があり、選考開始前の作成日が確認できる。',
						en: 'Criteria list the skills, experience and Japanese needed for each job and are dated before the selection began.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '応募者全員の評価票に、基準の項目ごとの評価と採否の理由が記録されている。',
						en: 'The evaluation sheet of every applicant records a rating for each criterion and the reason for the decision.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '不採用の記録を抽出して確認しても、国籍・性別・宗教など基準にない理由が使われていない。',
						en: 'Sampled rejections show no reason outside the criteria, such as nationality, sex or religion.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に使った外国人が応募できる求人票・募集要項のすべてで、応募条件を職務に必要なものに限っていますか（募集していない場合は該当しない）。',
				en: 'Did every job advertisement open to foreign nationals in the past year limit its conditions to what the job requires? (Not applicable if there was no recruitment.)',
			},
			points: 8,
			sdg_targets: ['8.5', '10.3'],
			evaluations: [
				{
					content: {
						ja: '法令で認められた場合を除き、求人票に国籍・性別・年齢・婚姻・容姿などの条件や希望が書かれていない。',
						en: 'Except where the law allows, no advertisement states conditions on nationality, sex, age, marriage or looks.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '求める日本語力が、作業指示・接客・記録など職務で使う場面と対応づけて説明されている。',
						en: 'The Japanese level asked for is explained by its use on the job, such as instructions, customers or records.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '仲介機関や人材会社への求人申込書・メールにも、職務と関係のない人選の指定がない。',
						en: 'Job orders and e-mails to brokers or agencies also contain no preferences unrelated to the job.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年の外国人の採用面接で、家族・宗教・妊娠の予定など職務と関係のない質問をしないよう、面接官を教育し質問票で管理していますか（採用面接がない場合は該当しない）。',
				en: 'For interviews of foreign applicants in the past year, were interviewers trained and given a question sheet so that nothing unrelated to the job, such as family, religion or pregnancy plans, is asked? (Not applicable if there were no interviews.)',
			},
			points: 8,
			sdg_targets: ['10.3', '16.b'],
			evaluations: [
				{
					content: {
						ja: '面接官全員の研修記録があり、聞いてはいけない事項とその理由が教材に示されている。',
						en: 'Training records exist for all interviewers, and the material shows what must not be asked and why.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '面接記録が質問票に沿い、選考中の就労資格は口頭確認にとどめて在留カードの提示を求めていない。',
						en: 'Interview notes follow the sheet; work eligibility is asked orally and no residence card is requested at this stage.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '現地面接の同席者や仲介機関の担当者を含め、面接に関わる人全員に同じ質問票と禁止事項を渡している。',
						en: 'Everyone in the interview, including those abroad and broker staff, has the same sheet and list of banned topics.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '直近1年の入社者との面談で、職務と関係のない質問や妊娠検査を求められていないと確認できる。',
						en: 'Recent hires confirm when interviewed that they faced no unrelated questions or pregnancy tests.',
					},
					weight: 2,
				},
			],
		},
	],
	A2: [
		{
			content: {
				ja: '直近1年に利用した職業紹介事業者、監理団体（2027年4月からは監理支援機関）、送出機関などすべてについて、有効な許可・認定を契約前に公的情報で確認しましたか（利用がない場合は該当しない）。',
				en: 'For every employment agency, supervising organisation (supervising support organisation from April 2027) and sending organisation used in the past year, was a valid licence or approval checked against official information before contracting? (Not applicable if none was used.)',
			},
			points: 10,
			sdg_targets: ['8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '利用した機関の一覧に、許可・登録・認定の番号、有効期限、契約前の確認日が全件そろっている。',
						en: 'A list of all organisations used gives licence or approval number, expiry and a check date before the contract.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '機関ごとに、許可の取消しや業務停止などの処分歴を、日本と送出国の公表情報で調べた記録がある。',
						en: 'For each one, past revocations or suspensions were looked up in published information of Japan and the home country.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '募集の流れ図に現地の再委託先や個人の紹介者まで書かれ、無許可の者が介在しないと確認している。',
						en: 'A recruitment chart shows local subcontractors and individual introducers, and confirms no unlicensed party is involved.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '現在有効な仲介機関との契約書すべてに、会社が支払う費用の内訳と、労働者から保証金・違約金や不当な手数料を取らないことを定めていますか（仲介機関を利用していない場合は該当しない）。',
				en: 'Do all current contracts with brokers set out the breakdown of fees the company pays and forbid taking deposits, penalties or unjust fees from workers? (Not applicable if no broker is used.)',
			},
			points: 10,
			sdg_targets: ['8.7', '8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '紹介料・教育費・渡航手続費などの費目ごとに、金額と負担者が契約書または覚書に書かれている。',
						en: 'The contract or a memorandum gives amount and payer for each item, such as placement, training and travel papers.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '徴収の禁止が再委託先や現地の紹介者にも及び、会社が当事者でない送出契約は写しで確認している。',
						en: 'The ban reaches subcontractors and local introducers; sending contracts the company is not party to are checked by copy.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '違反が分かった場合の報告・返金・契約解除と、会社が仲介機関を調査できることが条項にある。',
						en: 'Clauses cover reporting, refund and termination on breach, and the right of the company to investigate the broker.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に入社した外国人労働者全員から、就職と来日のために誰へ何の費用をいくら払ったかを、理解できる言語で聞き取り、記録していますか（入社者がいない場合は該当しない）。',
				en: 'Was every foreign worker hired in the past year asked, in a language they understand, whom they paid, for what and how much to get the job and come to Japan, and was this recorded? (Not applicable if nobody was hired.)',
			},
			points: 12,
			sdg_targets: ['8.7', '8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '紹介料・教育費・書類費・渡航費などの費目別に、支払先・金額・時期を記した聴取票が全員分ある。',
						en: 'A sheet for each worker shows payee, amount and date by item, such as placement, training, papers and travel.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '聴取は仲介機関の職員が同席しない場で個別に行われ、通訳も仲介機関から独立している。',
						en: 'Workers are asked one by one without broker staff present, with an interpreter independent of the broker.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '聴取した額を仲介機関の費用内訳や領収書と突き合わせ、差があれば理由を調べた記録がある。',
						en: 'Amounts heard are compared with broker breakdowns or receipts, and any difference has been looked into.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '募集・紹介・渡航など就職にかかる費用を外国人労働者に負担させない方針を文書にし、直近3年に本人の負担が判明した場合は返金していますか。',
				en: 'Is there a written policy that foreign workers bear no cost of recruitment, placement or travel to the job, and have costs found in the past three years to have been borne by a worker been repaid?',
			},
			points: 10,
			sdg_targets: ['8.7', '8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '会社が負担する費目と対象者の範囲を示した方針文書があり、経営者の承認日が確認できる。',
						en: 'A policy lists the cost items the company bears and who is covered, with the date of approval by management.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '応募者と仲介機関に、理解できる言語で方針と申し出先を募集の段階で知らせた記録がある。',
						en: 'Applicants and brokers were told the policy and whom to contact, in a language they understand, at recruitment.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '返金した人・金額・日付の支払記録、または全員に負担がなかったことを示す聴取結果がある。',
						en: 'Payment records show who was repaid, how much and when, or worker interviews show that nobody bore any cost.',
					},
					weight: 4,
				},
			],
		},
	],
	A3: [
		{
			content: {
				ja: '直近1年に採用した外国人労働者全員に、契約を結ぶ前に、仕事の内容・賃金・控除・住居などの条件を、理解できる言語の書面で説明しましたか（採用者がいない場合は該当しない）。',
				en: 'Before signing, did every foreign worker hired in the past year receive a written explanation of the work, pay, deductions, housing and other terms in a language they understand? (Not applicable if nobody was hired.)',
			},
			points: 12,
			sdg_targets: ['8.8', '10.7', '16.10'],
			evaluations: [
				{
					content: {
						ja: '理解できる言語またはやさしい日本語の条件書が全員分あり、交付日が契約日より前である。',
						en: 'Each worker has a sheet of terms in a language they understand or plain Japanese, dated before the contract.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '総支給額に加え、税・社会保険料・家賃などを差し引いた手取りの見込み額が書かれている。',
						en: 'It shows not only gross pay but expected take-home pay after tax, social insurance, rent and the like.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '説明の日時・説明者・通訳・本人からの質問と回答が、説明記録に残っている。',
						en: 'A record shows when and by whom it was explained, the interpreter, and the questions and answers.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に採用した外国人労働者について、求人時に示した条件と雇用契約の条件を一人ずつ照合し、差があれば契約前に本人へ説明しましたか（採用者がいない場合は該当しない）。',
				en: 'For each foreign worker hired in the past year, were the terms advertised compared with the contract, and any difference explained before signing? (Not applicable if nobody was hired.)',
			},
			points: 10,
			sdg_targets: ['8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '賃金・手当・労働時間・業務・就業場所・契約期間を並べた照合表が採用者全員分ある。',
						en: 'A comparison of pay, allowances, hours, duties, workplace and contract period exists for every hire.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '差がある条件は、変更前後の内容と理由を契約前に書面で示した控えがある（差がなければ満たす）。',
						en: 'Differences were shown in writing before signing, with old and new terms and reasons (met if there were none).',
					},
					weight: 3,
				},
				{
					content: {
						ja: '抽出した本人との面談で、募集広告や仲介機関から聞いた条件と実際の条件が一致している。',
						en: 'Sampled workers say that the advertisement and what the broker told them match the actual terms.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に海外から受け入れた人全員に、到着日の出迎え、入居先、最初の給料日までの生活費の見通しを渡航前に知らせ、そのとおり実施しましたか（海外からの受入れがない場合は該当しない）。',
				en: 'Was everyone brought from abroad in the past year told before departure about pick-up on arrival, housing and living costs until the first payday, and was this carried out as told? (Not applicable if nobody came from abroad.)',
			},
			points: 8,
			sdg_targets: ['8.8', '10.7'],
			evaluations: [
				{
					content: {
						ja: '受入れごとの準備表に、出迎え・寝具・生活用品・当面の費用の担当者と期限が書かれている。',
						en: 'A checklist for each arrival names who handles pick-up, bedding, household goods and first expenses, and by when.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '到着後1週間の予定、住所、緊急連絡先を、渡航前に理解できる言語で送った記録がある。',
						en: 'The plan for the first week, address and emergency contact were sent before departure in a language they understand.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '送迎簿、入居時の確認書、本人との面談から、知らせた内容どおりに迎えたと確認できる。',
						en: 'Transport logs, move-in sheets and interviews with the workers show the arrival went as they had been told.',
					},
					weight: 4,
				},
			],
		},
	],
};
