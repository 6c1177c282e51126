import type { Chapter } from '#shared/guide/tasks.ts';

export const start: Chapter<'administrator', 'start'> = {
	title: '運用を始める',
	tasks: {
		'going-live': {
			title: '公開する前に確かめる',
			purpose:
				'企業を招く前に、名前、メール、秘密の鍵、2段階認証、設問票、評価員、バックアップがそろっているかを確かめます。',
			before: ['設定はサーバーで行います。手順は、製品に付いている運用の文書（docs/operations）にあります。'],
			steps: [
				'[console.shell.links.goingLive]を開きます。済んだ項目と、まだの項目の済ませ方が並んでいます。',
				'運営者の名前と連絡先（OPERATOR_NAMEなど）と、公開アドレス（PUBLIC_URL）を設定します。利用規約とプライバシーポリシーに名前が入ったことを確かめ、専門家に読んでもらいます。',
				'秘密の鍵（APP_SECRET）を、推測できない長い値にして、安全な場所に控えます。',
				'[#people]の手順で自分のほかにもう1人の管理者を登録し、招待のメールが届くことと、[console.shell.links.mails]で[management.mails.states.sent]になることを確かめます。',
				'全員が2段階認証を設定します。必須にするには、REQUIRE_STAFF_SECOND_FACTORを設定します。',
				'[console.shell.links.regularPapers]で、公開中の設問票を確かめます。なければ[#papers]の手順で公開します。',
				'最初の評価員を登録します。',
				'バックアップを取り（npm run backup）、復元できることを試します（npm run backup:check）。手順は、docs/ja/README.mdの「バックアップと復元」にあります。',
				'[console.shell.links.goingLive]に[management.goingLive.allTitle]と表示されることを確かめます。',
			],
			next: '[#company]か[#import]の手順で、最初の企業を登録します。',
			problems: [
				[
					'[management.goingLive.demoTitle]と表示される',
					'デモの入った環境です。本番用のデータベースを用意し、設定を変えて、新しく設置します。',
				],
				['メールが届かない', '[console.shell.links.mails]で、送れなかった理由とメールサーバーの応答を確かめます。'],
				[
					'「下書き」と表示された規約が出る',
					'運営者の名前が設定されていません。設定するまで、企業に同意は求められません。',
				],
			],
		},
		people: {
			title: '評価員と管理者を登録する',
			purpose: '評価員と管理者のアカウントを作り、パスワードと2段階認証の困りごとを助けます。',
			steps: [
				'[console.shell.links.assessors]で[management.assessors.add.item]を押します。',
				'[labels.accounts.name]、[labels.accounts.email]、[labels.accounts.role]を入力します。',
				'[accounts.way]は[accounts.byLink]を選びます。本人がパスワードを決めます。',
				'評価員には[management.assessors.assign.item]で担当の企業を割り当てます。管理者はすべての企業を担当します。',
				'パスワードを忘れた人には、操作のメニューの[management.assessors.password.item]を使います。',
				'2段階認証を使えなくなった人は、電話などで本人からの依頼だと確かめてから[accounts.secondFactor.removeOthers]を選びます。',
			],
			next: '本人に、72時間有効なリンクが届きます。一覧で、最後のログインと担当の件数を見られます。',
			problems: [
				['端末をなくした人がいる', 'アカウントの画面から、すべての端末でログアウトさせます。'],
				[
					'最後の管理者がログインできない',
					'サーバーのコマンド（npm run password:reset、npm run second-factor:remove）を使います。',
				],
				['退職した', '[management.assessors.delete.item]を選びます。記録に残った名前は消えません。'],
			],
		},
		papers: {
			title: '設問票の新しい版を公開する',
			purpose: '設問票を直し、点数への影響を試算してから公開します。',
			before: ['公開した設問票は変えられません。進行中の評価は、始めたときの設問票のまま続きます。'],
			steps: [
				'[console.shell.links.regularPapers]で[management.papers.create]から[management.papers.duplicate]を選びます。',
				'画面で直すか、[management.papers.template]のExcelに書いて[management.papers.import.item]を選びます。',
				'文を大きく変えた設問は、[management.editor.identity.same]か[management.editor.identity.new]を選びます。',
				'[management.editor.saveDraft]を押し、[management.simulation.open]の画面で[management.simulation.request]を押します。',
				'評価や星の変わる企業を確かめ、[management.editor.publish]を押します。',
			],
			next: 'これから始まる評価が、新しい設問票になります。企業は、前の年の回答を設問ごとに引き継げます。',
			problems: [
				['取り込めない', '誤りのあるセルが示されます。Excelで直して、もう一度選びます。'],
				['公開した後に誤りに気づいた', '直した版をもう一度公開します。すでに始まった評価には入りません。'],
			],
		},
	},
};
