import type { Chapter } from '#shared/guide/tasks.ts';

export const account: Chapter<'company', 'account'> = {
	title: 'Your account',
	tasks: {
		password: {
			title: 'If you forget your password',
			purpose: 'Be able to log in again.',
			steps: [
				'At [session.companyTitle], press [session.forgot] and follow the way to [forgot.title].',
				'Enter the email address of your account and press [forgot.send].',
				'Admins open the link in the email, which works for 60 minutes, and set a new password.',
				'Members are told which admin of the company can help. The admin chooses [company.members.reset] in the list of members.',
			],
			next: 'All sessions of the account end. Log in with the new password.',
			problems: [
				['The email does not arrive', 'Check the spam folder and the address that you entered.'],
				[
					'Neither the app nor a passkey nor a recovery code works',
					'Ask an admin of your company to remove your second factor. Admins ask the operator for their own.',
				],
			],
		},
		account: {
			title: 'Protect your login and choose your notices',
			purpose: 'Change your password or address, set up a second factor, and choose what comes by email.',
			steps: [
				'Press your name at the top right (on a phone, the figure of a person).',
				'Change your own details with [company.shell.changePassword] or [company.shell.editProfile]. This logs you out.',
				'Under [company.account.securityTitle], set up an [accounts.secondFactor.app] or [accounts.secondFactor.passkeys], and save the [accounts.secondFactor.codes].',
				'Under [notices.settingsTitle], choose for each kind of notice how you receive it.',
			],
			next: 'Notices about the safety of your account always arrive, by email and on the screen.',
			problems: [
				[
					'You are told of a change of your email address that you did not make',
					'Open the link in that email, press [company.account.undoAction], and change your password.',
				],
				[
					'A device is logged in that you do not know',
					'Press [accounts.signIns.end] beside it under [company.account.securityTitle].',
				],
			],
		},
	},
};
