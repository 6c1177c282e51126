import type { TextsLike } from '../../translate.ts';
import type { ops as ja } from '../ja/ops.ts';

export const ops: TextsLike<typeof ja> = {
	linked: 'A link to the job queues was made. Open it within 60 seconds.',
};
