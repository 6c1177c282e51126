import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { papers } from '#server/db/tables/papers.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { prefectureOf } from '#shared/certificates/prefectures.ts';
import { addYears, tokyoDate } from '#shared/dates.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';

type CertificateValues = Partial<typeof certificates.$inferInsert>;

/** A company with a certificate issued today and listed in the directory; it has no assessment. */
export const makeCertified = async (app: TestApp, values: CertificateValues = {}) => {
	const { db } = app.deps;
	const { companyName } = values;
	const company = await makeCompany(app, companyName === undefined ? {} : { companyName });
	const [paper] = await db.select({ id: papers.id }).from(papers).limit(1);
	if (!paper) throw new Error('the papers are shipped');
	const today = tokyoDate(app.clock.now());
	const [progress] = await db
		.insert(assessmentProgresses)
		.values({
			companyId: company.id,
			paperId: paper.id,
			status: STATUS.issued,
			startDate: addYears(today, -1),
			endDate: today,
			statusSince: app.clock.now(),
		})
		.returning({ id: assessmentProgresses.id });
	if (!progress) throw new Error('no progress was made');
	const [certificate] = await db
		.insert(certificates)
		.values({
			progressId: progress.id,
			companyId: company.id,
			companyName: company.companyName,
			companyAddress: company.companyAddress,
			registrationNumber: company.registrationNumber,
			industryCode: company.industryCode,
			prefecture: prefectureOf(company.companyAddress),
			score: 700,
			maxScore: 700,
			issueDate: today,
			issuedBy: (await makeConsoleAdmin(app)).user.id,
			isListed: true,
			...values,
		})
		.returning();
	if (!certificate) throw new Error('no certificate was made');
	return certificate;
};
