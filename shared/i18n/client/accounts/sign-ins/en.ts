import type { TextsLike } from '#shared/i18n/translate.ts';
import type { signIns as ja } from './ja.ts';

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
};
