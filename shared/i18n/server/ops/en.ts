import type { TextsLike } from '#shared/i18n/translate.ts';
import type { ops as ja } from './ja.ts';

export const ops: TextsLike<typeof ja> = {
	linked: 'A link to the job queues was made. Open it within 60 seconds.',
};
