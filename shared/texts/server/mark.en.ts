import type { TextsLike } from '#shared/i18n/translate.ts';
import type { mark as ja } from './mark.ja.ts';

export const mark: TextsLike<typeof ja> = {
	certified: 'Kyosei certified',
	states: { expired: 'Expired', withdrawn: 'Withdrawn', replaced: 'Replaced' },
	year: '{{year}}',
};
