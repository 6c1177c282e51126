import type { TextsLike } from '#shared/i18n/translate.ts';
import type { bulk as ja } from './bulk.ja.ts';

export const bulk: TextsLike<typeof ja> = {
	created: 'The bulk job was started.',
	stopped: 'The bulk job was stopped.',
	paced: 'The number of companies a day was changed.',
	acts: {
		assign: 'Assigning assessors',
		period: 'Changing assessment periods',
		start: 'Starting assessments',
		remind: 'Reminding companies',
		import: 'Registering companies from Excel',
		invite: 'Sending links to set a password',
	},
	oneWay: 'Name companies or assessments in exactly one way, by ids or by filters.',
	noRows: 'Nothing matches.',
	tooManyRows: 'The list has too many rows; the limit is {{most}}. Narrow down the list.',
	adminsOnly: 'Only admins can do this.',
	noAssessor: 'There is no assessor to assign.',
	makerGone: 'Not done: the account of the person who started the job was deleted.',
	makerLostRole: 'Not done: the person who started the job is no longer an admin.',
	notAssigned: 'Not done: the person who started the job is no longer assigned to this company.',
	nothingWaits: 'Nothing is waiting for this company.',
	remindedLately: 'The company was reminded of the same on {{date}}. It can be reminded once a week.',
	accountGone: 'Not sent: the account was deleted.',
	hasSignedIn: 'Not sent: the person has already logged in.',
	over: 'This bulk job has already ended.',
	noWaves: 'Only a job that starts assessments has a number of companies a day.',
};
