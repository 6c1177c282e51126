import type { Company } from '#server/companies/columns.ts';
import { comparedYourNumber } from '#shared/companies/corporate-number.ts';
import type { Administrator } from '#shared/company-import/rows.ts';
import type { ServerText } from '#shared/texts/server.ts';
import type { CellProblem } from './problems.ts';
import type { ReadAdministrator, ReadCompany, ReadWorkbook } from './read.ts';
import { type Stored, serialOf } from './stored.ts';

/** The administrators to add to each company of a workbook. */

type Report = (problem: CellProblem) => void;

/** The row of the company that an administrator's row names. Reports one that names none. */
const createFinder = (companies: readonly ReadCompany[], report: Report) => {
	const byYours = new Map(companies.map((one) => [comparedYourNumber(one.numbers.your_number), one]));
	const bySerial = new Map(companies.map((one) => [serialOf(one.numbers.registration_number), one]));
	const ofSerial = (serial: string): ReadCompany | undefined => (serial === '' ? undefined : bySerial.get(serial));
	return ({ numbers, placeOf }: ReadAdministrator): ReadCompany | null => {
		const { your_number: yours, registration_number: registration } = numbers;
		if (yours === '' && registration === '') {
			report({ place: placeOf('your_number'), key: 'companyImport.numberMissing' });
			return null;
		}
		const found = yours === '' ? ofSerial(serialOf(registration)) : byYours.get(comparedYourNumber(yours));
		const column = yours === '' ? 'registration_number' : 'your_number';
		if (!found) report({ place: placeOf(column), key: 'companyImport.noSuchCompany' });
		return found ?? null;
	};
};

/** `companyOf` says which stored company a row is about; null for a new one. */
export const matchAdministrators = (
	{ companies, administrators }: Pick<ReadWorkbook, 'companies' | 'administrators'>,
	{ accounts }: Pick<Stored, 'accounts'>,
	companyOf: (read: ReadCompany) => Company | null,
	report: Report,
): ReadonlyMap<ReadCompany, Administrator[]> => {
	const find = createFinder(companies, report);
	const taken = new Map(accounts.map(({ email, companyId }) => [email, companyId]));
	const rows = new Map<string, number>();
	const found = new Map<ReadCompany, Administrator[]>();
	for (const read of administrators) {
		const { row, contents, placeOf, isNumbered, email } = read;
		const company = isNumbered ? find(read) : null;
		if (email === '') continue;
		const refuse = (key: ServerText, variables = {}): void => {
			report({ place: placeOf('user_email'), key, variables });
		};
		const first = rows.get(email);
		if (first !== undefined) refuse('companyImport.emailTwice', { row: first });
		else rows.set(email, row);
		if (!company || first !== undefined) continue;
		const stored = companyOf(company);
		const isMember = stored !== null && taken.get(email) === stored.id;
		if (taken.has(email) && !isMember) refuse('companyImport.emailTaken');
		else if (!isMember && contents) found.set(company, [...(found.get(company) ?? []), contents]);
	}
	return found;
};
