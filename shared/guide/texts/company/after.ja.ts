import type { Chapter } from '#shared/guide/tasks.ts';

export const after: Chapter<'company', 'after'> = {
	title: '認証のあと、次の年',
	tasks: {
		certificate: {
			title: '認証書を受け取り、使う',
			purpose: '認証書をダウンロードし、マークを載せ、認証企業の一覧に載せるかどうかを決めます。',
			before: ['認証を希望するときは、評価員または運営者に連絡します。申請と発行は、評価員または運営者が行います。'],
			steps: [
				'発行のお知らせが届いたら、[company.shell.assessment]の画面で[company.card.showCertificate]を押します。',
				'[company.certificate.download]でPDFを保存します。',
				'[company.mark.title]から、ウェブサイト用のコードか、画像を取り出します。',
				'[company.listing.title]で公開する内容を確かめ、管理者が[company.listing.join]か[company.listing.decline]を選びます。',
			],
			next: '認証書のコードやQRコードから、誰でも認証書が有効かどうかを確かめられます。有効期限が近づくと、お知らせが届きます。',
			problems: [
				['企業名や所在地が変わった', '[#profile]で直し、運営者に連絡します。新しい番号の認証書に差し替えられます。'],
				['認証書が取り消された', '掲示や配布をすぐに中止してください。理由は評価員または運営者にたずねます。'],
				['一覧から外れたい', '管理者が、同じ場所で[company.listing.leave]を選びます。すぐに消えます。'],
			],
		},
		share: {
			title: '結果をリンクで見せる',
			purpose: '取引先や社内の人に、評価レポート、点数だけの概要、認証書を、ログインなしで見せます。',
			before: ['作成と停止は、企業の管理者が行います。'],
			steps: [
				'画面右上の自分の名前（スマートフォンでは人のマーク）を押し、[company.shell.shares]を開きます。',
				'[shares.make]を押します。',
				'[labels.shares.shows]、[labels.shares.shown_to]、[labels.shares.until]、[labels.shares.page_language]を決めて作成します。',
				'[shares.made.copy]を押し、共有先に送ります。',
			],
			next: '表示された回数と最後に表示された日が、一覧に出ます。最終日を過ぎると、内容は表示されなくなります。',
			problems: [
				['リンクをもう一度コピーしたい', '画面を閉じると、同じリンクは表示できません。新しく作成します。'],
				['見せるのをやめたい', '[shares.end]を押すと、すぐに使えなくなります。'],
			],
		},
		voice: {
			title: '働く人の声に備える',
			purpose: '評価員が、貴社で働く外国人に、名前を伏せて尋ねることがあります。企業がすることと、しないことです。',
			steps: [
				'評価員から日時の連絡があったら、働く人が自分のスマートフォンで答えられる時間と場所を用意します。',
				'回答カードは評価員が持って行き、働く人が自分で引きます。企業の人は、カードにもコードにも触れません。',
				'誰が答えたか、何を答えたかを、たずねたり調べたりしないでください。',
			],
			next: '評価の結果が届いた後、回答が10件以上あるときだけ、分野ごとのおおよその割合を、評価レポートとともに[company.voice.title]で読めます。点数には入りません。',
			problems: [
				['結果が表示されない', '回答が10件に届かないと表示されません。誰が答えたかが分からないようにするためです。'],
			],
		},
		'next-year': {
			title: '次の年の評価を受ける',
			purpose: '前回の回答を見ながら、変わったところだけを答え直します。',
			before: ['評価は、評価員または運営者が開始します。開始されると、お知らせが届きます。'],
			steps: [
				'[company.shell.profile]と[company.info.membersTab]に変わったところがないか確かめます。',
				'小項目を開くと、前回の回答が表示されます。今も正しければ[company.suggestions.use]を押します。',
				'[company.suggestions.reworded]は、違いを読んでから1問ずつ使います。',
				'書類は、今の内容のものを追加し直します。',
				'[#submit]と同じように提出します。',
			],
			next: '評価レポートと[company.shell.history]で、前の年からの変化を見られます。',
			problems: [
				[
					'前回の回答が出ない',
					'前回の評価が終わっていないか、設問が新しくなっています。ほかの設問と同じように答えます。',
				],
			],
		},
	},
};
