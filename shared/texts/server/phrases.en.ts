import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phrases as ja } from './phrases.ja.ts';

export const phrases: TextsLike<typeof ja> = {
	added: 'The snippet was added.',
	updated: 'The snippet was updated.',
	deleted: 'The snippet was deleted.',
	shippedAdded: 'Added {{count}} {{count|snippet|snippets}}.',
	tooManyShipped:
		'The limit is {{most}} {{most|snippet|snippets}}, so {{count}} more cannot be added. Delete some you do not use, then try again.',
	tooMany: 'The limit is {{most}} {{most|snippet|snippets}}. Delete one you do not use, then add this one.',
};
