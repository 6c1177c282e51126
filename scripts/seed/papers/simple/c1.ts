import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** C1: Equal and balanced treatment. */
export const c1: readonly SeedSimpleQuestion[] = [
	{
		key: '36994c16-c4b1-489f-be02-99f1ddf56cf1',
		content: {
			ja: '同じ職務の日本人と比べて、外国人労働者の賃金が同等以上であることを示す比較表を作っていますか。（同じ職務の日本人がいない場合は該当しない）',
			en: 'Do you have a comparison table showing that foreign employees are paid at least as much as Japanese in the same job? (Not applicable if no Japanese do the same job.)',
		},
		points: 5,
	},
	{
		key: 'ddead10b-4531-4bd3-83f0-a6241f1718da',
		content: {
			ja: '基本給を、国籍や在留資格にかかわらず、同じ雇用区分であれば同じ賃金表や決定基準で決めていますか。',
			en: 'Do you set base pay with the same pay table or criteria for everyone in the same type of employment, whatever their nationality or residence status?',
		},
		points: 5,
	},
	{
		key: '8941a759-eccf-4581-9844-2d401f313121',
		content: {
			ja: '有期・パートの外国人労働者と正社員の手当や賞与の差について、理由を項目ごとに書面にしていますか。（差がない場合や対象者がいない場合は該当しない）',
			en: 'Have you written down, item by item, why allowances or bonuses differ between fixed-term or part-time foreign employees and regular staff? (Not applicable if no difference or no such employees.)',
		},
		points: 3,
	},
];
