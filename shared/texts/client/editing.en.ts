import type { TextsLike } from '#shared/i18n/translate.ts';
import type { editing as ja } from './editing.ja.ts';

export const editing: TextsLike<typeof ja> = {
	unsaved: 'Unsaved changes: {{count}}',
	savedAt: 'Saved at {{time}}',
	autosavedAt: 'Autosaved at {{time}}',
	savingNow: 'Saving',
	savesItself: 'What you enter is saved by itself.',
	notSaved: 'Not saved',
	kept: 'Your input is kept.',
	savesWhenBack: 'It is saved once the connection is back.',
	savesAgain: 'It is tried again in a while.',
	saveAgain: 'Save again',
	savedMeanwhile: 'Somebody else saved something different',
	choose: 'Choose what stays',
	merged: 'Changes by {{name}} were taken over',
	restoredTitle: 'Your unsaved input was restored',
	restoredText: 'Check it and save it.',
	conflictTitle: '{{name}} saved first, at {{time}}',
	conflictText: 'Both of you changed the following. Choose what stays, then save. Your input is kept.',
	conflictTaken: 'These changes by {{name}} were taken over too:',
	noConflictText:
		'You did not change the same fields. These changes by {{name}} were taken over, and your input is kept. Check them, then save.',
	somebody: 'Somebody else',
	mine: 'Your input',
	theirs: 'Saved by {{name}}',
	backToEditing: 'Back to editing',
	saveChosen: 'Save what is chosen',
	saveBoth: 'Save both changes',
	tooLong: 'Use at most {{max}} {{max|character|characters}}.',
	empty: '(empty)',
};
