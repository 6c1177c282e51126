import type { TextsLike } from '#shared/i18n/translate.ts';
import type { phone as ja } from './phone.ja.ts';

export const phone: TextsLike<typeof ja> = {
	revoked: 'The QR code was ended.',
	sent: 'The photo was sent.',
	discarded: 'The photo was deleted.',
	used: 'The photos were added.',
	ended: 'This QR code can no longer be used. Show a new QR code on the computer and scan it.',
	heif: 'Photos of this type (HEIC) are not accepted. On an iPhone set Settings > Camera > Formats to Most Compatible; on Android switch off HEIF or High efficiency in the settings of the camera. Then take the photo again.',
	notAPhoto: 'Choose a JPEG or PNG photo.',
	unreadable: 'The photo cannot be read: it is damaged, or not all of it has arrived. Send it or take it again.',
	tooManyPixels:
		'The photo is too large. Set the camera to at most {{megapixels}} {{megapixels|megapixel|megapixels}} and take it again.',
	tooManyWaiting:
		'There {{count|is|are}} {{count}} {{count|photo|photos}} that {{count|has|have}} not been used yet. Use or delete them before you make a new QR code.',
	gone: 'The chosen photos were already used or deleted. Open the screen again and try once more.',
	unavailable: 'This server cannot take in photos by phone. Copy the photos to the computer and add them there.',
};
