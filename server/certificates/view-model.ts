import type { Progress } from '#server/assessment/transition.ts';
import type { Config } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import { presentCompany } from '#server/companies/present.ts';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { Certificate, CertificationRow, PrintedCertificate } from '#shared/certificates/schemas.ts';
import { currentStateOf, lastValidDay, stateOf } from '#shared/certificates/validity.ts';
import { tokyoDate } from '#shared/dates.ts';
import { pages, withText } from '#shared/pages/public.ts';
import { isInDirectory } from './directory/entry.ts';
import { presentIssuer } from './issuer.ts';
import type { CertificationRecord } from './list-queries.ts';
import type { CertificateRecord, StoredCertificate } from './queries.ts';

/** Public verification link; null without PUBLIC_URL. */
const verificationOf = (code: string | null, publicUrl: string | null): string | null =>
	code && publicUrl ? publicUrl + withText(pages.verification, code) : null;

const presentContents = (
	certificate: StoredCertificate,
	{ publicUrl }: Pick<Config, 'publicUrl'>,
): Omit<PrintedCertificate, 'seal'> => ({
	company_name: certificate.companyName,
	company_address: certificate.companyAddress,
	registration_number: certificate.registrationNumber,
	score: certificate.score,
	max_score: certificate.maxScore,
	issued_at: certificate.issueDate,
	reissued_on: certificate.reissuedOn,
	expires_at: certificate.expiresOn,
	valid_until: lastValidDay(certificate.expiresOn),
	code: certificate.code,
	verify_url: verificationOf(certificate.code, publicUrl),
	issuer: presentIssuer(certificate),
});

const presentSeal = ({ seal }: CertificateRecord): string | null => seal && `data:image/png;base64,${seal}`;

export const presentPrinted = (
	certificate: CertificateRecord,
	config: Pick<Config, 'publicUrl'>,
): PrintedCertificate => ({ ...presentContents(certificate, config), seal: presentSeal(certificate) });

/** A certificate without its seal. */
export const presentListed = (
	certificate: StoredCertificate,
	{ config, clock }: Pick<Deps, 'config' | 'clock'>,
): Omit<Certificate, 'seal'> => ({
	...presentContents(certificate, config),
	state: stateOf(certificate, tokyoDate(clock.now())),
	withdrawn_at: certificate.withdrawnAt?.toISOString() ?? null,
	reissued_at: certificate.reissueReason === null ? null : certificate.createdAt.toISOString(),
	is_listed: isInDirectory(certificate),
});

export const presentCertificate = (
	certificate: CertificateRecord,
	deps: Pick<Deps, 'config' | 'clock'>,
): Certificate => ({ ...presentListed(certificate, deps), seal: presentSeal(certificate) });

type Scores = Pick<CertificationRecord, 'firstScore' | 'secondScore'>;

type Reached = { reachedAt: Date | null; round: Round; score: number | null };

const answerSheetsOf = (progress: Progress, { firstScore, secondScore }: Scores) => {
	const rounds: Reached[] = [
		{ reachedAt: progress.completedAt, round: 1, score: firstScore },
		{ reachedAt: progress.recompletedAt, round: 2, score: secondScore },
	];
	return rounds.flatMap(({ reachedAt, round, score }) =>
		reachedAt
			? [{ id: progress.id, is_first_time: isFirstTime(round), score, updated_at: reachedAt.toISOString() }]
			: [],
	);
};

const presentCurrent = ({ current }: CertificationRecord, today: string): CertificationRow['current_certificate'] =>
	current && {
		progress_id: current.progressId,
		issued_at: current.issueDate,
		valid_until: lastValidDay(current.expiresOn),
		state: currentStateOf(current.expiresOn, today),
		code: current.code,
		stars: current.stars,
	};

type Now = { today: string; config: Pick<Config, 'criticalFailureBlocks'> };

export const presentCertification = (record: CertificationRecord, { today, config }: Now): CertificationRow => {
	const { company, progress, status, issueDate, expiresOn, reissuedOn, withdrawnAt, assessors } = record;
	return {
		id: progress?.id ?? null,
		company: presentCompany(company, progress),
		status,
		answer_sheets: progress ? answerSheetsOf(progress, record) : [],
		issued_at: issueDate,
		expires_at: expiresOn,
		reissued_on: reissuedOn,
		withdrawn_at: withdrawnAt?.toISOString() ?? null,
		applied_at: progress?.status === STATUS.applied ? progress.statusSince.toISOString() : null,
		is_blocked: config.criticalFailureBlocks && record.hasFailedCritically,
		current_certificate: presentCurrent(record, today),
		assessors,
	};
};
