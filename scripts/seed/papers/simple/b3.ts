import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B3: Wages, deductions and social insurance. */
export const b3: readonly SeedSimpleQuestion[] = [
	{
		key: '250c2a0a-c99a-4206-8a16-c48a9a9d115d',
		content: {
			ja: '給与明細にある手当や控除の各項目の意味を、理解できる言語の資料で外国人労働者全員に説明していますか。',
			en: 'Do you explain each allowance and deduction on the pay slip to all foreign employees with material in a language they understand?',
		},
		points: 3,
	},
	{
		key: 'cb336137-df19-4ffb-bc44-910bee145838',
		content: {
			ja: '家賃や食費などを賃金から控除する前に、控除する項目を定めた労使協定を結んでいますか。（税や社会保険料など法令による控除だけの場合は該当しない）',
			en: 'Before deducting rent, meals or similar from wages, do you have a labor-management agreement listing the items? (Not applicable if you make only deductions set by law.)',
		},
		points: 5,
	},
	{
		key: '639bd395-9544-48e4-ad45-e4497f4bfa09',
		content: {
			ja: '加入要件を満たす外国人労働者全員について、健康保険・厚生年金保険・雇用保険の資格取得を届け出ていますか。（対象者がいない場合は該当しない）',
			en: 'Have you enrolled every foreign employee who meets the conditions in health insurance, employees pension and employment insurance? (Not applicable if no one meets them.)',
		},
		points: 5,
	},
	{
		key: 'dd948888-b2f0-47bc-bf1c-72a817e9d850',
		content: {
			ja: '離職して帰国する人に、年金の脱退一時金の請求期限、加入期間の消滅、年金協定の3点を、帰国前に説明していますか。（帰国する人がいない場合は該当しない）',
			en: 'Before leavers return home, do you explain the pension lump-sum deadline, the loss of enrolment periods and pension agreements? (Not applicable if no one returns home.)',
		},
		points: 3,
	},
];
