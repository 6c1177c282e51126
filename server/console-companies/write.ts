import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { withUniqueEmail } from '#server/accounts/own-account.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Company } from '#server/companies/present.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { insertMember } from '#server/members/members.ts';
import { latestEstablishedDate } from '#shared/companies/established-date.ts';
import type { companyBody, newCompanyBody, ownCompanyBody } from '#shared/companies/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { foldForSearch } from '#shared/fold.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock'>;
type OwnForm = z.output<z.ZodObject<typeof ownCompanyBody>>;
type ConsoleForm = z.output<z.ZodObject<typeof companyBody>>;
type NewForm = z.output<z.ZodObject<typeof newCompanyBody>>;

/** 'Industries unable to classify': the industry of a company that none was chosen for. */
const UNCLASSIFIED = 'T99';

/** Two digits of the industry, '-', the company's own number: '09-000123'. */
const registrationNumber = (industryCode: string, serial: string): string => `${industryCode.slice(1)}-${serial}`;

const searchText = (name: string, kana: string): string => foldForSearch(`${name} ${kana}`);

/** The columns of either form; what was left out is undefined and stays as it is. */
const columnsOf = (form: OwnForm | ConsoleForm) => ({
	companyName: form.company_name,
	companyNameKana: form.company_name_kana,
	ceoName: form.ceo_name,
	ceoNameKana: form.ceo_name_kana,
	position: form.position,
	companyAddress: form.company_address,
	phoneNumber: form.phone_number,
	homepageUrl: form.homepage_url,
	establishedDate: form.established_date,
	email: form.email,
	corporateNumber: form.corporate_number,
	funds: form.funds,
	isListed: form.is_listed,
	marketName: form.market_name,
	employeeCount: form.employee_count,
	foreignEmployeeCount: form.foreign_employee_count,
	permanentEmployeeCount: form.permanent_employee_count,
	contractEmployeeCount: form.contract_employee_count,
	temporaryEmployeeCount: form.temporary_employee_count,
	contractorCount: form.contractor_count,
	partTimeEmployeeCount: form.part_time_employee_count,
	internCount: form.intern_count,
	specialistCount: form.specialist_count,
	employeeCountries: form.employee_countries,
});

const recordChange = (
	tx: Tx,
	change: 'created' | 'updated',
	actor: Actor,
	companyId: number,
	call: CallContext,
): Promise<void> =>
	recordAudit(tx, {
		action: `company.${change}`,
		actorId: actor.userId,
		subject: 'company',
		subjectId: companyId,
		call,
	});

const nextSerial = async (tx: Tx): Promise<string> => {
	const { rows } = await tx.execute<{ serial: string }>(sql`select nextval('company_registration_sequence') serial`);
	const [row] = rows;
	if (!row) throw new Error('the sequence gave no number');
	return row.serial.padStart(6, '0');
};

const insertCompany = async (tx: Tx, now: Date, form: NewForm): Promise<number> => {
	const industryCode = form.industry_code ?? UNCLASSIFIED;
	const [company] = await tx
		.insert(companies)
		.values({
			...columnsOf(form),
			searchText: searchText(form.company_name, form.company_name_kana ?? ''),
			industryCode,
			registrationNumber: registrationNumber(industryCode, await nextSerial(tx)),
			establishedDate: form.established_date === undefined ? tokyoDate(now) : form.established_date,
			certificationSince: now,
			createdAt: now,
			updatedAt: now,
		})
		.returning({ id: companies.id });
	if (!company) throw new Error('no company was made');
	return company.id;
};

/** Makes a company with its first admin. An assessor who makes one looks after it. @throws 422 on `user_email` */
export const createCompany = async (
	{ db, clock }: WriteDeps,
	actor: ConsoleActor,
	form: NewForm,
	call: CallContext,
): Promise<{ id: number }> => {
	const passwordHash = await hashPassword(form.user_password);
	return withUniqueEmail('user_email', () =>
		db.transaction(async (tx) => {
			const id = await insertCompany(tx, clock.now(), form);
			const adminId = await insertMember(tx, { clock }, id, {
				name: form.user_name,
				name_kana: form.user_name_kana,
				email: form.user_email,
				phone_number: form.user_phone_number,
				position: form.user_position,
				department: form.user_department,
				role: 0,
				passwordHash,
			});
			if (actor.role === 1) await tx.insert(assessorCompanies).values({ userId: actor.userId, companyId: id });
			await recordChange(tx, 'created', actor, id, call);
			await recordAudit(tx, {
				action: 'member.added',
				actorId: actor.userId,
				subject: 'user',
				subjectId: adminId,
				detail: { company_id: id, role: 0 },
				call,
			});
			return { id };
		}),
	);
};

const update = async (
	tx: Tx,
	{ clock }: WriteDeps,
	company: Company,
	form: OwnForm | ConsoleForm,
	industry: Partial<Pick<Company, 'industryCode' | 'registrationNumber'>> = {},
): Promise<void> => {
	await tx
		.update(companies)
		.set({
			...columnsOf(form),
			...industry,
			searchText: searchText(form.company_name, form.company_name_kana ?? company.companyNameKana),
			updatedAt: clock.now(),
		})
		.where(eq(companies.id, company.id));
};

/** Another industry changes the first two digits of the registration number. @throws 404 */
export const updateCompany = (
	deps: WriteDeps,
	actor: ConsoleActor,
	id: number,
	form: ConsoleForm,
	call: CallContext,
): Promise<null> =>
	deps.db.transaction(async (tx) => {
		const company = await lockVisibleCompany(tx, actor, id);
		const industryCode = form.industry_code ?? company.industryCode;
		const serial = company.registrationNumber.slice(company.registrationNumber.indexOf('-') + 1);
		await update(tx, deps, company, form, {
			industryCode,
			registrationNumber: registrationNumber(industryCode, serial),
		});
		await recordChange(tx, 'updated', actor, id, call);
		return null;
	});

/** The company's own profile. @throws 422 on `established_date` */
export const updateOwnCompany = (
	deps: WriteDeps,
	actor: CompanyActor,
	form: OwnForm,
	call: CallContext,
): Promise<null> =>
	deps.db.transaction(async (tx) => {
		const company = await lockVisibleCompany(tx, actor, actor.companyId);
		const latest = latestEstablishedDate(tokyoDate(deps.clock.now()));
		if (form.established_date && form.established_date > latest) {
			throw invalidField('established_date', 'companies.establishedTooLate', { latest });
		}
		await update(tx, deps, company, form);
		await recordChange(tx, 'updated', actor, company.id, call);
		return null;
	});
