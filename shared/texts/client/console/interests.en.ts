import type { TextsLike } from '#shared/i18n/translate.ts';
import type { interests as ja } from './interests.ja.ts';

export const interests: TextsLike<typeof ja> = {
	title: 'Conflicts of interest',
	lead: 'Declare companies with which you have a relation that could affect a fair assessment: a former employer, family or close friends there, business with it, or shares in it. You are not assigned to these companies, and cannot rate, write, finalize, issue or decide objections there. Only you and the admins can read your declarations.',
	noneDeclared: 'You have declared no conflict of interest.',
	since: 'since {{date}}',
	open: 'Declare a conflict of interest',
	confirm: 'I have declared all',
	confirmedAt: 'Confirmed on {{time}}.',
	next: 'Next confirmation: from {{date}} on',
	dueTitle: 'Please confirm your declarations, as every year',
	dueText:
		'Check that nothing is missing, and press "I have declared all". Please do so even if you have nothing to declare.',
	declareTitle: 'Declare a conflict of interest',
	declare: 'Declare',
	effects:
		'You will no longer be assigned to this company, and cannot change anything in its assessments. Only an admin can remove the declaration.',
	keyHelp: 'Enter the registration number, the corporate number (13 digits), or the full name.',
	declareHelp: 'Describe the relation. Only you and the admins can read it.',
	removeHelp: 'Say why the conflict has ended. It stays in the list of declarations and in the audit log.',
	bannerTitle: 'You have declared a conflict of interest with this company',
	bannerText:
		'You can only read its assessments. Ask somebody without a conflict to rate, write, finalize, return, issue, or decide objections.',
	toOwn: 'Your declarations',
	blocked: 'You can neither finalize nor return this assessment because of your declared conflict of interest.',
	blockedOthers: 'Admins who can finalize it: {{names}}',
	conflicted: 'Cannot be chosen because of a declared conflict of interest',
	someConflicted: 'Declared a conflict of interest with {{count}} of the chosen companies',
	listTitle: 'Conflicts of interest',
	listLead:
		'Whoever declared one is not assigned to the company and changes nothing in its assessments. When a conflict has ended, remove the declaration with a reason. Your own one is removed by another admin.',
	search: 'Name or company',
	what: 'Conflict of interest',
	shown: 'Declarations',
	removal: 'Removal',
	all: 'All declarations',
	nobody: 'There are no declared conflicts of interest.',
	noHit: 'No declarations match.',
	remove: 'Remove',
	removeOf: 'Remove the declaration of {{name}} about {{company}}',
	removedOn: 'Removed on {{date}} by {{name}}',
	removeTitle: 'Remove the declaration of {{name}} about {{company}}',
	removeText:
		'They can then be assigned to this company and change its assessments again. An assignment that the declaration ended does not come back by itself.',
	ofAccount: 'Conflicts of interest',
	noneOfAccount: 'None declared',
	confirmedOn: 'Confirmed on {{date}}',
	unconfirmed: 'Not confirmed',
};
