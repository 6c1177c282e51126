import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B3: Wages, deductions and social insurance. */
export const b3: readonly SeedRegularQuestion[] = [
	{
		key: 'f5a55d60-82cc-4236-9bc0-623cd1ccd071',
		content: {
			ja: '直近1年の外国人労働者全員の賃金について、賃金台帳・給与明細・支払記録の金額が一致し、決められた日に本人へ支払われていますか。',
			en: 'For all foreign workers over the past year, do the wage ledger, payslips and payment records agree, and were wages paid to the worker on the set day?',
		},
		points: 12,
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: 'efdf6ff8-bb80-4f03-b577-0e45ceeefc44',
				content: {
					ja: '抽出した3か月分で、台帳・明細・振込記録（または受領記録）の額と支払日が全員一致する。',
					en: 'For three sampled months, amounts and dates in ledger, payslips and transfers (or receipts) agree for everyone.',
				},
				weight: 3,
			},
			{
				key: 'bd004822-94ac-4327-8437-47f6ce073add',
				content: {
					ja: '支払方法に本人の同意書があり、振込先は本人名義の口座である（現金払いは本人の受領で確認）。',
					en: 'The worker agreed to the payment method and the account is in their own name (cash: signed for in person).',
				},
				weight: 2,
			},
			{
				key: '1d2d528d-2df5-4980-8f01-36f91b4fbfa1',
				content: {
					ja: '賃金を時間額に換算した確認表があり、最低賃金の改定日以降も下回る人がいない。',
					en: 'A table converts pay to hourly rates and shows nobody below the minimum wage, also after its revision.',
				},
				weight: 2,
			},
			{
				key: '1a67483e-e26d-4e61-8a8a-22970fc18439',
				content: {
					ja: '明細の項目に訳ややさしい日本語の説明があり、抽出した本人が支給と控除の内容を説明できる。',
					en: 'Payslip items have a translation or plain Japanese, and sampled workers can explain their pay and deductions.',
				},
				weight: 3,
			},
		],
	},
	{
		key: 'd19ac397-27a9-4d33-8d66-ed6e1125e7ba',
		content: {
			ja: '税・社会保険料以外の費用を賃金から控除する際、労使協定で項目を定め、本人に内訳と計算の根拠を説明していますか（そのような控除も、給与支払後の費用の徴収もない場合は該当しない）。',
			en: 'When costs other than tax and social insurance are deducted from wages, are the items set in a labor-management agreement and the breakdown and basis explained to the worker? (Not applicable if there is no such deduction and no collection after payday.)',
		},
		points: 12,
		sdg_targets: ['8.5', '8.8'],
		evaluations: [
			{
				key: '9f7bb375-5cf6-44c9-9fc2-827bcaac8e0d',
				content: {
					ja: '有効な控除協定と労働者代表の選出記録（過半数組合なら不要）があり、台帳上の控除項目が協定の範囲に収まっている。',
					en: 'A valid agreement and a record of choosing the representative (not for a majority union) cover all ledger items.',
				},
				weight: 3,
			},
			{
				key: '6c4a7297-002d-46b2-9cc5-02ab9a89c10e',
				content: {
					ja: '食費・備品代・送迎費などは、請求書や計算表で実費に基づくと示せ、本人も内訳を確認できる。',
					en: 'Meals, equipment, transport and the like are shown by bills or calculations to be actual cost, open to the worker.',
				},
				weight: 3,
			},
			{
				key: 'c2bea93b-f31e-47b9-98ae-207ae81abad2',
				content: {
					ja: '控除の項目・時期・月途中の入退去の扱いを、理解できる言語で説明し本人が確認した書面がある。',
					en: 'Items, timing and part-month handling were explained in a language the worker understands and confirmed in writing.',
				},
				weight: 2,
			},
			{
				key: '1f19ab8c-a772-4af6-8276-990d578211ba',
				content: {
					ja: '台帳と本人への聴取から、帰国費用・保証金・監理費などの名目の控除や積立がないと確認できる。',
					en: 'Ledger and interviews show no deduction or saving for return travel, deposits, supervision fees or the like.',
				},
				weight: 2,
			},
		],
	},
	{
		key: 'd205438a-4209-49fb-b9ca-54a00e0e8fbb',
		content: {
			ja: '在籍する外国人労働者のうち加入要件を満たす人全員を、要件を満たした日から健康保険・厚生年金保険・雇用保険に加入させていますか（要件を満たす人がいない場合は該当しない）。',
			en: 'Are all current foreign workers who meet the requirements enrolled in health, pension and employment insurance from the day they meet them? (Not applicable if nobody meets the requirements.)',
		},
		points: 12,
		sdg_targets: ['1.3', '8.8'],
		evaluations: [
			{
				key: 'cd804ca6-e8a6-4b4b-9eb6-fa25cbc1d77f',
				content: {
					ja: '保険ごとの加入要件の判定表が全員分あり、加入していない人の理由が労働時間などで説明できる。',
					en: 'A table tests each worker against each insurance, and non-enrolment is explained by hours or the like.',
				},
				weight: 3,
			},
			{
				key: 'e2131afa-dcbd-4afa-b174-90197b161c3a',
				content: {
					ja: '資格取得届の控えの取得日が要件を満たした日と一致し、試用期間などを理由に遅らせていない。',
					en: 'Dates on filed enrolment forms match the day the requirement was met, with no delay for a trial period.',
				},
				weight: 3,
			},
			{
				key: '04246931-2ada-4b0e-9e66-c43617b9f3b9',
				content: {
					ja: '届け出た報酬や賃金の額が、手当や残業代を含む賃金台帳の額と合っている。',
					en: 'Reported pay agrees with the wage ledger, including allowances and overtime.',
				},
				weight: 2,
			},
			{
				key: '26514337-460f-4d30-b760-2e910097f4e4',
				content: {
					ja: '受けられる給付と医療機関での資格確認の方法を、理解できる言語で本人に知らせた記録がある。',
					en: 'Workers were told in a language they understand what benefits they have and how to show coverage at a clinic.',
				},
				weight: 2,
			},
		],
	},
	{
		key: 'c437c129-8bd6-491a-bb94-75c58441d118',
		content: {
			ja: '直近1年に入社または離職した厚生年金の加入者に、脱退一時金の仕組み、年金の加入期間への影響、請求の期限を、理解できる言語で説明しましたか（対象となる外国人労働者がいない場合は該当しない）。',
			en: 'Were foreign workers in the pension scheme who joined or left in the past year told, in a language they understand, about the lump-sum withdrawal payment, its effect on insured periods and the deadline to claim? (Not applicable if there were none.)',
		},
		points: 8,
		sdg_targets: ['1.3', '10.4'],
		evaluations: [
			{
				key: 'e09dd2fa-792a-4a85-ab2c-1825c9b1fe05',
				content: {
					ja: '受け取ると対象の加入期間がなくなり、将来の年金に影響することが説明資料に書かれている。',
					en: 'The material says that claiming cancels the insured period concerned and affects future pensions.',
				},
				weight: 3,
			},
			{
				key: '7ff32aa1-ed20-4b9b-b50c-df34beedb057',
				content: {
					ja: '本人の国との年金協定による期間通算の有無、請求の要件と期限を、公的な資料で示している。',
					en: 'Official material shows whether a pension agreement with their country adds up periods, and conditions and deadline.',
				},
				weight: 4,
			},
			{
				key: '26f90008-d99c-4643-adcf-764974f24463',
				content: {
					ja: '説明日・言語・資料の控えが全員分あり、請求するかどうかの判断は本人に任されている。',
					en: 'Date, language and material are on file for all, and the decision to claim is left to the worker.',
				},
				weight: 3,
			},
		],
	},
];
