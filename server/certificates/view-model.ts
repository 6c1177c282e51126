import type { Progress } from '#server/assessment/transition.ts';
import { presentCompany } from '#server/companies/present.ts';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import type { Certificate, CertificationRow } from '#shared/certificates/schemas.ts';
import { addYears } from '#shared/dates.ts';
import type { CertificateRecord, CertificationRecord } from './queries.ts';

/** How long a certificate is valid. */
const VALID_YEARS = 1;

const expiryOf = (issueDate: string): string => addYears(issueDate, VALID_YEARS);

/** The view-model of an issued certificate, for both areas and the PDF. */
export const presentCertificate = (certificate: CertificateRecord): Certificate => ({
	company_name: certificate.companyName,
	company_address: certificate.companyAddress,
	registration_number: certificate.registrationNumber,
	score: certificate.score,
	max_score: certificate.maxScore,
	issued_at: certificate.issueDate,
	expires_at: expiryOf(certificate.issueDate),
});

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

export const presentCertification = (record: CertificationRecord): CertificationRow => {
	const { company, progress, status, issueDate, assessors } = record;
	return {
		id: progress?.id ?? null,
		company: presentCompany(company, progress),
		status,
		answer_sheets: progress ? answerSheetsOf(progress, record) : [],
		issued_at: issueDate,
		expires_at: issueDate === null ? null : expiryOf(issueDate),
		assessors,
	};
};
