import type { TextsLike } from '#shared/i18n/translate.ts';
import type { goingLive as ja } from './going-live.ja.ts';

/** The hint to what is left before companies are invited. */
export const goingLive: TextsLike<typeof ja> = {
	left: 'Going live ({{count}} left)',
};
