import type { Chapter } from '#shared/guide/tasks.ts';

export const companies: Chapter<'administrator', 'companies'> = {
	title: '企業を迎える',
	tasks: {
		inquiries: {
			title: '自己診断の結果と申し込みに対応する',
			purpose: '正式評価の申し込みを受け取り、連絡し、企業として登録します。',
			steps: [
				'[console.shell.links.inquiries]を開き、[management.inquiries.open]のものを見ます。',
				'[management.inquiries.takeOver]を押します。電話の内容などは[management.inquiries.care]に書きます。',
				'評価を始めることになったら[management.inquiries.makeCompany]を押します。入力された内容が登録の画面に入ります。',
				'登録しないときは[management.inquiries.markHandled]を押します。',
			],
			next: '登録すると、その申し込みは対応済みになり、登録した企業へのリンクが表示されます。',
			problems: [['同じ企業が何度も申し込んでいる', '企業名か氏名で探し、1件を登録して、ほかは対応済みにします。']],
		},
		company: {
			title: '企業を1社登録する',
			purpose: '企業と、最初の管理者のアカウントを作ります。',
			before: ['企業名、所在地、業種、最初の管理者の氏名とメールアドレスを用意します。'],
			steps: [
				'[console.shell.links.companies]で[management.companies.add]を押します。',
				'企業情報と[management.companyForm.admin]を入力します。登録番号は業種に応じて自動で付きます。',
				'[management.companies.create]を押します。',
				'企業の画面の[accounts.people.members]で、ほかの人も追加できます。',
			],
			next: '最初の管理者がログインできるようになります。続けて[#assign]と[#start-year]へ進みます。',
			problems: [
				[
					'企業名や所在地を直したい',
					'企業の画面の[management.companies.edit]で直します。発行済みの認証書は変わりません。',
				],
				['管理者が辞めた', 'メンバーのタブで、別の人を管理者にします。'],
			],
		},
		import: {
			title: 'Excelで多くの企業を登録する',
			purpose: '企業と管理者をまとめて登録し、または更新します。',
			steps: [
				'[console.shell.links.companies]で[management.companyImport.open]を押します。',
				'[management.companyImport.template.button]を押し、企業と管理者のシートに入力します。',
				'ファイルを選び、[management.companyImport.file.check]を押します。この段階では何も変わりません。',
				'新しく登録する企業、更新する内容、管理者のいない企業を確かめます。',
				'管理者にリンクを送るかどうかを選び、取り込みます。',
			],
			next: '取り込みは[console.shell.links.bulkJobs]として進み、終わるとお知らせが届きます。1社ごとの結果を見られます。',
			problems: [
				['誤りが表示された', 'セルごとに直し方が示されます。1件でも誤りがあれば、何も取り込まれません。'],
				['同じファイルをもう一度取り込んだ', '管理番号か登録番号が同じ企業は更新されるだけで、増えません。'],
			],
		},
	},
};
