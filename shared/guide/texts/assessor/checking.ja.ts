import type { Chapter } from '#shared/guide/tasks.ts';

export const checking: Chapter<'assessor', 'checking'> = {
	title: '確認して採点する',
	tasks: {
		work: {
			title: '今日の仕事を始める',
			purpose: '自分の対応を待っている評価を、長く待っているものから順に片付けます。',
			steps: [
				'[session.consoleTitle]からログインし、[console.shell.links.work]を開きます。',
				'[console.work.mine]の先頭から、右端のボタンで次の作業を始めます。',
				'[console.work.late]で、遅れているものがないか確かめます。',
				'企業や人、設問は、[console.shell.search]（Ctrl+K）でどの画面からでも開けます。',
			],
			next: '1件を終えると、次の対応が表示されます。企業が回答したり提出したりすると、お知らせが届きます。',
			problems: [
				['担当の企業が表示されない', '担当になっていません。管理者に[#administrator/assign]を頼みます。'],
				['よく使う絞り込みがある', '一覧の[console.savedViews.menu]で、今の条件を保存します。'],
			],
		},
		rate: {
			title: '回答を確かめ、確認項目を評価する',
			purpose: '企業の回答と書類、聞き取りをもとに、確認項目を0%・50%・100%か対象外で評価し、採点します。',
			before: ['企業が回答を提出している必要があります。', 'キー操作は、このページの最後の早見表を印刷できます。'],
			steps: [
				'[console.shell.links.checks]で企業を選び、[console.lists.actions.check]を押します。',
				'[console.checking.begin]で最初の小項目を開きます。左に企業の回答、右に確認項目が並びます。',
				'3で100%、2で50%、1で0%、0で対象外と評価します。評価すると、次の未評価の項目へ移ります。',
				'mで評価メモに理由を書きます。企業には表示されません。dで書類を横に開きます。',
				'すべて評価したら[console.checking.mark]を押すか、Ctrl+Enterで次の未確認の小項目へ進みます。',
				'[console.checking.live.button]で、満たしていない重要設問や、裏付けのない評価を確かめます。',
				'すべて確認済みになったら、[console.checking.confirm]を押します。',
			],
			next: '自動で採点されます。採点した後は、評価と評価メモを変えられません。続けて[#report]へ進みます。',
			problems: [
				['ほかの人も同じ小項目を評価していた', '両方の評価が並びます。どちらを残すかを選びます。'],
				['直前の評価を間違えた', 'Backspaceで取り消します。'],
				['まだ答えの来ていない資料の依頼がある', '採点すると取り下げられます。待つときは採点しません。'],
				[
					'1文字のキーで操作したくない',
					'[console.checking.keys.button]の中の[console.checking.keys.single]を外します。',
				],
			],
		},
		evidence: {
			title: '資料を依頼し、回答を判断する',
			purpose: '書類が足りない設問について、企業に書類か説明を求めます。',
			before: ['依頼と判断ができるのは、回答を確認している間だけです。'],
			steps: [
				'評価している設問で[console.requests.ask]を押すか、rを押します。',
				'決まった依頼文に、どの書類のどの部分を確かめたいかを書き足し、[console.requests.send]を押します。',
				'回答が届いたら、[console.shell.links.evidenceRequests]から開きます。古い順に並んでいます。',
				'足りていれば[console.requests.accept]、足りなければ足りない点を書いて[console.requests.giveBack]を押します。',
				'[console.requests.nextAnswered]で次の回答へ進みます。',
			],
			next: '届いた書類は、設問の横にも表示されます。企業には、受理と差し戻しが知らされます。',
			problems: [
				[
					'複数の設問についてまとめて依頼したい',
					'[console.requests.askSeveral]で設問を選ぶと、決まった依頼文が届きます。',
				],
				['依頼が不要になった', '[console.requests.withdraw]を選びます。元には戻せません。'],
			],
		},
		voice: {
			title: '働く人の声を集め、読む',
			purpose:
				'企業で働く外国人に、名前を伏せて、10の言語で尋ねます。企業の回答を確かめるために使い、点数には入りません。',
			before: [
				'回答を確認している間に始めます。',
				'運営者の名前が設定されていると、誰が尋ねているかが働く人に伝わります。',
			],
			steps: [
				'確認の画面の[console.voice.title]のタブから、受付の画面を開きます。',
				'最終日、コードの数、印刷する言語を決め、[console.voice.open]を押します。',
				'回答カードと[console.voice.printPoster]を、その場で印刷します。コードが表示されるのは、このときだけです。',
				'カードを切って半分に折り、混ぜて箱に入れ、働く人に自分で引いてもらいます。企業には渡しません。',
				'印刷した枚数を確かめ、[console.voice.done]を押します。',
				'最終日の翌日に結果を読みます。企業の回答と合わない設問には印が付きます。',
			],
			next: '印の付いた設問は、聞き取りで確かめるか、複数の設問をまとめて資料を依頼します。1問だけを依頼しないでください。',
			problems: [
				['コードの画面を閉じてしまった', '作り直せません。働く人への聞き取りで確かめます。'],
				['回答が少ない', '5件に届かないと、1件もないときと同じ表示になります。聞き取りで確かめます。'],
				['10の言語を使わない人がいる', '通訳を介した聞き取りで確かめます。カードを配るときに伝えます。'],
			],
		},
	},
};
