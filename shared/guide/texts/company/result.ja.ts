import type { Chapter } from '#shared/guide/tasks.ts';

export const result: Chapter<'company', 'result'> = {
	title: '結果を読み、改善する',
	tasks: {
		result: {
			title: '結果と点数の内訳を読む',
			purpose: '総合点、評価、評価員のコメントと、どの設問で点数を得たか、失ったかを確かめます。',
			before: ['運営者が評価を承認すると、お知らせが届き、結果を読めます。'],
			steps: [
				'[company.shell.assessment]の画面で、総合点と大項目の点数を見ます。',
				'[company.overview.firstReport]を開き、総評、点数、評価員のコメントを読みます。',
				'[documents.explanation.link]を開くと、設問ごとの点数と、次の星に届く設問の案が分かります。',
				'[company.overview.proposal]で、評価員の改善提案を読みます。',
				'以前の評価は[company.shell.history]から読めます。',
			],
			next: '改善提案があるときは、[#plan]へ進みます。結果に納得できないときは、[#objection]をご覧ください。',
			problems: [
				[
					'設問ごとの点数が表示されない',
					'どこまで表示するかは、設問票で決まっています。くわしい理由は評価員にたずねます。',
				],
				[
					'重要設問を満たしていないと書かれている',
					'法令や人権に関わる設問です。点数にかかわらず、最初に改善してください。',
				],
			],
		},
		plan: {
			title: '改善計画を書き、実施を記録する',
			purpose: '改善提案のあった小項目ごとに、実施するかどうか、何を、誰が、いつまでに行うかを書きます。',
			steps: [
				'[company.shell.assessment]の画面から[plans.title]を開きます。',
				'小項目を開き、[labels.plans.decision]で[plans.decisions.do]か[plans.decisions.not]を選びます。',
				'[labels.plans.measure]、[labels.plans.owner]、[labels.plans.target_date]を入力します。入力は自動で保存されます。',
				'取り組みが進んだら[labels.plans.action_state]を直し、[company.plan.addProof]で記録を付けます。',
				'内訳の案からは、[company.plan.set.toPlan]で計画に入れたものを確かめられます。',
			],
			next: '評価員が取り組みを了承するか、足りない点を書いて差し戻します。再評価では、評価員がこの計画と記録を確認します。',
			problems: [
				[
					'差し戻された',
					'コメントを読み、内容や記録を直して、[company.plan.mended]を押します。もう一度評価員が確認します。',
				],
				['予定日を過ぎた', '進み具合と実施の記録、または予定日を更新します。'],
				['変更できなくなった', '再評価の結果がまとまった後は、変更できません。入力していた内容は、コピーできます。'],
			],
		},
		objection: {
			title: '結果に異議を申し立てる',
			purpose: '納得できない設問を選び、採点にも承認にも関わっていない人に、もう一度判断してもらいます。',
			before: [
				'申し立てられるのは企業の管理者です。1回の評価につき1度、10件までの対象について行えます。',
				'期限は、結果の画面に表示されます。',
			],
			steps: [
				'結果の画面で[company.objections.entry]を開きます。',
				'対象の設問を選び、1件ごとに理由を書きます。',
				'[company.objections.preview]を押し、対象と理由を読み直します。',
				'[company.objections.send]を押します。',
				'裏付けになる記録などは、送った後に5件まで付けられます。',
			],
			next: '判断の期限が表示されます。認められると、その対象だけが訂正され、運営者がもう一度承認します。判断が終わるまで、再評価や認証書の手続きは進みません。',
			problems: [
				['対象を変えたい', '送った後は変えられません。ファイルを足すか、[company.objections.withdraw]を選びます。'],
				['取り下げた後にもう一度申し立てたい', 'できません。取り下げる前に、よく確かめてください。'],
			],
		},
	},
};
