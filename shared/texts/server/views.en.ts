import type { TextsLike } from '#shared/i18n/translate.ts';
import type { views as ja } from './views.ja.ts';

export const views: TextsLike<typeof ja> = {
	added: 'View saved.',
	updated: 'View updated.',
	deleted: 'View deleted.',
	nameTaken: 'You have a view of this name. Please enter another name.',
	tooMany: 'The limit of {{most}} for each list is reached. Delete a view that you do not use first.',
};
