import type { Logger } from 'pino';
import { invalidField } from '#server/base/errors.ts';
import type { ScanFile } from './malware.ts';
import { Upload } from './upload.ts';

type Checks = { scanFile: ScanFile | null; log: Logger };

/**
 * Refuses an upload in which the malware scanner finds something, and every upload that it cannot scan. Does nothing
 * without a scanner (CLAMAV_URL).
 * @throws AppError 422 on the file's field
 */
export const assertHarmless = async ({ scanFile, log }: Checks, upload: unknown, field: string): Promise<void> => {
	if (!scanFile || !(upload instanceof Upload)) return;
	const found = await scanFile(upload.file).catch((error: unknown) => {
		log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'an upload could not be scanned');
		throw invalidField(field, 'documents.notScanned');
	});
	if (found === null) return;
	log.warn({ found }, 'malware was uploaded and refused');
	throw invalidField(field, 'documents.malware');
};
