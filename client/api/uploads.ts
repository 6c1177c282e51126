import type { UploadCalls } from '#server/router.ts';
import { failureOfResponse } from './failure.ts';
import { type OnProgress, sendForm } from './transport.ts';

/** The fields of a multipart form. */
type Form<Path extends keyof UploadCalls> = {
	[Field in keyof UploadCalls[Path]['form']]: UploadCalls[Path]['form'][Field] extends 'file'
		? File
		: UploadCalls[Path]['form'][Field];
};

type Answer<Path extends keyof UploadCalls> = { message: string; data: UploadCalls[Path]['data'] };

/**
 * Sends a multipart form to its path below /api.
 * @throws ApiFailure
 */
export const upload = async <Path extends keyof UploadCalls>(
	path: Path,
	form: Form<Path>,
	onProgress?: OnProgress,
): Promise<Answer<Path>> => {
	const body = new FormData();
	for (const [name, value] of Object.entries<unknown>(form)) {
		if (value !== undefined) body.set(name, value instanceof File ? value : String(value));
	}
	const response = await sendForm(`/api${path}`, body, onProgress);
	if (!response.ok) throw await failureOfResponse(response);
	return (await response.json()) as Answer<Path>;
};
