import type { TextsLike } from '#shared/i18n/translate.ts';
import type { goingLive as ja } from './going-live.ja.ts';

/** What to do before companies are invited. */
export const goingLive: TextsLike<typeof ja> = {
	lead: 'What to do before companies are invited. Checked from the settings and data of the server; values of settings are not shown.',
	progress: '{{done}} of {{all}} done',
	list: 'What is needed for going live',
	done: 'Done',
	open: 'Open',
	demoTitle: 'This is an installation for trying out',
	demoText:
		'Do not invite companies to it. For going live, install it anew on a database of its own. Nothing that was tried here is taken over.',
	allTitle: 'Everything is done',
	allText:
		'You can invite companies. If a change of settings or accounts leaves something missing, this page and "All assessments" will say so.',
	settings: 'Settings: ',
	command: 'Command on the server: ',
	guide: 'Open the guide',
	manual: 'Operating manual: ',
	comma: ', ',
	steps: {
		production: {
			title: 'It runs with the settings of production',
			why: 'With the settings for trying out, it runs even with a weak secret and published passwords.',
			how: 'Change the settings and start it again, on a database of your own instead of the one that comes with it.',
		},
		address: {
			title: 'The public address begins with https',
			why: 'Links in emails, the QR codes of certificates and passkeys are bound to it. Without https, passwords can be read on the way.',
			how: 'Set the address that companies will open. If you change it later, the QR codes of issued certificates lead nowhere.',
		},
		secret: {
			title: 'There is a strong secret',
			why: 'It signs links and protects second factors. Whoever guesses it can impersonate anybody.',
			how: 'Make one with the command, set it, and keep a copy apart from the backups.',
		},
		operator: {
			title: 'The operator has a name and an address',
			why: 'They stand on certificates and emails, in the terms and the privacy policy. Until then, companies are not asked to accept the terms.',
			how: 'Set the official name of your organization, its postal address and an email address for inquiries.',
		},
		mail: {
			title: 'Emails arrive',
			why: 'Invitations, deadlines and results are told by email.',
			how: 'Set the mail server and the sender, then invite an assessor or admin with a link by email, which is the first one.',
			link: 'Open the emails',
			last: 'Last email sent: {{time}}',
		},
		demo_accounts: {
			title: 'The password of the demo opens nothing',
			why: 'It is published: anybody can log in with it.',
			how: 'Use a new database without the demo. Give other passwords to accounts that you keep.',
		},
		second_factors: {
			title: 'Every admin has a second factor',
			why: 'Admins can read the data of all companies. A second factor keeps out whoever has learned a password.',
			how: '{{count}} {{count|admin has|admins have}} none yet. Set up your own in your account. REQUIRE_STAFF_SECOND_FACTOR=true requires it of all staff.',
			link: 'Open your account',
		},
		papers: {
			title: 'Papers are published',
			why: 'Self-assessments and regular assessments begin with the published paper.',
			how: 'Publish one for self-assessments and one for regular assessments.',
			link: 'Open the regular assessment papers',
		},
		assessor: {
			title: 'There is an assessor',
			why: 'Assessors check and rate what companies submit.',
			how: 'Add the first assessor.',
			link: 'Open the assessors',
		},
		backup: {
			title: 'A backup can be restored',
			why: 'A backup that nobody has restored may turn out useless when it is needed.',
			how: 'The command restores the newest backup on trial and compares it. Let it run every night. After 31 days without one, this is open again.',
			last: 'Last check: {{time}}',
		},
	},
};
