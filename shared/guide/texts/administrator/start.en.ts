import type { Chapter } from '#shared/guide/tasks.ts';

export const start: Chapter<'administrator', 'start'> = {
	title: 'Begin to operate',
	tasks: {
		'going-live': {
			title: 'Before going live',
			purpose:
				'Before the first company comes, see that name, email, secrets, second factors, paper, assessors and backups are ready.',
			before: ['Settings are made on the server. The documents for operators (docs/operations) come with the product.'],
			steps: [
				'Open [console.shell.links.goingLive]. It shows what is done, and how to do what is left.',
				'Set who you are (OPERATOR_NAME and its companions) and the public address (PUBLIC_URL). See that the terms and the privacy policy name you, and have your lawyer read them.',
				'Set a long secret that nobody can guess (APP_SECRET), and keep a copy in a safe place.',
				'Add a second admin as in [#people]. See that the invitation arrives, and that [console.shell.links.mails] shows it as [management.mails.states.sent].',
				'Have everybody set up a second factor. REQUIRE_STAFF_SECOND_FACTOR makes it a must.',
				'Check the published paper under [console.shell.links.regularPapers]. If there is none, publish one: [#papers].',
				'Add the first assessor.',
				'Make a backup (npm run backup), and try with npm run backup:check that it can be restored. docs/operations/backup.md says how.',
				'See that [console.shell.links.goingLive] says [management.goingLive.allTitle].',
			],
			next: 'Register the first company: [#company] or [#import].',
			problems: [
				[
					'It says [management.goingLive.demoTitle]',
					'It has the demo. Install it anew, on a database of its own and with the settings of production.',
				],
				['Emails do not arrive', '[console.shell.links.mails] shows why, and what the mail server answered.'],
				[
					'The terms are marked as a draft',
					'The operator’s name is not set. Until then, companies are not asked to accept them.',
				],
			],
		},
		people: {
			title: 'Add assessors and admins',
			purpose: 'Make accounts for assessors and admins, and help with passwords and second factors.',
			steps: [
				'Under [console.shell.links.assessors], press [management.assessors.add.item].',
				'Enter [labels.accounts.name], [labels.accounts.email] and [labels.accounts.role].',
				'Choose [accounts.byLink] under [accounts.way], so that they set the password themselves.',
				'Assign companies to an assessor with [management.assessors.assign.item]. Admins have all companies.',
				'If somebody has forgotten the password, use [management.assessors.password.item] in the menu of actions.',
				'If somebody cannot use the second factor, make sure by phone that it was they who asked, then choose [accounts.secondFactor.removeOthers].',
			],
			next: 'They receive a link that works for 72 hours. The list shows the last login and the workload.',
			problems: [
				['Somebody lost a device', 'Log the account out on all devices, on its screen.'],
				[
					'The last admin cannot log in',
					'Use the commands on the server: npm run password:reset and npm run second-factor:remove.',
				],
				['Somebody leaves', 'Choose [management.assessors.delete.item]. The name stays in records.'],
			],
		},
		papers: {
			title: 'Publish a new version of a paper',
			purpose: 'Change a paper, see what that would do to scores, and publish it.',
			before: ['A published paper never changes. Running assessments keep the paper that they began with.'],
			steps: [
				'Under [console.shell.links.regularPapers], choose [management.papers.duplicate] from [management.papers.create].',
				'Edit it on the screen, or fill in [management.papers.template] and choose [management.papers.import.item].',
				'For questions whose text has changed a lot, choose [management.editor.identity.same] or [management.editor.identity.new].',
				'Press [management.editor.saveDraft], then [management.simulation.request] on the screen [management.simulation.open].',
				'See which companies would change grade or stars, then press [management.editor.publish].',
			],
			next: 'Assessments that start from now on have the new paper. Companies can take over last year’s answers, question by question.',
			problems: [
				['The import is refused', 'The cells with errors are shown. Correct them in Excel and choose the file again.'],
				['You notice a mistake after publishing', 'Publish a corrected version. Assessments under way do not get it.'],
			],
		},
	},
};
