import type { TextsLike } from '#shared/i18n/translate.ts';
import type { savedViews as ja } from './saved-views.ja.ts';

export const savedViews: TextsLike<typeof ja> = {
	menu: 'Views',
	add: 'Save these filters…',
	full: 'The limit of {{most}} is reached',
	none: 'Show without a view',
	firstName: '{{name}} (opens first)',
	chosenName: '✓ {{name}}',
	overwrite: 'Overwrite “{{name}}” with these filters',
	first: 'Open “{{name}}” first',
	notFirst: 'No longer open “{{name}}” first',
	rename: 'Rename “{{name}}”…',
	delete: 'Delete “{{name}}”…',
	changed: 'Changed',
	save: 'Save',
	addTitle: 'Save these filters as a view',
	addHelp: 'Saves the filters and the order under this name. Only you see it.',
	renameTitle: 'Rename the view',
	nameHelp: 'Choose a name that no other view of this list has.',
	deleteTitle: 'Delete the view “{{name}}”?',
	deleteAction: 'Delete view',
	deleteText: 'The data in the list does not change.',
	gone: 'This view filters by something that is no longer there: {{names}}.',
	and: ', ',
	removeGone: 'Remove this filter',
	conditions: { assessor: 'Assessor', admin: 'Who sees to it', company: 'Company' },
};
