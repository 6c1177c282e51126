import type { Chapter } from '#shared/guide/tasks.ts';

export const account: Chapter<'company', 'account'> = {
	title: 'アカウント',
	tasks: {
		password: {
			title: 'パスワードを忘れたとき',
			purpose: 'もう一度ログインできるようにします。',
			steps: [
				'[session.companyTitle]の画面で[session.forgot]を押し、案内に従って[forgot.title]の画面を開きます。',
				'アカウントのメールアドレスを入力し、[forgot.send]を押します。',
				'管理者は、届いたメールのリンク（60分有効）を開き、新しいパスワードを設定します。',
				'メンバーには、再設定を頼める社内の管理者が知らされます。管理者は、メンバーの一覧で[company.members.reset]を選びます。',
			],
			next: 'これまでのログインはすべて終わります。新しいパスワードでログインします。',
			problems: [
				['メールが届かない', '迷惑メールのフォルダと、入力したアドレスを確かめます。'],
				[
					'認証アプリもパスキーもリカバリーコードも使えない',
					'社内の管理者に、自分の2段階認証の解除を頼みます。管理者自身のものは、運営者に頼みます。',
				],
			],
		},
		account: {
			title: 'ログインを守り、お知らせを選ぶ',
			purpose: 'パスワードやメールアドレスを変え、2段階認証を設定し、メールで受け取るお知らせを選びます。',
			steps: [
				'画面右上の自分の名前（スマートフォンでは人のマーク）を押します。',
				'[company.shell.changePassword]か[company.shell.editProfile]で、自分の情報を変えます。変えるとログアウトします。',
				'[company.account.securityTitle]で、[accounts.secondFactor.app]か[accounts.secondFactor.passkeys]を設定し、[accounts.secondFactor.codes]を保存します。',
				'[notices.settingsTitle]で、お知らせの種類ごとに受け取り方を選びます。',
			],
			next: 'アカウントの安全に関わるお知らせは、いつもメールと画面に届きます。',
			problems: [
				[
					'覚えのない「メールアドレスの変更」のメールが届いた',
					'メールのリンクから[company.account.undoAction]を押し、パスワードを変えます。',
				],
				[
					'覚えのない端末でログインされている',
					'[company.account.securityTitle]で、その端末の[accounts.signIns.end]を押します。',
				],
			],
		},
	},
};
