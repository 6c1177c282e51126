import { z } from 'zod';
import { id, instant, listOf } from '#shared/fields.ts';
import { documentName } from '#shared/files/documents.ts';

/** Photos by phone: a QR code opens a page that adds pictures to one place and shows nothing else. */

export const PHONE_MINUTES = 15;
export const PHONE_FILES = 10;
export type PhotoType = 'jpg' | 'png';
/** Larger pictures are not decoded. */
export const PHOTO_MEGAPIXELS = 50;

/** Photos become documents of the current assessment, or files of one evidence request. */
export const openPhoneBody = { evidence_request_id: id().nullish() };

export const openedPhone = z.object({
	id: id(),
	/** Told this once; belongs in the fragment of the address, never in a request line. */
	token: z.string(),
	/** PUBLIC_URL, of which the address in the QR code is made; null: that of the page. */
	origin: z.string().nullable(),
	expires_at: instant(),
});
export type OpenedPhone = z.output<typeof openedPhone>;

/** Whether this installation can take in photos: not on a machine for which there is no image library. */
export const phoneAvailability = z.object({ is_available: z.boolean() });

export const phoneFile = z.object({
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
	/** Whether it takes no more photos: expired, full, revoked, or its place is closed. */
	is_ended: z.boolean(),
	/** Waiting for "use it", oldest first: all of the person at this place, of earlier codes too. */
	files: z.array(phoneFile),
});
export type PhoneState = z.output<typeof phoneState>;

/** The photos to be used, each with its name in the place that it goes to. */
export const usePhotosBody = { files: listOf(z.object({ id: id(), name: documentName() }), PHONE_FILES) };
const usePhotosInput = z.object(usePhotosBody);
export type UsePhotosInput = z.output<typeof usePhotosInput>;

/** What the phone sends: 22 characters of base64url. */
export const phoneToken = () => z.string().max(64);

/** All that the phone is told. */
export const phonePlace = z.object({ remaining: z.int(), expires_at: instant() });
export type PhonePlace = z.output<typeof phonePlace>;
