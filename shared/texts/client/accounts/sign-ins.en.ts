import type { TextsLike } from '#shared/i18n/translate.ts';
import type { signIns as ja } from './sign-ins.ja.ts';

export const signIns: TextsLike<typeof ja> = {
	title: 'Where you are logged in',
	lead: 'The devices logged in to this account. If you do not recognize one, log it out and change your password.',
	browser: 'Device',
	unknown: 'Unknown device',
	current: 'This device',
	started: 'Logged in',
	lastSeen: 'Last used',
	end: 'Log out',
	endOf: 'Log out {{device}}, logged in {{time}}',
	endTitle: 'Log out {{device}}?',
	endText: 'Unsaved changes on that device may be lost.',
	endOthers: 'Log out all other devices',
	endOthersTitle: 'Log out all other devices?',
	noOthers: 'No other device is logged in.',
	endAll: 'Log out everywhere',
	endAllTitle: 'Log out {{name}} everywhere?',
	endAllText: '{{name}} is logged out on all devices, including lost ones. Unsaved changes there may be lost.',
	endAllKeeps: 'Their password and second factor stay the same. If someone may know the password, change it, too.',
};
