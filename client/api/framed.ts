import { noConnection } from '#client/base/failure.ts';
import { createFrameReader, type Progress } from '#shared/exports/frames.ts';

export type OnRows = (progress: Progress) => void;

/**
 * The file in a framed body, once complete.
 * @throws ApiFailure if the connection breaks off, even behind a proxy that hides it
 */
export const readFramed = async (body: ReadableStream<Uint8Array>, onProgress: OnRows): Promise<Blob> => {
	const parts: BlobPart[] = [];
	const frames = createFrameReader({ onBytes: (bytes) => void parts.push(bytes), onProgress });
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await reader.read().catch((error: unknown) => {
			throw error instanceof DOMException && error.name === 'AbortError' ? error : noConnection();
		});
		if (done) break;
		frames.read(value);
	}
	if (!frames.isWhole()) throw noConnection();
	return new Blob(parts);
};
