import type { Chapter } from '#shared/guide/tasks.ts';

export const assessments: Chapter<'administrator', 'assessments'> = {
	title: '評価を進める',
	tasks: {
		'start-year': {
			title: '1年の評価を始める',
			purpose: '1社ずつ、または多くの企業の評価を、まとめて始めます。',
			before: ['設問票が公開されている必要があります。', '前の評価が終わっていない企業では始められません。'],
			steps: [
				'1社だけなら、企業の画面の操作から[management.companies.start.item]を選びます。',
				'まとめて始めるなら、[console.shell.links.companies]で絞り込み、行を選びます。条件に合うものすべてを選ぶこともできます。',
				'[console.bulk.start.button]を押し、評価期間、評価員の決め方、始める時期を選びます。',
				'[console.bulk.job.look]で、始められる企業と始められない理由を確かめます。',
				'[console.bulk.job.run]を押します。',
			],
			next: '企業にお知らせが届き、すぐに回答できます。日ごとに分けたときは、[console.shell.links.bulkJobs]で進み具合を見て、数を変えたり中止したりできます。',
			problems: [
				['一部の企業で始められなかった', '1件ごとの理由を確かめます。画面を閉じても、結果は残ります。'],
				[
					'期限までに提出しない企業がある',
					'一覧で選び、[console.bulk.remind.button]を押します。同じ内容は1社に週1回までです。',
				],
			],
		},
		assign: {
			title: '評価員を割り当てる',
			purpose: '企業ごとに、評価を担当する人を決めます。',
			steps: [
				'[console.shell.links.work]の[console.work.unassigned]で、担当のいない企業を見ます。',
				'[console.work.assign.row]を押し、担当の件数を見て評価員を選びます。',
				'[console.work.assign.save]を押します。',
				'多くの企業は、一覧で行を選び、[console.bulk.assign.button]でまとめて決めます。',
			],
			next: '担当の評価員だけが、その企業を表示して操作できます。割り当てた評価員にお知らせが届きます。',
			problems: [
				['選べない評価員がいる', 'その企業との利害関係を申告しています。ほかの評価員を選びます。'],
				[
					'申告した利害関係がなくなった',
					'[console.shell.links.assessors]の[console.interests.listTitle]で、理由を書いて解除します。',
				],
			],
		},
		correct: {
			title: '期限を延ばす、前の段階に戻す、中止する',
			purpose: '間違いや事情の変化があったときに、評価を正します。',
			steps: [
				'企業の画面を開き、評価の操作を押します。',
				'提出期限を変えるときは[management.companies.period.item]を選びます。',
				'前の段階からやり直すときは[management.companies.moveBack.item]を選び、戻す先を決めます。取り消される内容が表示されます。',
				'やめるときは[management.companies.cancel.item]を選び、理由を書きます。',
			],
			next: '回答、評価、コメントは残ります。理由は経過と[console.shell.links.auditEvents]に残り、企業には表示されません。',
			problems: [
				['戻せない', '認証書を発行した後、または異議の判断を待つ間は戻せません。'],
				['中止した評価を続けたい', '再開できません。新しい評価を始めます。'],
			],
		},
	},
};
