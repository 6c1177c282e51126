import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** A2: Brokers, sending organisations and fees. */
export const a2: readonly SeedSimpleQuestion[] = [
	{
		key: 'e27166f2-c5b4-44b3-9f03-a460dac22aec',
		content: {
			ja: '利用中の紹介会社・監理団体・登録支援機関・送出機関の許可や登録が有効なことを、直近1年以内に確認しましたか。（利用がない場合は該当しない）',
			en: 'In the past year, did you confirm that every agency, supervising, support or sending organisation you use is validly licensed or registered? (Not applicable if you use none.)',
		},
		points: 4,
	},
	{
		key: '09aa4334-02c0-4274-97e9-14cc3de9f578',
		content: {
			ja: '国内の紹介会社や登録支援機関との契約書に、紹介料や支援の費用を本人に請求しないことを明記していますか。（利用がない場合は該当しない）',
			en: 'Do your contracts with agencies and support organisations in Japan state that workers are not charged placement or support fees? (Not applicable if you use none.)',
		},
		points: 4,
	},
	{
		key: '8ac1464a-f96e-4be7-a075-b64bdc521b7d',
		content: {
			ja: '海外から採用した人全員に、来日前に送出機関などへ払った金額と内訳を、入社後3か月以内に聞き取っていますか。（海外からの採用がない場合は該当しない）',
			en: 'Within three months of joining, do you ask everyone hired from abroad what they paid to sending organisations or others before coming, and for what? (Not applicable if no one was.)',
		},
		points: 5,
	},
	{
		key: 'b562e13b-347d-4738-9010-253b752e40fa',
		content: {
			ja: '募集や紹介の費用を外国人労働者本人が負担していたと分かった場合に、会社が返金する手順を文書で定めていますか。',
			en: 'Do you have a written procedure for the company to pay workers back if it turns out that they paid recruitment or placement costs themselves?',
		},
		points: 3,
	},
];
