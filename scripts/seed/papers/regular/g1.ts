import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** G1: Management policy and responsibility. */
export const g1: readonly SeedRegularQuestion[] = [
	{
		key: 'c1b4fb93-22c0-4afe-8d02-186c3f4a322d',
		content: {
			ja: '経営会議などで決めた、外国人労働者の受入れの理由・人数・予算（教育や住居など）の計画を、直近1年に実績と比べて見直し、記録していますか。',
			en: 'In the past year, has the plan decided at a management meeting (why and how many foreign workers to take, and the budget for training, housing and so on) been reviewed against results, on record?',
		},
		points: 8,
		sdg_targets: ['10.2', '16.6'],
		evaluations: [
			{
				key: '24327d17-5fe2-4978-9c23-5ef920c68cc1',
				content: {
					ja: '取締役会や経営会議の議事録、または代表者の決裁書に、受入れの理由と人数の計画がある。',
					en: "Board or management minutes, or the head's written approval, show the reasons and the planned numbers.",
				},
				weight: 3,
			},
			{
				key: 'f6acd3fe-4c1c-4e0c-bd31-a5bfc97b138e',
				content: {
					ja: '教育・日本語・通訳・住居などの費用が予算に計上され、実績額と比べられている。',
					en: 'Costs of training, Japanese, interpreting and housing are budgeted and compared with actual spending.',
				},
				weight: 4,
			},
			{
				key: '58aa4eb7-93bb-4d6a-8e11-d9f95524d8a2',
				content: {
					ja: '計画と実績の差から決めた見直しの内容が、直近1年の記録にある。',
					en: 'Records in the past year show changes made because of gaps between plan and results.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '1a90b074-2ecb-43f7-920c-b9cf987244b8',
		content: {
			ja: '外国人労働者の雇用管理を統括する責任者（常時10人以上の場合は国の指針による雇用労務責任者）を書面で任命し、権限と役割を社内に示していますか。',
			en: 'Has the company appointed in writing a person in charge of managing foreign workers (with ten or more regularly, the manager named in the national guidelines) and made the authority and role known inside?',
		},
		points: 9,
		sdg_targets: ['16.6'],
		evaluations: [
			{
				key: 'e4167b64-16b0-458e-a81e-45563acd5473',
				content: {
					ja: '任命書と体制図に、責任者の権限と、在留資格の制度ごとの担当者の役割が書かれている。',
					en: 'The appointment and chart show the authority of the person in charge and the role of staff for each system.',
				},
				weight: 3,
			},
			{
				key: '4e3fb0da-33ee-4eee-8e4b-5fbf82dd909b',
				content: {
					ja: '責任者が、直近3年に外国人の雇用や在留に関する講習を修了した証明がある。',
					en: 'There is proof that this person completed a course on foreign employment and residence in the past three years.',
				},
				weight: 3,
			},
			{
				key: '368c6171-0176-48f5-a336-2afc4580d41d',
				content: {
					ja: '責任者が直近1年に経営者へ報告し、問題の是正を指示した記録がある。',
					en: 'Records show that in the past year this person reported to top management and ordered corrections.',
				},
				weight: 2,
			},
			{
				key: 'd7432413-b406-4bde-80a4-8ca2dffda7a3',
				content: {
					ja: '面談で現場の管理者と外国人労働者が、責任者の名前と連絡の方法を答えられる。',
					en: 'In interviews, line managers and foreign workers can name this person and say how to reach them.',
				},
				weight: 2,
			},
		],
	},
];
