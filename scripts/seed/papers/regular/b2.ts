import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B2: Contracts and work rules. */
export const b2: readonly SeedRegularQuestion[] = [
	{
		key: '2d513bac-706c-4c97-ac41-d6a6c4c00b35',
		content: {
			ja: '直近1年に契約を締結・更新した外国人労働者全員に、業務や就業場所の変更の範囲を含む法定の労働条件を、労働条件通知書などで明示しましたか（締結・更新がない場合は該当しない）。',
			en: 'Was every foreign worker whose contract was signed or renewed in the past year given the working conditions required by law in a notice, including the range of possible changes in duties and workplace? (Not applicable if none was signed or renewed.)',
		},
		points: 12,
		sdg_targets: ['8.8', '16.10'],
		evaluations: [
			{
				key: '0f90e1a1-2c52-49a8-bd5c-548654bd6042',
				content: {
					ja: '変更の範囲や、有期契約での更新上限など、2024年4月に加わった事項を含めて記載漏れがない。',
					en: 'Nothing is missing, including items added in April 2024 such as range of changes and limits on renewal.',
				},
				weight: 4,
			},
			{
				key: '4fd3d102-40bc-42b8-9a9f-c1bde39195b8',
				content: {
					ja: '締結・更新の日までに交付したことが分かる、本人の受領の記録が全員分ある。',
					en: 'A receipt from every worker shows it was handed over by the day of signing or renewal.',
				},
				weight: 3,
			},
			{
				key: '0d5b10da-f5ce-4431-a7a0-482d721a448b',
				content: {
					ja: '抽出した人の実際の業務・就業場所・労働時間が、通知書の記載と一致している。',
					en: 'For a sample, the actual duties, workplace and hours match what the notice says.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'd38c484d-76d9-4405-b819-3067b89d084e',
		content: {
			ja: '就業規則（ない場合は代わりの社内ルール）の重要部分を、在籍する外国人労働者全員が理解できる言語またはやさしい日本語にし、いつでも見られるようにしていますか。',
			en: 'Are the key parts of the work rules (or in-house rules where there are none) available at any time in a language every current foreign worker understands or in plain Japanese?',
		},
		points: 10,
		sdg_targets: ['8.8', '16.10'],
		evaluations: [
			{
				key: '7ebfa3eb-1eb5-42fb-b61c-02411eb85a25',
				content: {
					ja: '在籍者の使用言語の一覧と、訳文・やさしい日本語版の一覧を照らして、漏れている人がいない。',
					en: 'Comparing the languages of current workers with the versions available leaves nobody out.',
				},
				weight: 3,
			},
			{
				key: 'd3f29e99-7619-41e5-ac1a-3d180b8d28b8',
				content: {
					ja: '労働時間・休暇・賃金・懲戒・退職などが訳され、日本語版の直近の改定まで反映されている。',
					en: 'Hours, leave, pay, discipline and leaving are translated and reflect the latest Japanese revision.',
				},
				weight: 4,
			},
			{
				key: 'e49796d7-c36a-470b-a8a9-0443b95011fc',
				content: {
					ja: '掲示・配布・スマートフォンなどで見られる状態にあり、抽出した本人が見る方法を実際に示せる。',
					en: 'They can be seen on a board, on paper or by phone, and sampled workers can show how they look them up.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '9e019a5b-f796-4a9b-b151-a3377d68fa07',
		content: {
			ja: '直近1年に入社した外国人労働者全員について、契約と就業規則の要点を正しく理解したかを、入社後1か月以内に確かめて記録しましたか（入社者がいない場合は該当しない）。',
			en: 'For every foreign worker hired in the past year, was it checked and recorded within one month of joining that they correctly understood the main points of the contract and work rules? (Not applicable if nobody was hired.)',
		},
		points: 8,
		sdg_targets: ['8.8', '16.10'],
		evaluations: [
			{
				key: 'de27b915-e022-4222-b1db-2bb10638d5ff',
				content: {
					ja: '署名だけでなく、確認問題や本人の言葉での言い直しによって理解を確かめた記録が全員分ある。',
					en: 'Beyond a signature, records for all show understanding tested by quiz or by retelling in their own words.',
				},
				weight: 4,
			},
			{
				key: '974676b4-d453-4cdf-b703-d145f86e79b8',
				content: {
					ja: '誤解のあった項目は、再説明の日付・方法・結果が本人ごとに残っている（なければ満たす）。',
					en: 'Where a point was misunderstood, date, method and result of a second explanation are kept (met if none was).',
				},
				weight: 3,
			},
			{
				key: 'e0f64151-7cb7-4118-b7b8-8c32d77acfde',
				content: {
					ja: '抽出した本人が面談で、自分の契約期間・勤務時間・休日・残業の扱いを説明できる。',
					en: 'Sampled workers can explain their own contract period, hours, days off and overtime rules.',
				},
				weight: 3,
			},
		],
	},
];
