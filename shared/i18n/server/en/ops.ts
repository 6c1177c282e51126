import type { ops as ja } from '#shared/i18n/server/ja/ops.ts';
import type { TextsLike } from '#shared/i18n/translate.ts';

export const ops: TextsLike<typeof ja> = {
	linked: 'A link to the job queues was made. Open it within 60 seconds.',
};
