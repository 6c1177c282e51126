import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** C2: Appraisal and promotion. */
export const c2: readonly SeedRegularQuestion[] = [
	{
		key: '149b2e6d-02dc-489c-b0da-db10e4fcb8bd',
		content: {
			ja: '直近の評価期間について、外国人労働者全員に、評価の項目と基準、賃金への反映の仕方を、期間が始まるまでに理解できる言語で知らせましたか（評価制度がない場合は満たさないものとする）。',
			en: 'For the latest appraisal period, were all foreign workers told before it began, in a language they understand, the items and criteria and how results affect pay? (Counts as not met if there is no appraisal system.)',
		},
		points: 10,
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: 'fa1a6371-035d-498b-8602-8c5570ce3a0f',
				content: {
					ja: '評価基準の訳またはやさしい日本語版があり、項目ごとの水準が具体的な行動で示されている。',
					en: 'The criteria exist in translation or plain Japanese and describe each level by concrete behaviour.',
				},
				weight: 3,
			},
			{
				key: '3bee2feb-0a4b-4ef2-a5f6-eea1eb5ff5c0',
				content: {
					ja: '評価の対象者名簿に在留資格や雇用形態を問わず外国人労働者が載り、除外した人には理由がある。',
					en: 'The appraisal list includes foreign workers of every status and contract type; any exclusion has a reason.',
				},
				weight: 2,
			},
			{
				key: '05a2a511-0107-48ec-b555-d5d4c227b4fb',
				content: {
					ja: '日本語力を評価する場合は職務に必要な範囲に限り、技能の評価と分けている（評価しなければ満たす）。',
					en: 'If Japanese is rated, it is only what the job needs and kept apart from skill ratings (met if not rated).',
				},
				weight: 2,
			},
			{
				key: 'ab4947f7-faa8-401d-9e4f-fec8de0417b1',
				content: {
					ja: '知らせた日付が評価期間の開始前で、抽出した本人が評価項目と昇給の関係を説明できる。',
					en: 'The notice is dated before the period, and sampled workers can explain how the items relate to pay rises.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '9740725d-d865-40fd-ac3f-21898afde710',
		content: {
			ja: '直近1年に、在籍する外国人労働者全員と評価面談を行い、評価の結果と理由、次の目標を本人が理解できる方法で伝えましたか（在籍1年未満の人だけの場合は該当しない）。',
			en: 'In the past year, did every current foreign worker have an appraisal interview where the result, the reasons and the next goals were conveyed in a way they understood? (Not applicable if all have been employed for less than a year.)',
		},
		points: 8,
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: '3ad56353-0e01-4df4-a71a-97b2e1a400a7',
				content: {
					ja: '評価結果・理由・次期の目標と、本人の確認欄を備えた面談票が全員分そろっている。',
					en: 'Interview sheets for all have the result, reasons, next goals and a confirmation by the worker.',
				},
				weight: 4,
			},
			{
				key: 'ee8320ad-790b-4a55-bced-5994c0b30ca1',
				content: {
					ja: '通訳・訳文・図解などの使用が記録され、抽出した本人が評価の理由と目標を自分の言葉で話せる。',
					en: 'Use of interpreters, translations or charts is noted, and sampled workers can retell the reasons and goals.',
				},
				weight: 3,
			},
			{
				key: '76098a99-bc63-4959-8774-a2018bcc055b',
				content: {
					ja: '評価への意見や異議を出す方法が示され、出された件への回答が残っている（なければ周知の記録）。',
					en: 'A way to comment or object is shown, and replies are on file (if there were none: record of the notice).',
				},
				weight: 3,
			},
		],
	},
	{
		key: '3c21d7a0-6d37-404b-b2da-945673012bcd',
		content: {
			ja: '直近3年の昇給・昇格の割合を外国人労働者と日本人従業員で比べ、差があればその原因を分析して改善に反映していますか（いずれかの在籍者がなく比べられない場合は該当しない）。',
			en: 'Are rates of pay rise and promotion over the past three years compared between foreign workers and Japanese employees, and are causes of any gap analysed and acted on? (Not applicable if one group is absent and no comparison is possible.)',
		},
		points: 10,
		sdg_targets: ['8.5', '10.2', '10.3'],
		evaluations: [
			{
				key: '3d14827d-5702-4852-a8d5-c51edfa44e15',
				content: {
					ja: '在籍年数と職種をそろえ、昇給額と昇格率を年ごとに比べた集計表がある。',
					en: 'A table compares pay rises and promotion rates year by year for the same length of service and type of job.',
				},
				weight: 4,
			},
			{
				key: '50663c62-c8bb-4a2a-81cf-ef5407f313e1',
				content: {
					ja: '昇格の試験・推薦・資格要件を点検し、国籍や職務に不要な日本語力の条件がないと確認している。',
					en: 'Promotion tests, nominations and requirements were reviewed for nationality or Japanese levels the job does not need.',
				},
				weight: 3,
			},
			{
				key: '54458c73-ff83-4204-88c8-12504915111d',
				content: {
					ja: '比較の結果を経営会議などで検討し、決めた見直しの内容と期限が議事録に残っている。',
					en: 'Management discussed the result, and the minutes show what is to be changed and by when.',
				},
				weight: 3,
			},
		],
	},
];
