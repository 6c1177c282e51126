import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isValidOn } from '#server/certificates/validity.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { lastValidDay, stateOf } from '#shared/certificates/validity.ts';
import { addDays } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import {
	type Certificate,
	type Certification,
	excelFor,
	listFor,
	readersAt,
	storedCertificate,
} from '#tests/support/assessment/certifications.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** A certificate is valid on the same days everywhere. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

beforeEach(() => booted.current.clock.release());

type History = { certificate: { valid_until: string; state: string } | null };

/** What each place says of the only certificate that the readers see. */
const said = async ({ progress }: Staged, { assessor, owner }: Record<'assessor' | 'owner', Person>) => {
	const [row] = await listFor(assessor);
	const detail = (await assessor.get<Certification>(`/console/certifications/${progress.id}`)).data;
	const inConsole = (await assessor.get<Certificate>(`/console/certifications/${progress.id}/certificate`)).data;
	const own = (await owner.get<Certificate>('/app/certificate')).data;
	const [past] = (await owner.get<History[]>('/app/assessment_history')).data;
	const [line] = await excelFor(booted.current, assessor);
	return {
		list: [row?.status, row?.current_certificate?.state],
		filters: [
			(await listFor(assessor, '?status=certified')).length,
			(await listFor(assessor, '?status=expired')).length,
			(await listFor(assessor, '?expiring=true')).length,
		],
		detail: [detail.status, detail.current_certificate?.state],
		certificates: [inConsole.state, own.state],
		history: past?.certificate?.state,
		excel: [line?.進捗, line?.現在の認証書],
		validUntil: [row, detail].map((one) => one?.current_certificate?.valid_until),
		documents: [inConsole.valid_until, own.valid_until, past?.certificate?.valid_until],
		cell: line?.有効期限,
	};
};

const everywhere = (isValid: boolean, lastDay: string) => {
	const state = isValid ? 'valid' : 'expired';
	const status = isValid ? 'certified' : 'expired';
	return {
		list: [status, state],
		filters: isValid ? [1, 0, 1] : [0, 1, 0],
		detail: [status, state],
		certificates: [state, state],
		history: state,
		excel: isValid ? ['認証済み', '有効'] : ['期限切れ', '期限切れ'],
		validUntil: [lastDay, lastDay],
		documents: [lastDay, lastDay, lastDay],
		cell: new Date(lastDay),
	};
};

describe('a certificate expires everywhere at the same midnight in Tokyo', () => {
	it.each([
		{ issued: '2027-06-01', lastDay: '2028-05-31' },
		{ issued: '2027-03-01', lastDay: '2028-02-29' },
		{ issued: '2028-02-28', lastDay: '2029-02-27' },
		{ issued: '2028-02-29', lastDay: '2029-02-27' },
	])('issued on $issued: after $lastDay', async ({ issued, lastDay }) => {
		const app = booted.current;
		app.clock.set(`${issued}T03:00:00Z`);
		const staged = await assessmentAt(app, 13);
		const before = await readersAt(app, `${lastDay}T14:59:59.999Z`, [staged.companyId]);
		expect(await said(staged, before)).toEqual(everywhere(true, lastDay));
		app.clock.advance(1);
		expect(await said(staged, before)).toEqual(everywhere(false, lastDay));
	});
});

describe('one year', () => {
	/** The same day of the next year, without a calendar library: 29 February becomes the 28th. */
	const oneYearLater = (day: string): string => {
		const [year, rest] = [Number(day.slice(0, 4)) + 1, day.slice(5)];
		return `${year}-${rest === '02-29' ? '02-28' : rest}`;
	};

	it('is what the database computes, for every day of 2023 to 2033, and both sides agree on validity', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 13);
		const { id, companyId, companyName, companyAddress, registrationNumber, maxScore, issuedBy, progressId } =
			await storedCertificate(app, staged);
		await app.deps.db.execute(sql`
			insert into certificates (progress_id, company_id, company_name, company_address, registration_number, max_score,
				issued_by, replaced_at, issue_date)
			select ${progressId}, ${companyId}, ${companyName}, ${companyAddress}, ${registrationNumber}, ${maxScore},
				${issuedBy}, now(), day::date from generate_series('2023-01-01'::date, '2033-12-31'::date, '1 day') day`);
		const rows = await app.deps.db
			.select({
				issued: certificates.issueDate,
				expiresOn: certificates.expiresOn,
				before: sql<boolean>`${isValidOn('2028-02-28')}`,
				after: sql<boolean>`${isValidOn('2028-02-29')}`,
			})
			.from(certificates)
			.where(sql`${certificates.progressId} = ${progressId} and ${certificates.id} <> ${id}`);
		expect(rows).toHaveLength(11 * 365 + 3);
		const none = { withdrawnAt: null, replacedAt: null };
		for (const { issued, expiresOn, before, after } of rows) {
			expect([issued, expiresOn]).toEqual([issued, oneYearLater(issued)]);
			expect(addDays(lastValidDay(expiresOn), 1)).toBe(expiresOn);
			expect(stateOf({ ...none, expiresOn }, lastValidDay(expiresOn))).toBe('valid');
			expect(stateOf({ ...none, expiresOn }, expiresOn)).toBe('expired');
			for (const [isValid, today] of [
				[before, '2028-02-28'],
				[after, '2028-02-29'],
			] as const) {
				expect(isValid).toBe(stateOf({ ...none, expiresOn }, today) === 'valid');
			}
		}
	});
});
