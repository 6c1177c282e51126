import type { Chapter } from '#shared/guide/tasks.ts';

export const fairness: Chapter<'assessor', 'fairness'> = {
	title: '公正に評価する',
	tasks: {
		interests: {
			title: '利害関係を申告する',
			purpose: '以前の勤務先や家族のいる企業など、公正な評価に影響しうる企業との関係を申告します。',
			steps: [
				'画面の上の自分の名前を押し、[console.account.ownTitle]の画面を開きます。',
				'[console.interests.open]を押し、企業と関係の内容を書きます。',
				'[console.interests.declare]を押します。',
				'1年に1度、申告に漏れがないか確かめて[console.interests.confirm]を押します。',
			],
			next: 'その企業の担当から外れ、評価を読むことだけができます。申告の内容を読めるのは、本人と管理者だけです。',
			problems: [['関係がなくなった', '申告を解除できるのは管理者だけです。管理者に伝えます。']],
		},
		calibration: {
			title: '相互確認をする',
			purpose: 'ほかの評価員が採点した小項目を、その評価を知らないまま評価し、基準がそろっているかを確かめます。',
			before: ['運営者が相互確認を使う設定にしているときに、依頼が届きます。'],
			steps: [
				'届いたお知らせから、相互確認の画面を開きます。',
				'同じ確認項目を、書類と企業の回答をもとに評価します。',
				'すべて評価したら、[console.calibration.complete]を押します。',
				'2人の評価が並びます。違うところを、[console.calibration.messages]で話し合います。',
			],
			next: '点数は変わりません。一致の度合いは、件数が集まると管理者の[console.calibration.title]の画面に出ます。',
			problems: [
				[
					'時間がない、または公正に評価できない',
					'[console.calibration.decline]を選び、理由を書きます。ほかの評価員に依頼されます。',
				],
			],
		},
	},
};
