import type { Chapter } from '#shared/guide/tasks.ts';

export const start: Chapter<'company', 'start'> = {
	title: 'はじめに',
	tasks: {
		login: {
			title: '初めてログインする',
			purpose: '届いたメールのリンクでパスワードを決め、ログインします。',
			before: ['運営者または社内の管理者から届いたメールを用意します。リンクは72時間有効で、一度だけ使えます。'],
			steps: [
				'メールのリンクを開き、企業と自分のメールアドレスを確かめます。',
				'[labels.accounts.new_password]を8文字以上で入力し、[accounts.setAction]を押します。',
				'[session.companyTitle]で[labels.accounts.email]と[labels.accounts.password]を入力し、[session.login]を押します。',
				'管理者の方に利用規約への同意を求める表示が出たときは、規約を読み、[company.terms.accept]を押します。',
			],
			next: '[company.shell.assessment]の画面が開きます。[company.cockpit.now]に、次にすることがいつも1つ表示されます。',
			problems: [
				['リンクの期限が切れている', '社内の管理者、または運営者に、もう一度送るよう頼みます。'],
				['パスワードを忘れた', '[#password]をご覧ください。'],
				[
					'ログインのあとにコードを求められる',
					'2段階認証を設定したアカウントです。認証アプリのコードかパスキーで確認します。',
				],
			],
		},
		members: {
			title: '社内の人をメンバーに加える',
			purpose: '書類を保管している部署の人や、現場の責任者が、一緒に回答できるようにします。',
			before: ['追加できるのは、企業の管理者です。追加する人のメールアドレスを用意します。'],
			steps: [
				'画面右上の自分の名前（スマートフォンでは人のマーク）を押し、[company.shell.companyInfo]を開きます。',
				'[company.info.membersTab]で[company.members.add]を押します。',
				'[labels.accounts.name]と[labels.accounts.email]を入力します。部署や権限は[accounts.people.more]で決められます。',
				'[company.members.addAction]を押します。',
			],
			next: '本人に、パスワードを設定するリンクがメールで届きます。一覧には、本人がログインするまで[accounts.people.invitedBadge]と表示されます。',
			problems: [
				['メールが届かない', '迷惑メールのフォルダを確かめてもらい、[accounts.people.sendAgain]を押します。'],
				[
					'退職や異動でメンバーでなくなった',
					'操作のメニューから[company.members.remove]を選びます。その人の回答は残ります。',
				],
			],
		},
		profile: {
			title: '企業プロフィールを確かめる',
			purpose: '評価レポートや認証書に載る企業名、所在地、従業員数などを、正しくしておきます。',
			steps: [
				'画面の上の[company.shell.profile]を開きます。',
				'[company.profile.edit]を押し、変わったところを直します。',
				'[company.profile.save]を押します。',
			],
			next: '次に作られる評価レポートと認証書に、新しい内容が載ります。発行済みの認証書は変わりません。',
			problems: [
				[
					'編集の途中で画面を閉じた',
					'もう一度開くと[company.profile.restored]と表示されます。確かめて保存してください。',
				],
				[
					'業界内の位置の集計に参加したくない',
					'管理者が、同じ画面の[company.profile.sharing.title]で[company.profile.sharing.leave]を押します。',
				],
			],
		},
		records: {
			title: '書類をそろえる',
			purpose: '設問が裏付けとして認める書類と記録を、部署ごとの一覧で確かめ、手元にあるものに印を付けます。',
			before: ['すべてそろえてから始める必要はありません。回答しながら追加できます。'],
			steps: [
				'[company.shell.assessment]の画面の[company.records.title]で、[company.records.open]を押します。',
				'[company.records.firstOnes]から確かめます。1つで複数の設問に使えるものです。',
				'手元にあるものに印を付けます。印は社内のメンバー全員に見えます。',
				'紙で配るときは[company.records.print]を押します。',
				'[company.records.add]でファイルを追加すると、結び付ける設問を選べます。',
			],
			next: '追加した書類は、回答の画面にも表示されます。続けて[#answer]へ進みます。',
			problems: [
				['必要な書類がない', '回答は、ないままで続けられます。補足に、代わりになる記録や今後の予定を書きます。'],
				['個人番号や健康の情報が写っている', '見えないようにしてから追加してください。評価には使いません。'],
			],
		},
	},
};
