import type { Chapter } from '#shared/guide/tasks.ts';

export const start: Chapter<'company', 'start'> = {
	title: 'Getting started',
	tasks: {
		login: {
			title: 'Log in for the first time',
			purpose: 'Set your password by the link in the email that you received, then log in.',
			before: ['Have the email from the operator or from your own admin at hand. Its link works once, for 72 hours.'],
			steps: [
				'Open the link in the email and check that the company and your email address are right.',
				'Enter a [labels.accounts.new_password] of at least 8 characters and press [accounts.setAction].',
				'At [session.companyTitle], enter [labels.accounts.email] and [labels.accounts.password] and press [session.login].',
				'If you are an admin and are asked to accept the terms, read them and press [company.terms.accept].',
			],
			next: 'The screen [company.shell.assessment] opens. [company.cockpit.now] always shows the one thing to do next.',
			problems: [
				['The link has expired', 'Ask your own admin or the operator to send it again.'],
				['You have forgotten your password', 'See [#password].'],
				[
					'A code is asked for after the password',
					'The account has a second factor. Confirm with the code of your authenticator app, or with a passkey.',
				],
			],
		},
		members: {
			title: 'Add colleagues as members',
			purpose: 'Those who keep the records, and those in charge on site, can then answer with you.',
			before: ['Only admins of the company can add members. Have the email addresses at hand.'],
			steps: [
				'Press your name at the top right (on a phone, the figure of a person) and open [company.shell.companyInfo].',
				'On [company.info.membersTab], press [company.members.add].',
				'Enter [labels.accounts.name] and [labels.accounts.email]. Department and role are under [accounts.people.more].',
				'Press [company.members.addAction].',
			],
			next: 'Your colleague receives an email with a link to set a password. Until the first login, the list shows [accounts.people.invitedBadge].',
			problems: [
				[
					'The email does not arrive',
					'Have your colleague look in the spam folder, then press [accounts.people.sendAgain].',
				],
				[
					'Somebody has left',
					'Choose [company.members.remove] in the menu of actions. The answers of that person stay.',
				],
			],
		},
		profile: {
			title: 'Check the company profile',
			purpose: 'Name, address, number of employees and more, as reports and certificates will show them.',
			steps: [
				'Open [company.shell.profile] at the top of the screen.',
				'Press [company.profile.edit] and correct what has changed.',
				'Press [company.profile.save].',
			],
			next: 'Reports and certificates made from now on show the new details. Issued certificates do not change.',
			problems: [
				[
					'You closed the screen while editing',
					'When you open it again, it says [company.profile.restored]. Check your entries and save.',
				],
				[
					'You do not want to be counted in the comparison within the industry',
					'An admin presses [company.profile.sharing.leave] under [company.profile.sharing.title] on the same screen.',
				],
			],
		},
		records: {
			title: 'Gather the records',
			purpose:
				'See by department which documents and records the questions accept as evidence, and tick what is at hand.',
			before: ['You need not have everything before you begin. You can add documents while answering.'],
			steps: [
				'On [company.shell.assessment], find [company.records.title] and press [company.records.open].',
				'Begin with [company.records.firstOnes]: each of them serves several questions.',
				'Tick what is at hand. All members of your company see the ticks.',
				'To hand the list out on paper, press [company.records.print].',
				'Add a file with [company.records.add], then choose the questions that it supports.',
			],
			next: 'Added documents also appear beside the answers. Go on with [#answer].',
			problems: [
				[
					'A record does not exist',
					'You can answer without it. Say in the note what takes its place, or what you plan to do.',
				],
				[
					'It shows My Number or health information',
					'Cover it before you add the file. The assessment does not use it.',
				],
			],
		},
	},
};
