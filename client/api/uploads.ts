import { failureOfResponse } from '#client/base/failure.ts';
import type { UploadCalls } from '#server/router.ts';
import { addressOf } from './address.ts';
import { type OnProgress, sendForm } from './transport.ts';

type Form<Path extends keyof UploadCalls> = {
	[Field in keyof UploadCalls[Path]['form']]: UploadCalls[Path]['form'][Field] extends 'file'
		? File
		: UploadCalls[Path]['form'][Field];
};

type Answer<Path extends keyof UploadCalls> = { message: string; data: UploadCalls[Path]['data'] };

const parametersIn = (path: string, form: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(form).filter(([name]) => path.includes(`:${name}`)));

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
		if (value !== undefined && !path.includes(`:${name}`))
			body.set(name, value instanceof File ? value : String(value));
	}
	const response = await sendForm(addressOf(path, parametersIn(path, form)), body, onProgress);
	if (!response.ok) throw await failureOfResponse(response);
	return (await response.json()) as Answer<Path>;
};
