import type { TextsLike } from '#shared/i18n/translate.ts';
import type { signIns as ja } from './sign-ins.ja.ts';

export const signIns: TextsLike<typeof ja> = {
	title: 'Where you are logged in',
	lead: 'The devices that are logged in to this account. If you do not know one of them, log it out and change your password.',
	browser: 'Device',
	unknown: 'Unknown device',
	current: 'This one',
	started: 'Logged in',
	lastSeen: 'Last used',
	end: 'Log out',
	endOf: 'Log out {{device}}, logged in {{time}}',
	endTitle: 'Log out {{device}}?',
	endText: 'What is not saved on that device may be lost.',
	endOthers: 'Log out all others',
	endOthersTitle: 'Log out all other devices?',
	noOthers: 'No other device is logged in.',
	endAll: 'Log out everywhere',
	endAllTitle: 'Log out {{name}} everywhere?',
	endAllText:
		'{{name}} is logged out on all devices, such as one that was lost. What is not saved there may be lost too.',
	endAllKeeps: 'Their password and second factor stay as they are. If somebody may know the password, change it too.',
};
