import type { Chapter } from '#shared/guide/tasks.ts';

export const overview: Chapter<'administrator', 'overview'> = {
	title: '全体を見る',
	tasks: {
		programme: {
			title: '全体の状況を見る',
			purpose: 'どこで何日待っているか、何が期限を迎えるか、結果がどうだったかを見ます。',
			steps: [
				'[console.shell.links.programme]を開きます。',
				'期間、業種、都道府県、規模、評価員で絞り込みます。',
				'下線のある数字を押すと、その一覧が開きます。',
				'図の数字は[programme.showTable]で読めます。',
				'[console.lists.excel]か[programme.file.pdf]で、報告用のファイルを作ります。',
			],
			next: 'ファイルには、10に満たない数は載りません。企業が推測されないようにするためです。',
			problems: [['数字が古い', '集計は5分ごとに全件と照合します。時刻は画面の上に表示されます。']],
		},
		audit: {
			title: '誰が何をしたかを調べる',
			purpose: 'いつ、誰が、何を変えたかを、変更前と変更後の値とともに確かめます。',
			steps: [
				'[console.shell.links.auditEvents]を開きます。',
				'[console.audit.search]、[console.audit.period]、種類で絞り込みます。',
				'1社や1人の記録だけを見るときは、その画面の[console.shell.history]を開きます。',
				'[console.lists.excel]で保存します。',
			],
			next: '記録は変えられません。保存期間が過ぎると削除されます。',
			problems: [
				[
					'評価の変更が細かすぎる',
					'30分の間に1人が同じ小項目で行った変更は、1件にまとまっています。開くと内訳が見えます。',
				],
			],
		},
		emails: {
			title: 'メールと処理の失敗に対応する',
			purpose: '届かなかったメールと、失敗した処理を見つけて、もう一度行います。',
			steps: [
				'[console.shell.links.mails]で、送れなかったものと理由を見ます。',
				'メールサーバーや宛先を直してから、[management.mails.retry]か[management.mails.retryAll]を押します。',
				'[console.shell.links.jobs]で、失敗した処理と理由を見ます。',
				'原因がなくなったら、[management.jobs.retry]を押します。',
			],
			next: '送れなかったメールは、1日のあいだ自動でも送り直されます。',
			problems: [
				['宛先が間違っている', '企業の画面でメンバーのメールアドレスを直し、招待をもう一度送ります。'],
				['同じ処理が何度も失敗する', '理由を控え、サーバーの記録を見られる人に伝えます。'],
			],
		},
	},
};
