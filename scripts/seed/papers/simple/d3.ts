import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** D3: Career development. */
export const d3: readonly SeedSimpleQuestion[] = [
	{
		key: '51160aeb-f167-401e-8fe4-7b1bbfbb76e1',
		content: {
			ja: 'この先目指せる職位や在留資格とその条件を、図などの文書にまとめ、外国人労働者全員に説明していますか。',
			en: 'Have you put the positions and residence statuses open to foreign employees, and their conditions, in a chart or document and explained it to all of them?',
		},
		points: 3,
	},
	{
		key: 'ff5ee9d3-ced9-4d9b-9984-7eb3438ac135',
		content: {
			ja: '技能検定や特定技能2号などの試験を受ける人に、受験料の補助・講習・勤務の調整のいずれかを行っていますか。（受験する人がいない場合は該当しない）',
			en: 'Do you support people taking skills tests or the Specified Skilled Worker (ii) exam with fees, courses or shift changes? (Not applicable if no one takes a test.)',
		},
		points: 3,
	},
	{
		key: 'b27d4331-c81d-46d2-bebf-8c09173f2dcd',
		content: {
			ja: '直近3年間に、外国人労働者を班長・主任・指導役など、人をまとめる役割に登用しましたか。（外国人を雇用して3年未満の場合は該当しない）',
			en: 'In the past three years, did you appoint a foreign employee to lead others, such as team leader or trainer? (Not applicable if you have employed foreign workers for under three years.)',
		},
		points: 2,
	},
];
