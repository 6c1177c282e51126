import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { certificateFiles, certificates } from '#server/db/tables/certificates.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import type { TestApp } from './boot.ts';

/** The issued certificate of an assessment, with its code. */
export const certificateOf = async ({ deps }: Pick<TestApp, 'deps'>, progressId: number) => {
	const [row] = await deps.db.select().from(certificates).where(eq(certificates.progressId, progressId));
	if (!row?.code) throw new Error('no certificate with a code was issued');
	return { ...row, code: row.code };
};

/** Stores bytes as the archived PDF of a certificate in a language, as the worker does. Returns their SHA-256. */
const keepFile = async (
	{ deps }: Pick<TestApp, 'deps'>,
	certificateId: number,
	locale: (typeof LOCALES)[number],
	bytes: Buffer,
): Promise<string> => {
	const sha256 = createHash('sha256').update(bytes).digest('hex');
	await deps.db
		.insert(certificateFiles)
		.values({ certificateId, locale, sha256, byteSize: bytes.length })
		.onConflictDoUpdate({
			target: [certificateFiles.certificateId, certificateFiles.locale],
			set: { sha256, byteSize: bytes.length },
		});
	return sha256;
};

/** Stores an archived PDF of a certificate in each language. */
export const keepFiles = async (app: Pick<TestApp, 'deps'>, certificateId: number) => {
	const files = { ja: Buffer.from(`%PDF-1.7 ja ${certificateId}`), en: Buffer.from(`%PDF-1.7 en ${certificateId}`) };
	const hashes: Record<string, string> = {};
	for (const locale of LOCALES) hashes[locale] = await keepFile(app, certificateId, locale, files[locale]);
	return { files, hashes };
};
