import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** C3: Renewal, transfer and leaving. */
export const c3: readonly SeedSimpleQuestion[] = [
	{
		key: '22017fd7-cf3a-4d91-bf8c-20f53bc0dc45',
		content: {
			ja: '有期契約の外国人労働者全員に、契約を更新するかどうかの判断基準を、契約時に書面で示していますか。（有期契約の人がいない場合は該当しない）',
			en: 'When the contract is made, do you show every fixed-term foreign employee in writing how renewal is decided? (Not applicable if no one is on a fixed term.)',
		},
		points: 4,
	},
	{
		key: '79f10ddb-76f7-4f46-bf9a-adbda97d508d',
		content: {
			ja: '会社の都合で外国人労働者の雇用を続けられないときに、転職先や転籍先を探す支援を行うことを、文書で定めていますか。',
			en: 'Does a written rule say that the company helps foreign employees find a new employer when it cannot keep employing them for its own reasons?',
		},
		points: 4,
	},
	{
		key: 'd9c3ffbe-3e6f-4841-8088-a52a1927be94',
		content: {
			ja: '特定技能の人が帰国旅費を払えないときは会社が負担することを、契約時に書面で本人に示していますか。（特定技能の人がいない場合は該当しない）',
			en: 'Do you state in writing at contract that the company pays the trip home if a Specified Skilled Worker cannot? (Not applicable if you have no Specified Skilled Workers.)',
		},
		points: 4,
	},
];
