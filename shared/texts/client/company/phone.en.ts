import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phone as ja } from './phone.ja.ts';

export const phone: TextsLike<typeof ja> = {
	open: 'Take photos with a phone',
	title: 'Take photos with a phone',
	lead: 'Scan the QR code with the camera of your phone and take photos on the page that it opens. They arrive here.',
	codeImage: 'The QR code to scan with your phone',
	timeLeft: 'Time left {{time}}',
	security: 'The page behind this QR code can only send photos. Do not show the code to others.',
	localTitle: 'A phone cannot open this address',
	local:
		'{{address}} can only be opened on this computer. Open this screen at an address that the phone can open too, or copy the photos to the computer and add them.',
	unreachable: 'If the phone cannot open the page',
	unreachableText:
		'Check the connection of the phone, and that the address is not one of the company network alone. If it still does not open, copy the photos to the computer and add them.',
	endedTitle: 'This QR code can no longer be used',
	ended:
		'Its time is over, or it has taken all its photos. To take more, make a new QR code. Photos that have arrived can still be used.',
	failedTitle: 'The QR code was not made',
	renew: 'Make a new QR code',
	photosTitle: 'Photos that have arrived',
	none: 'No photo has arrived yet.',
	keptFor: 'Photos that are not used are deleted after about an hour.',
	defaultName: 'Photo {{number}}',
	photoName: 'Name of the photo',
	discard: 'Delete',
	discardNamed: 'Delete "{{name}}"',
	picture: 'Picture of {{name}}',
	noPicture: 'The picture cannot be shown',
	use: 'Add {{count}} {{count|photo|photos}}',
	useNone: 'Add photos',
	waitingFirst: 'You can add photos once they have arrived.',
	overRoom: 'There is room for {{room}} more. Delete {{extra}} {{extra|photo|photos}} that you do not use.',
	arrived: '{{count}} {{count|photo has|photos have}} arrived.',
	close: 'Close',
};
