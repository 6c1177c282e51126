import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#server/db/tables/accounts.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { paperSimulations, papers } from '#server/db/tables/papers.ts';
import { among, personColumns, presentPaper, presentPerson, type Ref, type Source } from '#server/subjects/names.ts';
import { consolePages } from '#shared/pages/console.ts';
import { withIds } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** Keys of payloads that refer to a record, by its type. */
const REFERENCES = {
	progressId: 'assessment_progress',
	user_id: 'user',
	email: 'console_email',
	simulationId: 'simulation',
	hash: 'pdf',
	certificate_id: 'certificate_pdf',
	contact_id: 'inquiry',
	mail_id: 'mail',
} as const;

const reference = z.union([z.int().min(1).max(2_147_483_647), z.string().max(400)]);
const NUMBERED: readonly string[] = [
	'progressId',
	'user_id',
	'simulationId',
	'certificate_id',
	'contact_id',
	'mail_id',
];

/** Record that a job is about; null if its payload names none. */
export const subjectOfJob = (payload: Readonly<Record<string, unknown>>): Ref | null => {
	for (const [key, type] of Object.entries(REFERENCES)) {
		const id = reference.safeParse(payload[key]);
		if (!id.success || (typeof id.data === 'number') !== NUMBERED.includes(key)) continue;
		return { type, id: typeof id.data === 'number' ? id.data : id.data.toLowerCase() };
	}
	return null;
};

/** `company` in reports, `company_name` in other documents. */
const companyIn = sql<
	string | null
>`coalesce(${pdfDocuments.content} #>> '{company,company_name}', ${pdfDocuments.content} ->> 'company_name')`;

/** Subjects that only jobs refer to. */
export const JOB_SUBJECTS: Readonly<Record<string, Source>> = {
	/** Staff who requested a password reset. */
	console_email: (one, ids, locale) =>
		one
			.select({ id: sql<string>`lower(${users.email})`, ...personColumns })
			.from(users)
			.leftJoin(companies, eq(companies.id, users.companyId))
			.where(and(eq(users.area, 'console'), isNull(users.deactivatedAt), among(sql`lower(${users.email})`, ids)))
			.then((rows) => rows.map((row) => presentPerson(row, locale))),
	simulation: (one, ids, locale) =>
		one
			.select({ id: paperSimulations.id, paper: { id: papers.id, isPremium: papers.isPremium } })
			.from(paperSimulations)
			.innerJoin(papers, eq(papers.id, paperSimulations.paperId))
			.where(among(paperSimulations.id, ids))
			.then((rows) => rows.map(({ id, paper }) => presentPaper(id, paper, locale))),
	certificate_pdf: (one, ids, locale) =>
		one
			.select({ id: certificates.id, progressId: certificates.progressId, company: certificates.companyName })
			.from(certificates)
			.where(among(certificates.id, ids))
			.then((rows) =>
				rows.map(({ id, progressId, company }) => ({
					id,
					name: serverText(locale, 'subjects.certificatePdf', { company }),
					path: withIds(consolePages.certification, progressId),
				})),
			),
	pdf: (one, ids, locale) =>
		one
			.select({ id: pdfDocuments.hash, kind: pdfDocuments.kind, language: pdfDocuments.locale, company: companyIn })
			.from(pdfDocuments)
			.where(among(pdfDocuments.hash, ids))
			.then((rows) =>
				rows.map(({ id, kind, language, company }) => {
					const words = {
						document: serverText(locale, `subjects.documents.${kind}`),
						language: serverText(locale, `subjects.languages.${language}`),
					};
					const name = company
						? serverText(locale, 'subjects.pdfOf', { ...words, company })
						: serverText(locale, 'subjects.pdf', words);
					return { id, name, path: null };
				}),
			),
};
