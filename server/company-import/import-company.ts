import { hashUnknownPassword } from '#server/accounts/password-links.ts';
import { isEmailTaken } from '#server/accounts/unique-emails.ts';
import type { StaffId } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import { industryOf, insertCompany, updateRow } from '#server/companies/store.ts';
import { isUniqueViolation, type Tx } from '#server/db/client.ts';
import { insertMember } from '#server/members/members.ts';
import type { Administrator, ImportContents } from '#shared/company-import/rows.ts';

/** Writes one company of a workbook with its administrators, as the console's form does. */

type ImportDeps = Pick<Deps, 'clock'>;

/**
 * The hash of one random password for all: nobody knows it, and administrators set their own by a link. A hash for each
 * would take a core for minutes.
 */
let unknownPassword: Promise<string> | null = null;

const unknownHash = (): Promise<string> => {
	unknownPassword ??= hashUnknownPassword();
	return unknownPassword;
};

const addAdministrator = async (
	tx: Tx,
	deps: ImportDeps,
	actor: StaffId,
	companyId: number,
	person: Administrator,
): Promise<number> => {
	const member = {
		name: person.user_name,
		name_kana: person.user_name_kana,
		email: person.user_email,
		phone_number: person.user_phone_number,
		department: person.user_department,
		position: person.user_position,
		role: 0,
		passwordHash: await unknownHash(),
	} as const;
	const { id } = await insertMember(tx, deps, companyId, member, { actor, call: null });
	return id;
};

/** @throws 404; 409 if somebody has changed the company since the file was read */
const writeCompany = async (
	tx: Tx,
	{ clock }: ImportDeps,
	actor: StaffId,
	{ fields, version, your_number: yourNumber }: ImportContents,
	stored: number | null,
): Promise<number> => {
	if (stored === null) {
		if (!fields) throw new Error('a new company has no fields');
		const form = { ...fields, established_date: fields.established_date ?? null };
		return insertCompany(tx, clock.now(), form, actor, null, yourNumber);
	}
	if (!fields) return stored;
	const company = await lockVisibleCompany(tx, actor, stored);
	if (company.version !== version) throw conflict('companyImport.changedMeanwhile');
	await updateRow(tx, { clock }, company, actor, fields, null, {
		...industryOf(company, fields),
		...(yourNumber === null ? {} : { yourNumber }),
	});
	return stored;
};

const withKnownConflicts = async <T>(write: () => Promise<T>): Promise<T> => {
	try {
		return await write();
	} catch (error) {
		if (isUniqueViolation(error, 'companies_your_number')) throw conflict('companyImport.numberTaken');
		if (isEmailTaken(error)) throw conflict('companyImport.emailTakenMeanwhile');
		throw error;
	}
};

/** Ids of the company and of the administrators that were added. @throws 404, 409 */
export const importCompany = (
	tx: Tx,
	deps: ImportDeps,
	actor: StaffId,
	contents: ImportContents,
	stored: number | null,
): Promise<{ companyId: number; userIds: number[] }> =>
	withKnownConflicts(async () => {
		const companyId = await writeCompany(tx, deps, actor, contents, stored);
		const userIds: number[] = [];
		for (const person of contents.administrators)
			userIds.push(await addAdministrator(tx, deps, actor, companyId, person));
		return { companyId, userIds };
	});
