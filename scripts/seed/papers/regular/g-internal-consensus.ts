import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const internalConsensus: SeedQuestions<SeedRegularQuestion> = {
	G1: [
		{
			content: {
				ja: '経営会議などで決めた、外国人労働者の受入れの理由・人数・予算（教育や住居など）の計画を、直近1年に実績と比べて見直し、記録していますか。',
				en: 'In the past year, has the plan decided at a management meeting (why and how many foreign workers to take, and the budget for training, housing and so on) been reviewed against results, on record?',
			},
			points: 8,
			sdg_targets: ['10.2', '16.6'],
			evaluations: [
				{
					content: {
						ja: '取締役会や経営会議の議事録、または代表者の決裁書に、受入れの理由と人数の計画がある。',
						en: "Board or management minutes, or the head's written approval, show the reasons and the planned numbers.",
					},
					weight: 3,
				},
				{
					content: {
						ja: '教育・日本語・通訳・住居などの費用が予算に計上され、実績額と比べられている。',
						en: 'Costs of training, Japanese, interpreting and housing are budgeted and compared with actual spending.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '計画と実績の差から決めた見直しの内容が、直近1年の記録にある。',
						en: 'Records in the past year show changes made because of gaps between plan and results.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '外国人労働者の雇用管理を統括する責任者（常時10人以上の場合は国の指針による雇用労務責任者）を書面で任命し、権限と役割を社内に示していますか。',
				en: 'Has the company appointed in writing a person in charge of managing foreign workers (with ten or more regularly, the manager named in the national guidelines) and made the authority and role known inside?',
			},
			points: 9,
			sdg_targets: ['16.6'],
			evaluations: [
				{
					content: {
						ja: '任命書と体制図に、責任者の権限と、在留資格の制度ごとの担当者の役割が書かれている。',
						en: 'The appointment and chart show the authority of the person in charge and the role of staff for each system.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '責任者が、直近3年に外国人の雇用や在留に関する講習を修了した証明がある。',
						en: 'There is proof that this person completed a course on foreign employment and residence in the past three years.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '責任者が直近1年に経営者へ報告し、問題の是正を指示した記録がある。',
						en: 'Records show that in the past year this person reported to top management and ordered corrections.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '面談で現場の管理者と外国人労働者が、責任者の名前と連絡の方法を答えられる。',
						en: 'In interviews, line managers and foreign workers can name this person and say how to reach them.',
					},
					weight: 2,
				},
			],
		},
	],
	G2: [
		{
			content: {
				ja: '直近1年に外国人労働者が新たに配属された職場のすべてで、配属の前に、受入れの理由と仕事の分担を同僚に説明していますか（新たな配属がない場合は該当しない）。',
				en: 'In the past year, at every workplace that received a new foreign worker, were coworkers told beforehand why the person was coming and how work would be shared? (Not applicable if there was no new placement.)',
			},
			points: 7,
			sdg_targets: ['4.7', '10.2'],
			evaluations: [
				{
					content: {
						ja: '説明の資料に、受入れの理由、任せる仕事と在留資格でできない仕事、教える人の分担がある。',
						en: 'The materials give the reasons, the work to be given and not allowed by status, and who teaches what.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '職場ごとの説明の日と参加者の記録があり、配属の日より前である。',
						en: 'Records for each workplace show the date and participants, and the date is before the placement.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '面談で同僚が説明の内容を覚えており、教える負担への配慮があったと述べている。',
						en: 'In interviews, coworkers remember the content and say that the burden of teaching was considered.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '外国人労働者に直接指示をする管理者と社員の全員が、やさしい日本語や異なる文化への理解の研修を、直近2年に受けたことを記録で示せますか。',
				en: 'Can the company show by records that all managers and staff who give instructions to foreign workers had training in plain Japanese or understanding other cultures in the past two years?',
			},
			points: 8,
			sdg_targets: ['4.7', '10.2'],
			evaluations: [
				{
					content: {
						ja: '対象者の名簿と受講記録があり、全員が直近2年に受講している。',
						en: 'A list of those concerned and attendance records show that all took the training in the past two years.',
					},
					weight: 4,
				},
				{
					content: {
						ja: 'やさしい日本語や図に書き直した作業指示書や掲示の実物が、研修の後に現場で使われている。',
						en: 'Work instructions or notices rewritten in plain Japanese or pictures are in use on site after the training.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '面談で外国人労働者が、指示が分かりやすく、聞き返しやすいと述べている。',
						en: 'In interviews, foreign workers say instructions are clear and that it is easy to ask again.',
					},
					weight: 3,
				},
			],
		},
	],
	G3: [
		{
			content: {
				ja: '外国人労働者の雇用管理を指標（KPI）で点検し、外国人労働者も出席する会議で改善策を決めることを、直近1年に1回以上行っていますか。',
				en: 'At least once in the past year, has the company reviewed its management of foreign workers against indicators (KPIs) and decided improvements at a meeting that foreign workers attended?',
			},
			points: 9,
			sdg_targets: ['16.7'],
			evaluations: [
				{
					content: {
						ja: '指標と目標値（日本語学習時間・相談への対応日数・労働災害の件数など）を書いた一覧がある。',
						en: 'A list sets indicators and targets, such as hours of Japanese study, days to answer complaints and accidents.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近1年の点検報告があり、点検した人が日々の受入れ担当者とは別である。',
						en: 'There is a review report from the past year by someone other than the staff in daily charge.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '会議録に外国人労働者の出席と発言、決めた改善があり、次の点検で結果を確かめている。',
						en: 'Minutes show foreign workers attending and speaking and the improvements decided, and the results are checked later.',
					},
					weight: 4,
				},
			],
		},
		{
			content: {
				ja: '直近1年に、自治体・国際交流協会・日本語教室・業界団体などと、外国人労働者の就労や暮らしの課題について協議または共同の取組をした記録がありますか。',
				en: 'In the past year, are there records of talks or joint work with local government, an international association, Japanese classes or an industry body on the working and living issues of foreign workers?',
			},
			points: 6,
			sdg_targets: ['17.17'],
			evaluations: [
				{
					content: {
						ja: '連携の相手、課題、会社の役割を記した協定・会議録・事業報告などがある。',
						en: "Agreements, minutes or reports show the partner, the issue and the company's role.",
					},
					weight: 4,
				},
				{
					content: {
						ja: '連携で得た情報や支援を、社内の制度や外国人労働者への案内に生かした例がある。',
						en: 'There is an example of using what was learned in company systems or in guidance for foreign workers.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '社内の連絡担当者が決まっており、連携の相手が担当者を知っている。',
						en: 'A contact person is named in the company, and the partners know who it is.',
					},
					weight: 3,
				},
			],
		},
	],
};
