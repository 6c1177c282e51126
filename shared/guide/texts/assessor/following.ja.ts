import type { Chapter } from '#shared/guide/tasks.ts';

export const following: Chapter<'assessor', 'following'> = {
	title: '改善を見届ける',
	tasks: {
		plan: {
			title: '改善計画を確認する',
			purpose: '企業の取り組みを読み、了承するか、足りない点を伝えます。',
			steps: [
				'[console.lists.actions.viewPlan]か、企業の画面から改善計画を開きます。',
				'取り組みの内容、責任者、予定日、実施の記録を読みます。',
				'十分なら[console.plan.accept]を押します。',
				'足りなければ[console.plan.return]を押し、何を、どこまで直せばよいかを書きます。',
			],
			next: '企業に知らせが届きます。差し戻した取り組みが直されると、もう一度確認できます。',
			problems: [
				[
					'了承した取り組みを企業が変えたい',
					'了承すると変えられません。再評価を申請すると、確認がやり直しになります。',
				],
			],
		},
		're-assessment': {
			title: '再評価する',
			purpose: '改善の後に、変わったところを評価し直します。',
			before: ['初回の評価が承認され、1年以内で、異議の判断を待っていないことが必要です。'],
			steps: [
				'[console.shell.links.reassessments]で[console.lists.apply]を押します。1回目の回答と評価が写されます。',
				'[console.checking.unchanged.button]を押すと、変わっていない小項目を一度に確認済みにできます。',
				'残った小項目を、改善計画の記録と新しい書類を見て評価します。',
				'[console.checking.interview]に、聞き取りの内容を書きます。',
				'[console.checking.confirm]で採点し、再評価レポートを書いて確定します。',
			],
			next: '管理者が承認すると、企業が再評価の結果を読めます。改善提案はもう書きません。',
			problems: [
				['申請のボタンが押せない', '申請期限を過ぎているか、異議の判断を待っています。理由が表示されます。'],
				[
					'まとめて確認済みにできない小項目がある',
					'評価の違い、実施した取り組み、新しい書類などの理由が、小項目ごとに表示されます。',
				],
			],
		},
	},
};
