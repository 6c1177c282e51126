import { z } from 'zod';
import { id, instant, listOf } from '#shared/fields.ts';
import { documentName } from '#shared/files/documents.ts';

/** Photos by phone: a QR code opens a page that adds photos to one place and shows nothing else. */

export const PHONE_MINUTES = 15;
export const PHONE_FILES = 10;
export type PhotoType = 'jpg' | 'png';
/** Larger images are not decoded. */
export const PHOTO_MEGAPIXELS = 50;

/** Photos become documents of the current assessment, or files of one evidence request. */
export const openPhoneBody = { evidence_request_id: id().nullish() };

export const openedPhone = z.object({
	id: id(),
	/** Shown this once. Belongs in the URL's fragment, never in a request line. */
	token: z.string(),
	/** Origin of the URL in the QR code (PUBLIC_URL); null for that of the page. */
	origin: z.string().nullable(),
	expires_at: instant(),
});
export type OpenedPhone = z.output<typeof openedPhone>;

/** Whether this installation can process photos: not on machines without an image library. */
export const phoneAvailability = z.object({ is_available: z.boolean() });

const phoneFile = z.object({
	id: id(),
	extension: z.string(),
	byte_size: z.int(),
	width: z.int(),
	height: z.int(),
	created_at: instant(),
});
export type PhoneFile = z.output<typeof phoneFile>;

export const phoneState = z.object({
	id: id(),
	expires_at: instant(),
	/** Whether the code accepts no more photos: expired, full, revoked, or its place is closed. */
	is_ended: z.boolean(),
	/** Waiting for confirmation, oldest first: all of the user's photos for this place, also from earlier codes. */
	files: z.array(phoneFile),
});
export type PhoneState = z.output<typeof phoneState>;

/** Photos to use, each with its document name. */
export const usePhotosBody = { files: listOf(z.object({ id: id(), name: documentName() }), PHONE_FILES) };
const usePhotosInput = z.object(usePhotosBody);
export type UsePhotosInput = z.output<typeof usePhotosInput>;

/** 22 characters of base64url. */
export const phoneToken = () => z.string().max(64);

/** Everything the phone learns. */
export const phonePlace = z.object({ remaining: z.int(), expires_at: instant() });
export type PhonePlace = z.output<typeof phonePlace>;
