import type { Chapter } from '#shared/guide/tasks.ts';

export const answers: Chapter<'company', 'answers'> = {
	title: '回答して提出する',
	tasks: {
		answer: {
			title: '設問に回答する',
			purpose: '小項目ごとに、はい・いいえ・該当しないで答え、根拠を補足に書きます。',
			steps: [
				'[company.shell.assessment]の画面の[company.cockpit.now]にあるボタンで、続きの小項目を開きます。',
				'設問ごとに[company.sheet.yes]、[company.sheet.no]、[company.sheet.notApplicable]のどれかを選びます。',
				'補足に、根拠になる書類の名前、実施日、保管場所を書きます。',
				'何を尋ねているかに迷ったら、設問の手引きを開きます。目的、根拠、認められる書類が書いてあります。',
				'すべての設問に答えたら、[company.sheet.completeAndGoOn]を押します。',
			],
			next: '次の小項目が開きます。[company.sheet.complete]を押したときは、同じ画面に残ります。入力は自動で保存され、いつでも途中でやめて続きから始められます。',
			problems: [
				['接続が切れた', '入力は画面に残り、接続が戻ると自動で保存されます。画面を閉じないでください。'],
				[
					'ほかの人の保存と食い違った',
					'[company.sheet.showConflict]を押すと両方の内容が並びます。残すほうを選んで保存します。',
				],
				[
					'「該当しない」でよいか分からない',
					'設問の下の条件に当てはまるときに選びます。条件のない設問では、評価員が確かめます。',
				],
				['完了にした小項目を直したい', '提出する前なら、同じ画面で直して、もう一度完了にできます。'],
			],
		},
		colleagues: {
			title: '人で分けて回答する',
			purpose: '小項目ごとに主に回答する人を決め、進み具合を見て、残っている人に知らせます。',
			before: ['担当を決めるのは企業の管理者です。先に[#members]でメンバーを加えます。'],
			steps: [
				'[company.shell.assessment]の画面で[company.colleagues.assign]を開きます。',
				'小項目ごとに、回答する人を選びます。大項目をまとめて決めることもできます。',
				'[company.colleagues.team]で、人ごとの進み具合を見ます。',
				'残っている人には[company.colleagues.remind]を押します。1人に1日1回までです。',
			],
			next: '担当になった人の画面には、自分の担当が先に表示されます。担当でない人も回答できます。',
			problems: [
				['担当を決める画面が表示されない', 'メンバーが自分だけのときは表示されません。先にメンバーを追加します。'],
				['担当を変えたい', '提出する前なら、いつでも選び直せます。'],
			],
		},
		evidence: {
			title: '書類を追加する',
			purpose: '回答の裏付けになる書類を追加し、どの設問を裏付けるかを選びます。',
			before: [
				'PDF、JPEG、PNG、Word、Excel、PowerPointのファイルを使えます。件数と大きさの上限は、画面に表示されます。',
				'個人番号（マイナンバー）、健康、宗教などの情報は、見えないようにします。',
			],
			steps: [
				'[company.shell.assessment]の画面の[company.files.heading]で、[company.files.add]を押します。',
				'ファイルを選び、書類の名前を確かめて追加します。',
				'[company.links.chooseQuestions]で、その書類が裏付ける設問を選び、[company.links.save]を押します。',
				'回答の画面では、設問ごとに[company.links.choose]から選ぶこともできます。',
				'紙の書類は[company.phone.open]でQRコードを表示し、スマートフォンで撮影します。',
			],
			next: '評価員は、設問の横で書類を読みます。提出するまで、追加も削除もできます。',
			problems: [
				['上限に達した', 'ほかの書類を削除するか、複数の書類を1つのPDFにまとめます。'],
				[
					'QRコードのページが開かない',
					'社内からしか開けないアドレスかもしれません。写真をパソコンに移して追加します。',
				],
			],
		},
		submit: {
			title: '回答を提出する',
			purpose: 'すべての回答を見直し、評価員に提出します。',
			before: [
				'すべての小項目を完了にします。',
				'企業プロフィールと書類も確かめます。提出した後は、回答も書類も変えられません。',
			],
			steps: [
				'[company.shell.assessment]の画面で[company.cockpit.toReview]を押します。最後の小項目を完了にしたときは、確認の画面が自動で開きます。',
				'回答の数、未回答、書類、企業情報、提出期限を確かめます。',
				'[company.submit.button]を押します。',
			],
			next: '[company.receipt.received]と表示され、[company.receipt.number]が付きます。評価員が回答と書類を確認し、聞き取りの日程を連絡します。',
			problems: [
				['提出のボタンが押せない', '完了になっていない大項目の名前が表示されます。そこを開いて完了にします。'],
				['提出期限を過ぎた', '提出できません。評価員または運営者に期限の延長を相談します。回答の保存は続けられます。'],
				['提出した後に誤りに気づいた', '評価員に連絡します。評価員が進捗を戻すと、もう一度回答できます。'],
			],
		},
		request: {
			title: '資料の依頼に回答する',
			purpose: '評価員から求められた書類や説明を送ります。',
			before: [
				'依頼が届くと、お知らせと[company.shell.assessment]の画面に表示されます。期限があれば、そこに書かれています。',
			],
			steps: [
				'[company.shell.assessment]の画面で[company.requests.goOne]を押します。',
				'依頼の内容と対象の設問を読みます。',
				'[company.requests.documents]に書類を追加します。書類の件数は、提出のときの件数に含まれません。',
				'[company.requests.explanation]に、書類のどこを見ればよいか、ない場合はその理由を書きます。',
				'[company.requests.sendAnswer]を押します。',
			],
			next: '評価員が確認します。足りないときは理由を添えて差し戻され、もう一度回答できます。受理されると、その日付が表示されます。',
			problems: [
				['何を求められているか分からない', '[company.requests.sendOnly]で、回答の前に評価員へ質問できます。'],
				['回答した後に書類を足したい', '確認が終わるまで書類は変えられません。[company.requests.send]で伝えます。'],
				[
					'回答を受け付けていないと表示される',
					'評価が次の段階に進んだか、前の段階に戻っています。評価員の確認が再開されると回答できます。',
				],
			],
		},
	},
};
