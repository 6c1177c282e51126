import { z } from 'zod';
import { BODY_LIMITS, company, open } from '#server/calls/define.ts';
import { receivedFile } from '#server/storage/upload.ts';
import {
	openedPhone,
	openPhoneBody,
	PHONE_FILES,
	PHONE_MINUTES,
	PHOTO_MEGAPIXELS,
	phoneAvailability,
	phonePlace,
	phoneState,
	phoneToken,
	usePhotosBody,
} from '#shared/evidence/phone.ts';
import { requestFile } from '#shared/evidence/requests.ts';
import { pathId } from '#shared/fields.ts';
import { openPhoneUpload, revokePhoneUpload } from './codes.ts';
import { getCode } from './live.ts';
import { addPhoto, placeOf } from './photos.ts';
import { usePhotos } from './use.ts';
import { discardPhoto, getPhoneState, servePhoto } from './waiting.ts';

const params = { id: pathId() };
const photoParams = { ...params, file_id: pathId() };

/** Photos by phone, at the computer: opening codes, and using or discarding the photos that were sent. */
export const companyPhone = {
	available: company.query({
		path: '/app/phone_uploads',
		summary: 'Whether this installation accepts photos by phone',
		output: phoneAvailability,
		handler: async (deps) => ({ is_available: deps.photos.isAvailable() }),
	}),
	open: company.mutation({
		method: 'POST',
		path: '/app/phone_uploads',
		summary: 'Make a code by which a phone may add photos to one place',
		details: `The documents of the current assessment (at 1 and 2), or the files of an open request (at 3 and 8); else 409. The code takes ${PHONE_FILES} photos in ${PHONE_MINUTES} minutes. It ends with the sign-in of its maker, and when the status or the request changes. Where photos cannot be taken in, 503.`,
		mayBeMissing: true,
		body: openPhoneBody,
		output: openedPhone,
		handler: openPhoneUpload,
	}),
	state: company.query({
		path: '/app/phone_uploads/:id',
		summary: 'Whether an own code still works, and the photos that wait to be used',
		params,
		output: phoneState,
		handler: getPhoneState,
	}),
	revoke: company.mutation({
		method: 'DELETE',
		path: '/app/phone_uploads/:id',
		summary: 'End an own code; the photos that have come go on waiting',
		params,
		success: 'phone.revoked',
		handler: revokePhoneUpload,
	}),
	photo: company.file({
		path: '/app/phone_uploads/:id/files/:file_id',
		summary: 'A waiting photo: a JPEG or PNG, as its `extension` says',
		params: photoParams,
		contentType: 'application/octet-stream',
		handler: servePhoto,
	}),
	discard: company.mutation({
		method: 'DELETE',
		path: '/app/phone_uploads/:id/files/:file_id',
		summary: 'Delete a waiting photo',
		params: photoParams,
		success: 'phone.discarded',
		handler: discardPhoto,
	}),
	use: company.mutation({
		method: 'POST',
		path: '/app/phone_uploads/:id/use',
		summary: 'Make waiting photos files of their place: all that are named, or none',
		params,
		body: usePhotosBody,
		output: z.array(requestFile),
		success: 'phone.used',
		handler: usePhotos,
	}),
};

const ALIKE = 'A code that is unknown, ended or full is 404.';

/** Photos by phone, at the phone: authorized by the code alone, without a session. */
export const phoneOperations = {
	state: open.mutation({
		method: 'POST',
		path: '/phone_uploads/state',
		summary: 'How many photos a code still takes, and until when',
		details: ALIKE,
		labels: 'evidence',
		withoutCsrf: true,
		mayBeMissing: true,
		body: { token: phoneToken() },
		bodyLimit: BODY_LIMITS.credentials,
		output: phonePlace,
		handler: async (deps, _actor, input, call) => placeOf(await getCode(deps, input.token, call)),
	}),
	add: open.upload({
		path: '/phone_uploads/files',
		summary: 'Add a photo with a code',
		details: `${ALIKE} The token comes before the file. Only the picture is stored, upright: no place, no other data.`,
		labels: 'evidence',
		withoutCsrf: true,
		mayBeMissing: true,
		form: { token: phoneToken(), document: receivedFile('documents.required', 'documents.notAFile') },
		file: {
			field: 'document',
			onlyOne: 'documents.onlyOne',
			maxBytes: (config) => config.uploadMaxBytes,
			accepts: `A JPEG or PNG of at most ${PHOTO_MEGAPIXELS} megapixels.`,
			admits: async ({ deps, fields, call }) => {
				await getCode(deps, fields.token, call);
			},
		},
		output: phonePlace,
		success: 'phone.sent',
		refusals: { 409: { when: 'No more photos may wait, or the place takes no more files' } },
		handler: (deps, _actor, input, call) => addPhoto(deps, input, call),
	}),
};
