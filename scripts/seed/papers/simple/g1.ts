import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** G1: Management policy and responsibility. */
export const g1: readonly SeedSimpleQuestion[] = [
	{
		key: '53ded5ac-8d9b-4e51-acc5-e11123a8dd1a',
		content: {
			ja: '外国人を雇う理由と今後の受入れ人数の計画を、取締役会や経営会議などで決め、記録に残していますか。',
			en: 'Has your board or a management meeting decided why you employ foreign nationals and how many you plan to hire, and is the decision on record?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '理由と人数の見通しがないと、教育や住居が追いつかず、働く人にしわ寄せが行きます。',
				en: 'Without reasons and planned numbers, training and housing cannot keep up, and workers suffer.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '受入れの理由、人数、教育や住居の予算を経営で決め、記録します。',
						en: 'Management decides reasons, numbers and the budget for training and housing, and records them.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '議事録や決裁書（受入れの理由、人数、承認日が分かるもの）',
					en: 'Minutes or written approval (showing reasons, numbers and date of approval)',
				},
				{ ja: '受入れの計画書', en: 'Plan for employing foreign workers' },
			],
		},
	},
	{
		key: '2f4283c7-bd50-4181-a892-4fe9e5d99cb8',
		content: {
			ja: '外国人労働者の「雇用労務責任者」として、人事課長などを選任していますか。',
			en: 'Have you appointed a personnel manager or the like as "employment and labor manager" for foreign workers?',
		},
		points: 3,
		na_condition: {
			ja: '雇用する外国人労働者が常時10人未満の場合',
			en: 'You regularly employ fewer than ten foreign workers',
		},
		guidance: {
			purpose: {
				ja: '責任者が決まっていないと、問題がたらい回しになります。本人も、誰に話せばよいか分かりません。',
				en: 'Without a person in charge, problems are passed from section to section, and workers do not know whom to talk to.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '外国人を常時10人以上雇う会社は、人事課長などを雇用労務責任者に選ぶことが求められています。',
						en: 'Companies that regularly employ ten or more foreign workers should appoint a personnel manager or the like as their employment and labor manager.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（雇用労務責任者）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (employment and labor manager)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '任命書や体制図（責任者の名前と日付が分かるもの）',
					en: 'Letter of appointment or organization chart (showing name and date)',
				},
				{ ja: '責任者を知らせた掲示や文書', en: 'Notice or document naming the person in charge' },
			],
		},
	},
];
