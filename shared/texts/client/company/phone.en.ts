import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phone as ja } from './phone.ja.ts';

export const phone: TextsLike<typeof ja> = {
	open: 'Take photos with a phone',
	title: 'Take photos with a phone',
	lead: 'Scan the QR code with your phone camera and take photos on the page that opens. They appear here.',
	codeImage: 'The QR code to scan with your phone',
	timeLeft: 'Time left: {{time}}',
	security: 'The page behind this QR code can only send photos. Do not share the code.',
	localTitle: 'Phones cannot open this address',
	local:
		'Only this computer can open {{address}}. Open this screen at an address that your phone can open too, or copy the photos to the computer and add them.',
	unreachable: 'If your phone cannot open the page',
	unreachableText:
		'Check your phone’s connection, and whether the address works only inside the company network. If the page still does not open, copy the photos to the computer and add them.',
	endedTitle: 'This QR code no longer works',
	ended:
		'It has expired or reached its limit of photos. To take more, create a new QR code. You can still use the photos that have arrived.',
	failedTitle: 'The QR code could not be created',
	renew: 'Create a new QR code',
	photosTitle: 'Photos received',
	none: 'No photos yet.',
	keptFor: 'Unused photos are deleted after about an hour.',
	defaultName: 'Photo {{number}}',
	photoName: 'Photo name',
	discard: 'Delete',
	discardNamed: 'Delete "{{name}}"',
	picture: 'Image of {{name}}',
	noPicture: 'The image cannot be shown',
	use: 'Add {{count}} {{count|photo|photos}}',
	useNone: 'Add photos',
	waitingFirst: 'You can add photos once they arrive.',
	overRoom: 'You can add only {{room}} more. Delete {{extra}} {{extra|photo|photos}} that you do not need.',
	arrived: '{{count}} {{count|photo has|photos have}} arrived.',
	close: 'Close',
};
