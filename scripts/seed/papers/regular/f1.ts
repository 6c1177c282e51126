import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F1: Policy and human rights due diligence. */
export const f1: readonly SeedRegularQuestion[] = [
	{
		key: 'e7851124-3ae5-4528-a04a-66f9e369a0bd',
		content: {
			ja: '外国人労働者の人権を尊重することを明記した方針を、経営者の承認を得て定め、本人たちが理解できる言語も含めて社内外に公開していますか。',
			en: 'Is there a policy, approved by top management, that commits to respecting the human rights of foreign workers, and is it open inside and outside the company, including in languages they understand?',
		},
		points: 9,
		sdg_targets: ['8.7', '12.6'],
		evaluations: [
			{
				key: 'f04b8f1d-d98e-4938-914d-8b91dc022873',
				content: {
					ja: '方針に、強制労働と差別の禁止、国際的な人権の基準の尊重が書かれ、承認した人と日付が分かる。',
					en: 'The policy bans forced labor and discrimination, respects international standards, and shows who approved it and when.',
				},
				weight: 3,
			},
			{
				key: '5581f2d9-1ef3-4d59-8a70-3c676ed17987',
				content: {
					ja: '方針が自社のウェブサイトなど、社外の人も読める場所に公開されている。',
					en: "The policy is open to people outside the company, for example on the company's website.",
				},
				weight: 3,
			},
			{
				key: '2bd72134-154e-4ca0-bde7-bf08f45889ea',
				content: {
					ja: '在籍者の理解できる言語の版があり、配布や説明の記録が全員分ある。',
					en: 'Versions exist in languages workers understand, with records of handing out or explaining for everyone.',
				},
				weight: 4,
			},
		],
	},
	{
		key: '5d9aaeb2-0d41-4de4-b306-d9af994776ec',
		content: {
			ja: '直近1年に、自社の職場と住居で外国人労働者に強制労働や差別が起きるおそれを評価し、優先順位を付けた対策を実施していますか。',
			en: 'In the past year, has the company assessed the risks of forced labor and discrimination to foreign workers at its own workplaces and housing and carried out measures in order of priority?',
		},
		points: 10,
		sdg_targets: ['8.7', '12.6'],
		evaluations: [
			{
				key: '85b19511-ad9f-4a92-b072-cd109a30ba2a',
				content: {
					ja: 'ILOの強制労働の指標など、用いた基準と対象の職場や住居が評価の記録に書かれている。',
					en: 'The assessment records the standard used, such as the ILO forced labor indicators, and the sites covered.',
				},
				weight: 3,
			},
			{
				key: '4214c038-fbac-4e7c-bda3-a634f498cffe',
				content: {
					ja: '外国人労働者や労働組合、支援団体などの話を聞いて評価している。',
					en: 'Foreign workers, unions or support groups were heard in the assessment.',
				},
				weight: 3,
			},
			{
				key: '9c403ca0-15ff-4209-aae7-28382cd4ec8f',
				content: {
					ja: '重大さをもとに優先順位を付けた対策の一覧があり、担当者・期限・実施日が分かる。',
					en: 'A list of measures ranked by severity shows the person in charge, the deadline and the date done.',
				},
				weight: 4,
			},
		],
	},
	{
		key: 'd3adda8b-e0cf-4c8c-a12f-bd62fc8e5e88',
		content: {
			ja: '外国人が働く主な委託先や仕入先（構内請負、派遣元を含む）で人権が守られているかを、直近2年に1回以上点検し、記録していますか（該当する取引先がない場合は該当しない）。',
			en: 'At least once in the past two years, has the company checked and recorded whether human rights are respected at main contractors and suppliers where foreign nationals work (including on-site contractors and staffing agencies)? (Not applicable if it has none.)',
		},
		points: 8,
		sdg_targets: ['8.7', '12.6', '17.17'],
		evaluations: [
			{
				key: '344d5139-b541-4867-8687-735e237dad3f',
				content: {
					ja: '点検する取引先を人権への影響の大きさから選んだ一覧と、選んだ理由がある。',
					en: 'There is a list of partners to check, chosen by impact on human rights, with the reasons.',
				},
				weight: 3,
			},
			{
				key: 'd83bdd22-3dee-40a4-b771-34ec06fdeb28',
				content: {
					ja: '点検票だけでなく、訪問や働く本人への聞取りを行った記録がある。',
					en: 'Records show visits or interviews with the workers themselves, not only questionnaires.',
				},
				weight: 3,
			},
			{
				key: 'a7cbdaeb-a386-43bc-af13-33d3d94185ea',
				content: {
					ja: '問題があれば、すぐに取引をやめず、取引先と協議して是正を支えた記録がある（なければ満たす）。',
					en: 'Where problems were found, the company worked with the partner on remedies rather than ending business at once (met if none).',
				},
				weight: 4,
			},
		],
	},
];
