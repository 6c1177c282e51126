import { getVisibleProgress } from '#server/assessment/access.ts';
import { listBlocking } from '#server/assessment/certificate-block.ts';
import type { CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { type Page, readPage } from '#server/db/lists.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type {
	Certificate,
	Certification,
	CertificationRow,
	CertificationStatus,
} from '#shared/certificates/schemas.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { CountedCertificates } from '#shared/programme/certificates.ts';
import { issueDates } from './issue.ts';
import { findCertification, listCertificationRecords } from './list-queries.ts';
import { type CertificateRecord, findCertificateOf, findNewestCertificate } from './queries.ts';
import { readMaxScore } from './snapshot.ts';
import { readToBePrinted } from './to-be-printed.ts';
import { countCertifications } from './totals.ts';
import { presentCertificate, presentCertification } from './view-model.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'issuer'>;
type CertificateDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
export type CertificationsQuery = ListQuery & {
	status?: CertificationStatus[] | undefined;
	assigned?: Assigned | undefined;
	expiring?: boolean | undefined;
} & Partial<CountedCertificates>;

/** Certifications visible to the actor on a day, one row per company. */
export const readCertifications = async (
	{ db, config }: Pick<Deps, 'config'> & { db: Executor },
	actor: ConsoleActor,
	query: CertificationsQuery,
	today: string,
): Promise<Page<CertificationRow>> => {
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => listCertificationRecords(one, actor, query, today, window),
		total: (one) => countCertifications(one, actor, query, today),
		long: { name: `certifications ${today}`, userId: actor.userId },
	});
	return { rows: rows.map((row) => presentCertification(row, { today, config })), meta };
};

export const listCertifications = (
	deps: ReadDeps,
	actor: ConsoleActor,
	query: CertificationsQuery,
): Promise<Page<CertificationRow>> => readCertifications(deps, actor, query, tokyoDate(deps.clock.now()));

/** @throws 404 if not visible or without a certification status */
export const getCertification = async (
	{ db, clock, config, issuer }: ReadDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Certification> => {
	const now = clock.now();
	const today = tokyoDate(now);
	const record = await findCertification(db, actor, id, today);
	if (!record?.progress) throw notFound();
	const { progress } = record;
	const isApplied = progress.status === STATUS.applied;
	return {
		...presentCertification(record, { today, config }),
		id: progress.id,
		max_score: await readMaxScore(db, progress.paperId),
		is_listed: record.isListed,
		blocked_by: await listBlocking(db, config, progress, locale),
		issue_dates: isApplied ? issueDates(progress, now) : null,
		to_be_printed: isApplied ? (await readToBePrinted(db, progress, await issuer())).printed : null,
	};
};

/** The newest certificate of an assessment. @throws 404 if not visible or not issued */
export const getIssued = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
): Promise<CertificateRecord> => {
	const progress = await getVisibleProgress(db, actor, id);
	const issued = await findCertificateOf(db, progress.id);
	if (!issued) throw notFound();
	return issued;
};

/** Current certificate of the actor's company: of one assessment, or the newest. @throws 404 without one */
export const getOwnIssued = async (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor,
	{ progress_id: progressId }: { progress_id?: number | undefined },
): Promise<CertificateRecord> => {
	const issued = await findNewestCertificate(db, actor.companyId, progressId);
	if (!issued) throw notFound();
	return issued;
};

/** @throws as `getIssued` */
export const getCertificate = async (
	deps: CertificateDeps,
	actor: ConsoleActor,
	input: { id: number },
): Promise<Certificate> => presentCertificate(await getIssued(deps, actor, input), deps);

/** @throws as `getOwnIssued` */
export const getOwnCertificate = async (
	deps: CertificateDeps,
	actor: CompanyActor,
	input: { progress_id?: number | undefined },
): Promise<Certificate> => presentCertificate(await getOwnIssued(deps, actor, input), deps);
