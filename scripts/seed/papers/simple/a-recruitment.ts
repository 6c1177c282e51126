import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const recruitment: SeedQuestions<SeedSimpleQuestion> = {
	A1: [
		{
			content: {
				ja: '直近1年間に選考した応募者全員について、職務ごとの選考基準に沿った評価を記録に残していますか。（選考をしていない場合は該当しない）',
				en: 'For every applicant you screened in the past year, did you record an assessment against selection criteria for the job? (Not applicable if you screened no one.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '求人票を出す前に、応募条件に国籍を限定する表現がないことを確認していますか。（求人票を出していない場合は該当しない）',
				en: 'Before you publish a job posting, do you confirm that its requirements do not limit nationality? (Not applicable if you publish no job postings.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '面接を担当する人全員に、出身地・宗教・家族など仕事の能力と関係のない質問をしないよう、研修や書面で指導していますか。',
				en: 'Do you instruct all interviewers, by training or in writing, not to ask about birthplace, religion, family or other matters unrelated to ability to do the job?',
			},
			points: 3,
		},
	],
	A2: [
		{
			content: {
				ja: '利用中の紹介会社・監理団体・登録支援機関・送出機関の許可や登録が有効なことを、直近1年以内に確認しましたか。（利用がない場合は該当しない）',
				en: 'In the past year, did you confirm that every agency, supervising, support or sending organisation you use is validly licensed or registered? (Not applicable if you use none.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '国内の紹介会社や登録支援機関との契約書に、紹介料や支援の費用を本人に請求しないことを明記していますか。（利用がない場合は該当しない）',
				en: 'Do your contracts with agencies and support organisations in Japan state that workers are not charged placement or support fees? (Not applicable if you use none.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '海外から採用した人全員に、来日前に送出機関などへ払った金額と内訳を、入社後3か月以内に聞き取っていますか。（海外からの採用がない場合は該当しない）',
				en: 'Within three months of joining, do you ask everyone hired from abroad what they paid to sending organisations or others before coming, and for what? (Not applicable if no one was.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '募集や紹介の費用を外国人労働者本人が負担していたと分かった場合に、会社が返金する手順を文書で定めていますか。',
				en: 'Do you have a written procedure for the company to pay workers back if it turns out that they paid recruitment or placement costs themselves?',
			},
			points: 3,
		},
	],
	A3: [
		{
			content: {
				ja: '外国人の応募者が内定を承諾する前に、賃金・控除の額・仕事内容を、本人が理解できる言語の書面で説明していますか。',
				en: 'Before foreign applicants accept an offer, do you explain pay, deductions and duties in writing in a language they understand?',
			},
			points: 5,
		},
		{
			content: {
				ja: '募集時の条件と雇用契約の条件が違うときは、契約を結ぶ前に変更点を書面で本人に示していますか。（違いがない場合は該当しない）',
				en: 'When contract terms differ from the advertised terms, do you show the person the changes in writing before the contract is made? (Not applicable if there are no differences.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '海外から採用した人が来日する日に、会社か委託先が空港などで出迎え、住居や事業所まで送っていますか。（海外からの採用がない場合は該当しない）',
				en: 'On the day people hired from abroad arrive, does the company or a contractor meet them at the airport and take them to their housing or the workplace? (Not applicable if no one was.)',
			},
			points: 2,
		},
	],
};
