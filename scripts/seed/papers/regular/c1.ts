import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** C1: Equal and balanced treatment. */
export const c1: readonly SeedRegularQuestion[] = [
	{
		key: '511eba55-0f2c-4df9-96bc-2c7c9f951203',
		content: {
			ja: '在籍する外国人労働者全員の賃金が、同じ職務で責任や経験が同程度の日本人従業員と同等以上である根拠を、比較表で示せますか（比べられる日本人従業員がいない場合は賃金規程で示す）。',
			en: 'Can a comparison table show that every current foreign worker is paid at least as much as Japanese employees in the same job with similar responsibility and experience? (If there is nobody to compare with, show it by the wage rules.)',
		},
		points: 15,
		sdg_targets: ['8.5', '10.3', '10.4'],
		evaluations: [
			{
				key: '948b8cb5-db1c-41e3-b9c8-17ba80c5b299',
				content: {
					ja: '職務・責任の程度・経験年数をそろえた比較表が、直近1年の実際の賃金で作られている。',
					en: 'The table matches job, responsibility and years of experience, and uses actual pay of the past year.',
				},
				weight: 4,
			},
			{
				key: 'd785df2d-f592-450c-870f-34984e588a09',
				content: {
					ja: '賃金表の当てはめが全員分示され、国籍や在留資格だけで分けた低い賃金表を使っていない。',
					en: 'The place of each worker on the pay scale is shown, and no lower scale exists by nationality or status alone.',
				},
				weight: 3,
			},
			{
				key: 'd4ae364f-1611-4616-b0d3-615de5c21619',
				content: {
					ja: '賃金が低い人は職務や能力に基づく理由が書かれ、見直しの要否を判断した記録がある（なければ満たす）。',
					en: 'Lower pay is explained by job or ability, with a decision on whether to correct it (met if there is none).',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'f5c828af-07c4-4ba9-90ee-f85c97b0f0f9',
		content: {
			ja: '手当・賞与・退職金・福利厚生の項目ごとに、外国人労働者と日本人従業員の支給状況を直近1年の実績で比べ、差がある場合は国籍以外の理由を文書にしていますか。',
			en: 'For each allowance, bonus, retirement benefit and welfare item, is what foreign workers and Japanese employees received in the past year compared, and is a reason other than nationality written down where they differ?',
		},
		points: 12,
		sdg_targets: ['8.5', '10.3', '10.4'],
		evaluations: [
			{
				key: 'b3d61575-f885-4ba3-a626-e0cc9c631a5b',
				content: {
					ja: '通勤・住宅・家族手当、賞与、食堂や休憩室の利用など、項目別の支給基準と実績の一覧がある。',
					en: 'A list gives rule and actual figures for each item: commuting, housing, family, bonus, canteen, rest rooms.',
				},
				weight: 4,
			},
			{
				key: '3f8e4db5-f86d-45e2-a20c-665cecdaab6d',
				content: {
					ja: '差のある項目は、その手当などの目的に照らして雇用形態や職務の違いから説明されている（差がなければ満たす）。',
					en: 'Differences are explained from the aim of the item by contract type or duties (met if there are none).',
				},
				weight: 4,
			},
			{
				key: 'c9cd55d2-c647-4ce3-8391-a913b36adb6d',
				content: {
					ja: '待遇の違いの理由を尋ねる先を本人に知らせ、説明した記録がある（求めがなければ周知の記録）。',
					en: 'Workers know whom to ask about differences, and explanations are on record (if none asked: record of the notice).',
				},
				weight: 2,
			},
		],
	},
	{
		key: '7cb94ff1-04b8-477a-a01e-6a7cf114f276',
		content: {
			ja: '直近3年に入社した外国人労働者の初任給と格付けを決める際、海外での職務経験・学歴・資格を、国内で得たものと同じ基準で評価しましたか（入社者がいない場合は該当しない）。',
			en: 'In setting starting pay and grade for foreign workers hired in the past three years, were work experience, education and qualifications from abroad valued by the same standard as those from Japan? (Not applicable if nobody was hired.)',
		},
		points: 8,
		sdg_targets: ['8.5', '10.3'],
		evaluations: [
			{
				key: 'dae24f5f-c8a9-442d-a74c-c278a5838c85',
				content: {
					ja: '経験年数・学歴・資格を等級や賃金に換算する基準があり、海外で得たものの扱いが書かれている。',
					en: 'A written standard turns experience, education and qualifications into grade and pay, and covers those from abroad.',
				},
				weight: 4,
			},
			{
				key: '4363ac2f-efab-40c6-a67d-dddfbe78da9c',
				content: {
					ja: '確認した証明書、換算の結果、決めた等級と賃金が、入社者ごとの決定記録に残っている。',
					en: 'A record for each hire shows the papers seen, how they were converted, and the grade and pay decided.',
				},
				weight: 4,
			},
			{
				key: '5c068135-2cb6-452f-8555-9292c8c1599c',
				content: {
					ja: '決まった等級と賃金の理由を説明されたと、説明記録または抽出した本人との面談で確認できる。',
					en: 'Records or sampled workers confirm that the reason for the grade and pay was explained to them.',
				},
				weight: 2,
			},
		],
	},
];
