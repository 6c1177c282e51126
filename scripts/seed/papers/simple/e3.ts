import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** E3: Workers' views and retention. */
export const e3: readonly SeedSimpleQuestion[] = [
	{
		key: '7310a9ee-25d8-412d-b72d-be94102d7267',
		content: {
			ja: '直近1年間に、外国人労働者が理解できる言語で答えられる匿名の満足度調査を行いましたか（少人数の場合は社外の人による聞き取りでも「はい」）。',
			en: 'In the past year, did you run an anonymous satisfaction survey that foreign workers could answer in a language they understand? (If you have only a few, interviews by someone from outside count as "yes.")',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '面と向かって言えない不満は、匿名でこそ分かります。早く知るほど、直すことも簡単です。',
				en: 'Anonymity reveals complaints that people cannot make face to face. The sooner they are known, the easier they are to fix.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '働く人など影響を受ける人の声をもとに、取り組みの効果を確かめることが求められています。',
						en: 'Companies are expected to check how well their efforts work by listening to workers and others affected.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則20',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principle 20',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '理解できる言語の調査票（記名の欄がないもの）',
					en: 'Survey forms in languages workers understand (without a field for names)',
				},
				{ ja: '集計の結果（実施日と回答数が分かるもの）', en: 'Results (showing date and number of answers)' },
			],
		},
	},
	{
		key: '18747f0f-d40d-4a42-b722-1b6b637a2e94',
		content: {
			ja: '直近1年間に離職した外国人労働者全員に理由を聞き、その内容をもとに職場の改善策を決めましたか。',
			en: 'Did you ask every foreign worker who left in the past year for their reasons, and decide on improvements to the workplace based on them?',
		},
		points: 3,
		na_condition: { ja: '直近1年間に離職した外国人労働者がいない場合', en: 'No foreign worker left in the past year' },
		guidance: {
			purpose: {
				ja: '辞める人の話には、残る人も感じている問題が含まれます。責めずに聞き、改善に生かすことが次の離職を減らします。',
				en: 'What people who leave say includes problems that those who stay feel, too. Listening without blame, and improving, reduces further departures.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '退職は働く人の自由です。理由を聞くことで退職を妨げてはなりません。',
						en: 'Workers are free to resign. Asking for reasons must not keep them from resigning.',
					},
					source: {
						ja: '民法第627条・第628条、労働基準法第5条',
						en: 'Civil Code, Articles 627 and 628; Labor Standards Act, Article 5',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '理由は任意で聞き、引き止めではなく職場の改善に使います。',
						en: 'People are free not to give reasons. Reasons are used to improve the workplace, not to hold people back.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '離職理由の聞き取りの記録（日付と内容が分かるもの）',
					en: 'Records of asking for reasons for leaving (date and content)',
				},
				{
					ja: '改善策を決めた会議録（内容と期限が分かるもの）',
					en: 'Minutes deciding on improvements (showing content and deadline)',
				},
			],
		},
	},
];
