import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** A1: Fair recruitment and selection. */
export const a1: readonly SeedRegularQuestion[] = [
	{
		key: '7f9ffa3e-100b-4c38-94df-58acb9810845',
		content: {
			ja: '直近1年に外国人が応募した採用選考すべてについて、職務別の選考基準を選考前に書面で定め、応募者ごとの評価記録を保存していますか（外国人の応募がない場合は該当しない）。',
			en: 'For every selection in the past year in which a foreign national applied, were job-specific criteria set in writing beforehand and an evaluation record kept for each applicant? (Not applicable if no foreign national applied.)',
		},
		points: 10,
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: '18b1ae38-9ad9-4807-aef9-5d0e712db16f',
				content: {
					ja: '職務ごとに必要な技能・経験・日本語力を示した選考基準があり、選考開始前の作成日が確認できる。',
					en: 'Criteria list the skills, experience and Japanese needed for each job and are dated before the selection began.',
				},
				weight: 3,
			},
			{
				key: '0b16dee0-dd33-4f6b-87a6-8eb3a24dfd0c',
				content: {
					ja: '応募者全員の評価票に、基準の項目ごとの評価と採否の理由が記録されている。',
					en: 'The evaluation sheet of every applicant records a rating for each criterion and the reason for the decision.',
				},
				weight: 4,
			},
			{
				key: '6c2282ea-030e-4731-a03e-470dd1d91070',
				content: {
					ja: '不採用の記録を抽出して確認しても、国籍・性別・宗教など基準にない理由が使われていない。',
					en: 'Sampled rejections show no reason outside the criteria, such as nationality, sex or religion.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '6281f92a-bd15-4070-9c9d-8fb986e070b4',
		content: {
			ja: '直近1年に使った外国人が応募できる求人票・募集要項のすべてで、応募条件を職務に必要なものに限っていますか（募集していない場合は該当しない）。',
			en: 'Did every job advertisement open to foreign nationals in the past year limit its conditions to what the job requires? (Not applicable if there was no recruitment.)',
		},
		points: 8,
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: '9a42b70a-ca26-4723-872d-a9b99d7c092d',
				content: {
					ja: '法令で認められた場合を除き、求人票に国籍・性別・年齢・婚姻・容姿などの条件や希望が書かれていない。',
					en: 'Except where the law allows, no advertisement states conditions on nationality, sex, age, marriage or looks.',
				},
				weight: 4,
			},
			{
				key: '75ea8222-1616-42b4-a6de-339f8370ca52',
				content: {
					ja: '求める日本語力が、作業指示・接客・記録など職務で使う場面と対応づけて説明されている。',
					en: 'The Japanese level asked for is explained by its use on the job, such as instructions, customers or records.',
				},
				weight: 3,
			},
			{
				key: '1d3d0a00-c122-4d31-ac16-10496512551e',
				content: {
					ja: '仲介機関や人材会社への求人申込書・メールにも、職務と関係のない人選の指定がない。',
					en: 'Job orders and e-mails to brokers or agencies also contain no preferences unrelated to the job.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '2c2c0370-9d27-42ee-8fc2-530ae4d3091e',
		content: {
			ja: '直近1年の外国人の採用面接で、家族・宗教・妊娠の予定など職務と関係のない質問をしないよう、面接官を教育し質問票で管理していますか（採用面接がない場合は該当しない）。',
			en: 'For interviews of foreign applicants in the past year, were interviewers trained and given a question sheet so that nothing unrelated to the job, such as family, religion or pregnancy plans, is asked? (Not applicable if there were no interviews.)',
		},
		points: 8,
		sdg_targets: ['10.3', '16.b'],
		evaluations: [
			{
				key: '83e38283-9c32-4db2-9764-b636980df1bf',
				content: {
					ja: '面接官全員の研修記録があり、聞いてはいけない事項とその理由が教材に示されている。',
					en: 'Training records exist for all interviewers, and the material shows what must not be asked and why.',
				},
				weight: 3,
			},
			{
				key: '96fa0bb6-9b7a-42e9-a534-3d1b44f82e24',
				content: {
					ja: '面接記録が質問票に沿い、選考中の就労資格は口頭確認にとどめて在留カードの提示を求めていない。',
					en: 'Interview notes follow the sheet; work eligibility is asked orally and no residence card is requested at this stage.',
				},
				weight: 3,
			},
			{
				key: '3b3f80c1-8979-4012-afb4-a906a0142aa5',
				content: {
					ja: '現地面接の同席者や仲介機関の担当者を含め、面接に関わる人全員に同じ質問票と禁止事項を渡している。',
					en: 'Everyone in the interview, including those abroad and broker staff, has the same sheet and list of banned topics.',
				},
				weight: 2,
			},
			{
				key: 'fd6c6f4d-349c-4d89-b876-b51ac31f40b1',
				content: {
					ja: '直近1年の入社者との面談で、職務と関係のない質問や妊娠検査を求められていないと確認できる。',
					en: 'Recent hires confirm when interviewed that they faced no unrelated questions or pregnancy tests.',
				},
				weight: 2,
			},
		],
	},
];
