import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phrases as ja } from './phrases.ja.ts';

export const phrases: TextsLike<typeof ja> = {
	added: 'The phrase was added.',
	updated: 'The phrase was updated.',
	deleted: 'The phrase was deleted.',
	tooMany: 'There may be {{most}} {{most|phrase|phrases}} at most. Delete one that you do not use, then add this one.',
};
