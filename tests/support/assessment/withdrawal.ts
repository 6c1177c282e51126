import { eq } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { IssuedCertificates } from '#shared/certificates/issued.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Staged } from '#tests/support/assessments.ts';
import { makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';

/** Withdrawal and re-issue of certificates. */

const path = ({ progress }: Pick<Staged, 'progress'>, rest = ''): string =>
	`/console/certificates/${progress.id}${rest}`;

export const readIssued = async (staged: Pick<Staged, 'progress' | 'admin'>): Promise<IssuedCertificates> => {
	const { status, data, text } = await staged.admin.get<IssuedCertificates>(path(staged));
	if (status !== 200) throw new Error(text);
	return data;
};

export const withdraw = (staged: Pick<Staged, 'progress' | 'admin'>, reason: unknown = '申告の誤り') =>
	staged.admin.post(path(staged, '/withdraw'), { reason });

export const reissue = (
	staged: Pick<Staged, 'progress' | 'admin'>,
	issue_date: unknown,
	reason: unknown = '所在地の訂正',
) => staged.admin.post(path(staged, '/reissue'), { issue_date, reason });

/** Re-issues with the version of the company that the screen showed. */
export const reissueFrom = (staged: Pick<Staged, 'progress' | 'admin'>, issue_date: string, company_version: number) =>
	staged.admin.post(path(staged, '/reissue'), { issue_date, reason: '所在地の訂正', company_version });

/** Re-issues the certificate of an assessment. */
export const replaceCertificate = async (app: TestApp, staged: Staged): Promise<void> => {
	for (const call of [() => withdraw(staged), () => reissue(staged, tokyoDate(app.clock.now()))]) {
		const { status, text } = await call();
		if (status !== 200) throw new Error(text);
	}
};

/** Changes the address of a company. */
export const moveCompany = async ({ deps }: TestApp, companyId: number): Promise<string> => {
	const companyAddress = unique('大阪府大阪市北区');
	await deps.db.update(companies).set({ companyAddress }).where(eq(companies.id, companyId));
	return companyAddress;
};

/** The stored certificates of an assessment, oldest first. */
export const storedCertificates = ({ deps }: TestApp, { progress }: Pick<Staged, 'progress'>) =>
	deps.db.select().from(certificates).where(eq(certificates.progressId, progress.id)).orderBy(certificates.id);

/** The assessment at another time, with newly signed-in people, since sessions expire after a day. */
export const atTime = async (app: TestApp, instant: string, staged: Staged): Promise<Staged> => {
	app.clock.set(instant);
	return {
		...staged,
		admin: await makeConsoleAdmin(app),
		owner: await makeCompanyUser(app, { companyId: staged.companyId, role: 0 }),
	};
};
