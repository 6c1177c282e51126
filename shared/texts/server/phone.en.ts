import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phone as ja } from './phone.ja.ts';

export const phone: TextsLike<typeof ja> = {
	revoked: 'The QR code was turned off.',
	sent: 'The photo was sent.',
	discarded: 'The photo was deleted.',
	used: 'The photos were added.',
	ended: 'This QR code no longer works. Show a new QR code on the computer and scan it.',
	heif: 'HEIC photos are not accepted. On an iPhone, set Settings > Camera > Formats to Most Compatible. On Android, turn off HEIF or High efficiency in the camera settings. Then take the photo again.',
	notAPhoto: 'Choose a JPEG or PNG photo.',
	unreadable: 'The photo cannot be read: it is damaged or incomplete. Send or take it again.',
	tooManyPixels:
		'The photo is too large. Set the camera to at most {{megapixels}} {{megapixels|megapixel|megapixels}} and take it again.',
	tooManyWaiting:
		'There {{count|is|are}} {{count}} unused {{count|photo|photos}}. Use or delete {{count|it|them}} before you create a new QR code.',
	gone: 'The selected photos were already used or deleted. Reload the screen and try again.',
	unavailable: 'This server cannot receive photos from phones. Copy the photos to the computer and add them there.',
};
