import type { Chapter } from '#shared/guide/tasks.ts';

export const writing: Chapter<'assessor', 'writing'> = {
	title: 'レポートと改善提案を書く',
	tasks: {
		report: {
			title: '評価レポートを書く',
			purpose: '小項目ごとのコメントを書き、レポートを確定します。',
			before: ['採点が終わっている必要があります。'],
			steps: [
				'[console.shell.links.checks]で企業の[console.lists.actions.createReport]を押します。',
				'[console.desk.summary]で全体の結果を確かめ、[console.desk.next]で進みます。',
				'[console.desk.draft.begin]を押すと、評価と評価の目安から作った下書きが入ります。事実を確かめて書き直します。',
				'評価メモは横に表示されます。[console.desk.pickPhrase]では、用意した文章を差し込めます。',
				'[console.notes.allWritten]と表示されたら、[console.notes.confirmReport]を押します。',
			],
			next: '改善提案を書けるようになります。企業が読めるのは、[#proposal]の提出か、管理者の承認の後です。',
			problems: [
				['下書きのままの文章がある', '件数が確定のときに表示されます。読み直して、自分の言葉にします。'],
				['確定した後に直したい', '直して、もう一度確定します。確定するまでは、前の内容が表示されます。'],
				['差し戻された', '管理者が書いた、直してほしい点を読みます。直して、もう一度確定します。'],
			],
		},
		sdg: {
			title: 'SDGsの達成度にコメントを書く',
			purpose: '設問に結び付いたSDGsターゲットの達成度を読み、必要ならコメントを書きます。',
			steps: [
				'レポートを書く画面の目次で[console.notes.sdg]を開きます。',
				'ターゲットごとの達成度と、関連する回答を確かめます。達成度は点数から計算されます。',
				'伝えたいことのあるターゲットにコメントを書きます。書かなくても確定できます。',
				'[console.notes.saveDraft]を押すか、レポートと一緒に確定します。',
			],
			next: 'コメントは、評価レポートの[documents.report.sdgDetails]に載ります。',
			problems: [['達成度がおかしい', '結び付けた設問の点数の集計です。結び付きは設問票で決まっています。']],
		},
		proposal: {
			title: '改善提案を書き、提出する',
			purpose: '企業が次に取り組むことを小項目ごとに提案し、管理者の承認に出します。',
			before: ['評価レポートを確定しておきます。'],
			steps: [
				'[console.lists.actions.createProposal]を押します。',
				'点数の低い小項目から、何を、どこまで行うかを書きます。',
				'[console.notes.submitProposal]を押します。',
				'提案することがないときは、[console.proposal.waive]を選び、理由を書きます。',
			],
			next: '企業はレポートと改善提案を読めるようになり、管理者の承認待ちになります。承認されると、評価が完了します。',
			problems: [
				['提出した後に直したい', '直して、もう一度提出します。前の内容は置き換わります。'],
				['「改善提案なし」をやめたい', '[console.proposal.resume]を選ぶか、書きはじめて保存します。'],
			],
		},
		snippets: {
			title: '定型文を用意する',
			purpose: 'よく使う文章を、小項目と評価ごとに用意します。',
			steps: [
				'[console.shell.links.phrases]を開きます。',
				'[management.phrases.addOwn]を押し、文章、小項目、評価を決めます。',
				'[management.phrases.save]か[management.phrases.add]を押します。',
			],
			next: 'レポートや改善提案を書くときに、その小項目と評価に合うものが先に表示されます。',
			problems: [['ほかの評価員にも使ってほしい', '全員の定型文は管理者が追加します。']],
		},
	},
};
