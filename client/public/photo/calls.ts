import { failureOfResponse } from '#client/api/failure.ts';
import { type OnProgress, postOpenly, sendFormOpenly } from '#client/api/transport.ts';
import type { PhonePlace } from '#shared/evidence/phone.ts';

/** The calls of a phone, which has a code and no session. */

const placeIn = async (response: Response): Promise<PhonePlace> => {
	if (!response.ok) throw await failureOfResponse(response);
	return ((await response.json()) as { data: PhonePlace }).data;
};

/** @throws ApiFailure, 404 where the code has ended */
export const askPlace = async (token: string): Promise<PhonePlace> =>
	placeIn(await postOpenly('/api/phone_uploads/state', { token }));

/** @throws ApiFailure, 404 where the code has ended */
export const sendPhoto = async (token: string, file: File, onProgress: OnProgress): Promise<PhonePlace> => {
	const form = new FormData();
	// The server looks at it before it takes the file.
	form.set('token', token);
	form.set('document', file);
	return placeIn(await sendFormOpenly('/api/phone_uploads/files', form, onProgress));
};
