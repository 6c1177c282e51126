import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** A1: Fair recruitment and selection. */
export const a1: readonly SeedSimpleQuestion[] = [
	{
		key: '0875e2c8-317c-4c92-b724-ea44f53c1988',
		content: {
			ja: '直近1年間に選考した応募者全員について、職務ごとの選考基準に沿った評価を記録に残していますか。（選考をしていない場合は該当しない）',
			en: 'For every applicant you screened in the past year, did you record an assessment against selection criteria for the job? (Not applicable if you screened no one.)',
		},
		points: 4,
	},
	{
		key: 'd0e9322b-c81d-4e12-8671-a58c56b8c218',
		content: {
			ja: '求人票を出す前に、応募条件に国籍を限定する表現がないことを確認していますか。（求人票を出していない場合は該当しない）',
			en: 'Before you publish a job posting, do you confirm that its requirements do not limit nationality? (Not applicable if you publish no job postings.)',
		},
		points: 4,
	},
	{
		key: '2ef13d7b-e10c-4baa-8e02-2e5f63de75dc',
		content: {
			ja: '面接を担当する人全員に、出身地・宗教・家族など仕事の能力と関係のない質問をしないよう、研修や書面で指導していますか。',
			en: 'Do you instruct all interviewers, by training or in writing, not to ask about birthplace, religion, family or other matters unrelated to ability to do the job?',
		},
		points: 3,
	},
];
