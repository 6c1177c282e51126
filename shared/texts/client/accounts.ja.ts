import { people } from '#shared/texts/client/accounts/people.ja.ts';
import { secondFactor } from '#shared/texts/client/accounts/second-factor.ja.ts';
import { signIns } from '#shared/texts/client/accounts/sign-ins.ja.ts';

/** What both areas say of one's own sign-ins, and of passwords that are set for somebody else. */
export const accounts = {
	passwordHelp: '8文字以上で入力してください。',
	makePassword: 'パスワードを自動で作成',
	made: 'パスワードを作成しました。保存した後に、一度だけ表示します。',
	toldTitle: '作成したパスワード',
	told: '次のパスワードを本人に伝えてください。この画面を閉じると、もう一度表示することはできません。',
	copy: 'パスワードをコピー',
	copied: 'コピーしました',
	notCopied: 'コピーできませんでした。表示された文字を選択してコピーしてください。',
	toldClose: '控えたので閉じる',
	setTitle: '新しいパスワードの設定',
	setAction: 'パスワードを設定',
	setCompany: '企業',
	setUnusable: 'このリンクは使えません',
	setNoToken: 'リンクが正しくありません',
	setToLogin: 'ログイン画面へ',
	way: 'パスワードの設定方法',
	byPassword: '決めて本人に伝える',
	byLink: '設定用のリンクをメールで送る',
	linkHelp:
		'メールのリンクを開いて、本人がパスワードを設定します。リンクは72時間有効で、一度だけ使えます。ここで伝えるパスワードはありません。',
	linkKeeps: '本人が新しいパスワードを設定するまでは、これまでのパスワードを使えます。',
	sendLink: 'リンクを送る',
	formerTold: '保存すると、変更前のアドレス（{{email}}）にお知らせを送ります。',
	formerToldOwn:
		'保存すると、変更前のアドレス（{{email}}）に、お知らせと、72時間以内に変更を取り消せるリンクを送ります。',
	people,
	secondFactor,
	signIns,
} as const;
