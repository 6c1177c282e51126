import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { certificateFiles } from '#server/db/tables/certificates.ts';
import type { Locale } from '#shared/i18n/translate.ts';

export type KeptFile = typeof certificateFiles.$inferSelect;

/** Storage key of an archived PDF. It contains the hash of its bytes, so two printings never overwrite each other. */
export const keptKey = ({
	certificateId,
	locale,
	sha256,
}: Pick<KeptFile, 'certificateId' | 'locale' | 'sha256'>): string =>
	`certificates/${certificateId}/${locale}-${sha256}.pdf`;

const fileOf = prepared('certificate_file', (executor, name) =>
	executor
		.select()
		.from(certificateFiles)
		.where(
			and(
				eq(certificateFiles.certificateId, sql.placeholder('certificateId')),
				eq(certificateFiles.locale, sql.placeholder('locale')),
			),
		)
		.prepare(name),
);

/** Archived PDF of a certificate in a language; null until printed. */
export const findKept = async (executor: Executor, certificateId: number, locale: Locale): Promise<KeptFile | null> => {
	const [row] = await fileOf(executor).execute({ certificateId, locale });
	return row ?? null;
};
