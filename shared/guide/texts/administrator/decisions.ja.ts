import type { Chapter } from '#shared/guide/tasks.ts';

export const decisions: Chapter<'administrator', 'decisions'> = {
	title: '承認し、認証する',
	tasks: {
		finalize: {
			title: '評価を承認する',
			purpose: '点数、確認事項、企業が読む文章を確かめ、結果を確定します。',
			before: [
				'評価や記入をした人とは別の管理者が承認します。同じ人が承認できるかどうかは、FOUR_EYESの設定によります。',
			],
			steps: [
				'[console.shell.links.confirmAssessments]で、行の[console.lists.finalise.button]を押し、承認シートを開きます。',
				'点数、星、次の星までの距離、確認事項、評価した人と書いた人を確かめます。',
				'企業が読む文章を読みます。下書きのままの文章がないか確かめます。',
				'よければ[console.lists.finalise.first]、再評価なら[console.lists.finalise.second]を押します。',
				'直してほしいときは、直してほしい点を書き、[console.lists.approval.return]を押します。',
			],
			next: '企業にお知らせが届き、点数とレポートを読めるようになります。異議を申し立てられる期間が始まります。',
			problems: [
				[
					'自分が評価か記入をしている',
					'ほかの管理者に頼みます。設定によっては、理由を書くと承認でき、そのことが経過に残ります。',
				],
				['まとめて承認できない行がある', '確認事項のあるものと、同じ人のものは、1件ずつ承認シートで確かめます。'],
				['利害関係を申告している企業がある', '承認も差し戻しもできません。ほかの管理者が行います。'],
			],
		},
		critical: {
			title: '重要設問を満たしていないとき',
			purpose: '法令や人権に関わる設問を満たしていない評価を、理由を残して判断します。',
			steps: [
				'確認の画面の[console.checking.live.button]、または承認シートで、満たしていない設問を確かめます。',
				'評価の誤りなら、評価員に差し戻して直してもらいます。',
				'正しければ、進める理由を書きます。理由は操作履歴に残り、企業には表示されません。',
				'認証不可の設定にしているときは、[console.shell.links.certifications]に[console.certification.blocked]と、次にできることが表示されます。',
			],
			next: '評価レポートに、その設問が載ります。点数は変わりません。企業は改善し、再評価を受けられます。',
			problems: [
				[
					'満たしていない設問を表示できない',
					'もう一度読み込みます。それでも出なければ、確認しないまま進めることを選べます。',
				],
			],
		},
		certificate: {
			title: '認証を申請し、認証書を発行する',
			purpose: '評価の完了した企業の認証を申請し、認証書を発行します。',
			before: ['企業に、認証を希望するかどうかを確かめます。申請すると、再評価は受けられません。'],
			steps: [
				'[console.shell.links.certifications]を開き、[console.certification.apply]を押します。',
				'認証の画面で発行日を選び、[console.certification.issue]を押します。',
				'[console.certification.toBePrinted]で、企業名、所在地、星、日付を確かめます。評価を始めてから変わった内容も、そこに表示されます。',
				'確かめたら、もう一度[console.certification.issue]を押します。',
			],
			next: '企業にお知らせが届き、認証書をダウンロードできます。確認ページで、誰でも有効かどうかを確かめられます。',
			problems: [
				['異議を申し立てられる期間が残っている', '待たずに進めるときは、そのことにチェックを入れます。'],
				[
					'星がない',
					'[console.certification.noStarKnown]にチェックを入れると発行できます。認証企業の一覧には載りません。',
				],
				['総合点がない', '発行できません。進捗を戻して評価をやり直すか、新しい評価を行います。'],
			],
		},
		withdraw: {
			title: '認証書を取り消す、再発行する',
			purpose: '誤りや不正があった認証書を無効にし、または内容を正した認証書に差し替えます。',
			before: ['取り消しは元に戻せません。企業には、直接連絡します。'],
			steps: [
				'[console.shell.links.certifications]で、企業名か認証コードで探し、[console.certification.check]を押します。',
				'取り消すときは[console.certificates.withdraw]を押し、起きることを読みます。理由を書き、もう一度押します。',
				'内容を正すときは、先に企業情報を直し、[console.certificates.reissueAction]を押します。',
				'変わる内容を確かめ、再発行日を選んで確定します。',
			],
			next: '確認ページには、取り消されたこと、または新しい認証書に替わったことが表示されます。企業の画面には、日付だけが表示されます。',
			problems: [
				['再発行できない', '有効期限が切れているか、変わる内容がありません。期限切れの企業は、新しい評価を行います。'],
				['一覧から消えた', '新しい認証書の掲載は、企業がもう一度選びます。'],
			],
		},
		objections: {
			title: '異議を判断する',
			purpose: '企業の異議を、採点にも承認にも関わっていない人が判断します。',
			steps: [
				'[console.shell.links.objections]を開き、期限の近いものから選びます。',
				'企業の理由、ファイル、確認項目の評価を読みます。',
				'対象ごとに[objections.upheld]か[objections.notUpheld]を選び、理由を書きます。理由は企業に表示されます。',
				'[console.objections.decide]を押します。',
			],
			next: '認めると、その対象の確認項目だけを訂正できるようになります。採点、レポートの確定、承認をもう一度行います。',
			problems: [
				['判断できないと表示される', '自分が採点か承認に関わっています。判断できる人の名前が表示されます。'],
				['認証書を発行した後に認めた', '評価は戻りません。必要なら認証書を取り消し、次の評価で訂正します。'],
			],
		},
	},
};
