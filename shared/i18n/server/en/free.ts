import type { TextsLike } from '../../translate.ts';
import type { free as ja } from '../ja/free.ts';

export const free: TextsLike<typeof ja> = {
	resultSaved: 'Your result was saved.',
	applied: 'We received your application.',
};
