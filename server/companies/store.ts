import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { nextVersion } from '#server/db/versions.ts';
import type { companyBody, newCompanyBody, ownCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { formerFold } from '#shared/former-fold.ts';
import { queuedAt } from './certification-queue.ts';
import { auditedCompany, type Company, columnsOf } from './columns.ts';

export type OwnForm = z.output<z.ZodObject<typeof ownCompanyBody>>;
export type ConsoleForm = z.output<z.ZodObject<typeof companyBody>>;
export type NewForm = z.output<z.ZodObject<typeof newCompanyBody>>;

export type WriteDeps = Pick<Deps, 'db' | 'clock'>;

/** 'Industries unable to classify': the default if no industry is chosen. */
const UNCLASSIFIED = 'T99';

/** Two digits of the industry, '-', the company's six-digit serial: '09-000123'. */
const registrationNumber = (industryCode: string, serial: string): string => `${industryCode.slice(1)}-${serial}`;

const searchText = (name: string, kana: string): string => formerFold(`${name} ${kana}`);

/** `before` is null for a new company. */
const recordChange = (
	tx: Tx,
	before: Company | null,
	after: Company,
	actor: ActorId,
	call: CallContext | null,
): Promise<void> => {
	const change = before ? 'updated' : 'created';
	return recordAudit(tx, {
		action: `company.${change}`,
		actorId: actor.userId,
		subject: 'company',
		subjectId: after.id,
		changes: changesOf('company', before && auditedCompany(before), auditedCompany(after)),
		call,
	});
};

const nextSerial = async (tx: Tx): Promise<string> => {
	const { rows } = await tx.execute<{ serial: string }>(sql`select nextval('company_registration_sequence') serial`);
	const [row] = rows;
	if (!row) throw new Error('the sequence gave no number');
	return row.serial.padStart(6, '0');
};

/** `yourNumber` is the operator's own, which only an import sets. */
export const insertCompany = async (
	tx: Tx,
	now: Date,
	form: Omit<ConsoleForm, 'version'>,
	actor: ActorId,
	call: CallContext | null,
	yourNumber: string | null = null,
): Promise<number> => {
	const industryCode = form.industry_code ?? UNCLASSIFIED;
	const [company] = await tx
		.insert(companies)
		.values({
			...columnsOf(form),
			yourNumber,
			searchText: searchText(form.company_name, form.company_name_kana ?? ''),
			industryCode,
			registrationNumber: registrationNumber(industryCode, await nextSerial(tx)),
			establishedDate: form.established_date === undefined ? tokyoDate(now) : form.established_date,
			certificationSince: now,
			certificationQueue: queuedAt(null, now),
			createdAt: now,
			updatedAt: now,
		})
		.returning();
	if (!company) throw new Error('no company was made');
	await recordChange(tx, null, company, actor, call);
	return company.id;
};

/** Changing the industry changes the first two digits of the registration number. */
export const industryOf = (
	{ industryCode: stored, registrationNumber: number }: Company,
	{ industry_code: industryCode = stored }: Pick<ConsoleForm, 'industry_code'>,
): Pick<Company, 'industryCode' | 'registrationNumber'> => ({
	industryCode,
	registrationNumber: registrationNumber(industryCode, number.slice(number.indexOf('-') + 1)),
});

/** Updates a locked company from a form. */
export const updateRow = async (
	tx: Tx,
	{ clock }: Pick<WriteDeps, 'clock'>,
	company: Company,
	actor: ActorId,
	form: OwnForm | ConsoleForm,
	call: CallContext | null,
	more: Partial<Pick<Company, 'industryCode' | 'registrationNumber' | 'yourNumber'>> = {},
): Promise<void> => {
	const [updated] = await tx
		.update(companies)
		.set({
			...columnsOf(form),
			...more,
			searchText: searchText(form.company_name, form.company_name_kana ?? company.companyNameKana),
			...nextVersion(company, actor, clock.now()),
		})
		.where(eq(companies.id, company.id))
		.returning();
	if (!updated) throw new Error(`company ${company.id} is gone`);
	await recordChange(tx, company, updated, actor, call);
};
