import type { TextsLike } from '#shared/i18n/translate.ts';
import type { editing as ja } from './editing.ja.ts';

export const editing: TextsLike<typeof ja> = {
	unsaved: 'Unsaved changes: {{count}}',
	savedAt: 'Saved at {{time}}',
	autosavedAt: 'Autosaved at {{time}}',
	savingNow: 'Saving',
	savesItself: 'Your entries are saved automatically.',
	notSaved: 'Not saved',
	kept: 'Your changes are kept.',
	savesWhenBack: 'It will be saved when the connection is back.',
	savesAgain: 'We will try again in a while.',
	saveAgain: 'Save again',
	savedMeanwhile: 'Someone else saved a different version',
	choose: 'Choose what to keep',
	merged: 'Changes by {{name}} were added',
	restoredTitle: 'Your unsaved changes were restored',
	restoredText: 'Check them, then save.',
	conflictTitle: '{{name}} saved first, at {{time}}',
	conflictText: 'You both changed the following. Choose what to keep, then save. Your changes are kept.',
	conflictTaken: 'These changes by {{name}} were added, too:',
	noConflictText:
		'You did not change the same fields. These changes by {{name}} were added, and yours are kept. Check them, then save.',
	somebody: 'Someone else',
	mine: 'Your version',
	theirs: 'Saved by {{name}}',
	backToEditing: 'Back to editing',
	saveChosen: 'Save selection',
	saveBoth: 'Save both changes',
	tooLong: 'Use at most {{max}} {{max|character|characters}}.',
	empty: '(empty)',
};
