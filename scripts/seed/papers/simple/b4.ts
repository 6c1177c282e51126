import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B4: Working hours and leave. */
export const b4: readonly SeedSimpleQuestion[] = [
	{
		key: 'd1f76252-8370-46b1-8df6-2df138964f70',
		content: {
			ja: '毎月、タイムカードなどの客観的な打刻記録と賃金台帳を照合し、割増賃金の未払いがないことを確認していますか。',
			en: 'Every month, do you compare objective time records such as time cards with the wage ledger and confirm that no overtime or other premium pay is unpaid?',
		},
		points: 5,
	},
	{
		key: '52d802c4-096c-4a05-9307-54d58460a8bc',
		content: {
			ja: '資格外活動許可で働く人に他社の勤務時間を毎月申告してもらい、どの7日間も上限（原則28時間）内だと確かめていますか。（対象者がいない場合は該当しない）',
			en: 'Do people working on a permit for other activities report hours at other jobs monthly, and do you confirm that any 7 days stay within the limit (usually 28 hours)? (Not applicable if none.)',
		},
		points: 5,
	},
	{
		key: 'c6324bf7-dde1-44a1-8642-fad3453ea275',
		content: {
			ja: '一時帰国などで年次有給休暇をまとめて取るときの申請方法を、理解できる言語の文書で外国人労働者全員に知らせていますか。',
			en: 'Do you tell all foreign employees, in a document in a language they understand, how to apply for several days of paid leave in a row, for example to visit home?',
		},
		points: 2,
	},
];
