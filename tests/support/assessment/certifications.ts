import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { certificates } from '#server/db/tables/certificates.ts';
import type { certificate, certification, certificationRow } from '#shared/certificates/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Staged } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompanyUser, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

/** The certification list as its readers see it. */

export type CertificationRow = z.output<typeof certificationRow>;
export type Certification = z.output<typeof certification>;
export type Certificate = z.output<typeof certificate>;

/**
 * Sets the clock, and signs in a new assessor of these companies and a new admin of the first: older sessions may have
 * expired.
 */
export const readersAt = async (app: TestApp, instant: string, companyIds: readonly [number, ...number[]]) => {
	app.clock.set(instant);
	return {
		assessor: await makeAssessor(app, companyIds),
		owner: await makeCompanyUser(app, { companyId: companyIds[0], role: 0 }),
	};
};

export const listFor = async (reader: Person, query = ''): Promise<CertificationRow[]> => {
	const { data, status, text } = await reader.get<CertificationRow[]>(`/console/certifications${query}`);
	if (status !== 200) throw new Error(text);
	return data;
};

/** The rows of the Excel export, keyed by its Japanese headings. */
export const excelFor = async (app: TestApp, { token }: Person, query = ''): Promise<Record<string, unknown>[]> => {
	const { status, content } = await downloadFile(app, token, `/console/certifications/download${query}`, 'ja');
	if (status !== 200) throw new Error(`the file was refused: ${status}`);
	const sheet = (await openWorkbook(content)).getWorksheet('認証一覧');
	const headings = sheet?.getRow(1);
	return (sheet?.getRows(2, Math.max(1, sheet.rowCount - 1)) ?? []).flatMap((row) =>
		row.getCell(1).value === null
			? []
			: [
					Object.fromEntries(
						[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [headings?.getCell(at).value, row.getCell(at).value]),
					),
				],
	);
};

/** The stored row of an assessment's newest certificate. */
export const storedCertificate = async ({ deps }: TestApp, { progress }: Staged) => {
	const rows = await deps.db.select().from(certificates).where(eq(certificates.progressId, progress.id));
	const newest = rows.sort((one, other) => other.id - one.id)[0];
	if (!newest) throw new Error(`progress ${progress.id} has no certificate`);
	return newest;
};

/** Withdraws the certificate of an assessment, by SQL. */
export const withdrawn = async (app: TestApp, staged: Staged): Promise<void> => {
	const { id } = await storedCertificate(app, staged);
	await app.deps.db
		.update(certificates)
		.set({ withdrawnAt: app.clock.now(), withdrawnBy: staged.admin.user.id, withdrawalReason: '検証' })
		.where(eq(certificates.id, id));
};

/** Re-issues the certificate of an assessment, by SQL. */
export const reissued = async (app: TestApp, staged: Staged, issueDate: string): Promise<void> => {
	const { id, code: _, ...snapshot } = await storedCertificate(app, staged);
	const now = app.clock.now();
	await app.deps.db.update(certificates).set({ replacedAt: now }).where(eq(certificates.id, id));
	await app.deps.db.insert(certificates).values({ ...snapshot, issueDate, createdAt: now, reissueReason: '検証' });
};
