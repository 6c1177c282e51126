import type { TextsLike } from '#shared/i18n/translate.ts';
import type { calibration as ja } from './calibration.ja.ts';

export const calibration: TextsLike<typeof ja> = {
	completed: 'Your rating is complete. Both ratings can now be compared.',
	declined: 'Declined. The calibration is given to another assessor.',
	messageAdded: 'Message added.',
	unrated: '{{count}} check {{count|item is|items are}} not rated yet. Please rate all of them first.',
};
