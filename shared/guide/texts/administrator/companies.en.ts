import type { Chapter } from '#shared/guide/tasks.ts';

export const companies: Chapter<'administrator', 'companies'> = {
	title: 'Welcome companies',
	tasks: {
		inquiries: {
			title: 'Handle self-assessments and applications',
			purpose: 'Receive applications for the regular assessment, contact the companies, and register them.',
			steps: [
				'Open [console.shell.links.inquiries] and look at those that are [management.inquiries.open].',
				'Press [management.inquiries.takeOver]. Notes, such as of a phone call, go under [management.inquiries.care].',
				'When the company will be assessed, press [management.inquiries.makeCompany]. The form is filled in with what was entered.',
				'Otherwise press [management.inquiries.markHandled].',
			],
			next: 'Registering marks the application as handled, and it shows a link to the company.',
			problems: [
				['A company has applied several times', 'Search for it, register one, and mark the others as handled.'],
			],
		},
		company: {
			title: 'Register one company',
			purpose: 'Make the company and the account of its first admin.',
			before: ['Have name, address and industry at hand, and the name and email address of the first admin.'],
			steps: [
				'Under [console.shell.links.companies], press [management.companies.add].',
				'Fill in the company and [management.companyForm.admin]. The registration number follows from the industry.',
				'Press [management.companies.create].',
				'More people can be added under [accounts.people.members] on the screen of the company.',
			],
			next: 'The first admin can log in. Go on with [#assign] and [#start-year].',
			problems: [
				[
					'The name or address is wrong',
					'Correct it with [management.companies.edit] on the screen of the company. Issued certificates do not change.',
				],
				['The admin has left', 'Make somebody else an admin on the tab of members.'],
			],
		},
		import: {
			title: 'Register many companies from Excel',
			purpose: 'Register or update companies and their admins together.',
			steps: [
				'Under [console.shell.links.companies], press [management.companyImport.open].',
				'Press [management.companyImport.template.button] and fill in the sheets of companies and administrators.',
				'Choose the file and press [management.companyImport.file.check]. This changes nothing.',
				'See what would be registered and updated, and which companies have no administrator.',
				'Choose whether to email links to the administrators, and import.',
			],
			next: 'The import runs as one of the [console.shell.links.bulkJobs]. You are told when it ends, with the result of each company.',
			problems: [
				[
					'There are errors',
					'Each cell is listed with the way to correct it. With a single error, nothing is imported.',
				],
				[
					'The same file was imported twice',
					'Companies with the same number of yours or registration number are updated, not added.',
				],
			],
		},
	},
};
