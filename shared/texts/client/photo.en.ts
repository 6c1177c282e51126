import type { TextsLike } from '#shared/i18n/translate.ts';
import type { photo as ja } from './photo.ja.ts';

export const photo: TextsLike<typeof ja> = {
	title: 'Send photos',
	lead: 'Photos that you take or choose here arrive on the computer that shows the QR code.',
	privacy: 'Where a photo was taken, and other such data, is removed when it is received.',
	checking: 'Checking the QR code.',
	take: 'Take a photo',
	choose: 'Choose photos',
	left: 'You can send {{count}} more {{count|photo|photos}}, until {{time}}.',
	listTitle: 'Photos to send',
	named: 'Photo {{number}}',
	waiting: 'Waiting for its turn',
	sendingNamed: 'Sending photo {{number}}',
	sent: 'Arrived',
	retry: 'Send again',
	retryNamed: 'Send photo {{number}} again',
	tooMany: 'Only {{count}} more {{count|photo|photos}} can be sent, so {{leftOut}} {{leftOut|was|were}} left out.',
	arrived: '{{count}} {{count|photo has|photos have}} arrived.',
	next: 'When you are done, look at the photos on the computer and name them there.',
	endedTitle: 'This QR code can no longer be used',
	ended: 'Show a new QR code on the computer and scan it. Photos that have arrived are still on the computer.',
	fullTitle: 'No more photos can be sent',
	missingTitle: 'Open this page with the QR code',
	missing: 'Choose “Take photos with a phone” on the computer, and scan the QR code that it shows with this phone.',
	failed: 'The photo was not sent.',
	checkAgain: 'Check again',
};
