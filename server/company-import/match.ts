import type { Company } from '#server/companies/columns.ts';
import { comparedYourNumber } from '#shared/companies/corporate-number.ts';
import type { RowNumbers } from '#shared/company-import/rows.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';
import type { ServerText } from '#shared/texts/server.ts';
import type { CellProblem } from './problems.ts';
import type { ReadCompany } from './read.ts';
import { type Stored, serialOf } from './stored.ts';

/** Which stored company each row is about; null for a new one. */

type Report = (problem: CellProblem) => void;

const REGISTRATION_NUMBER = /^\d{2}-\d{6,}$/;

/** Several by one number where the versions before told case and width apart. */
type Known = { byYours: ReadonlyMap<string, readonly Company[]>; bySerial: ReadonlyMap<string, Company> };

export const knownOf = ({ companies }: Pick<Stored, 'companies'>): Known => ({
	byYours: Map.groupBy(companies, ({ yourNumber }) => comparedYourNumber(yourNumber ?? '')),
	bySerial: new Map(companies.map((one) => [serialOf(one.registrationNumber), one] as const)),
});

/** Undefined if the numbers of the row are wrong, which is reported. */
export const companyOfRow = (
	{ numbers: { your_number: yours, registration_number: registration }, placeOf }: ReadCompany,
	{ byYours, bySerial }: Known,
	report: Report,
): Company | null | undefined => {
	const refuse = (column: keyof RowNumbers, key: ServerText, variables: TextVariables = {}): undefined => {
		report({ place: placeOf(column), key, variables });
	};
	if (yours === '' && registration === '') return refuse('your_number', 'companyImport.numberMissing');
	const byNumber = yours === '' ? [] : (byYours.get(comparedYourNumber(yours)) ?? []);
	const [found, other] = byNumber;
	if (registration === '' && found && other) {
		const variables = { company: found.companyName, other: other.companyName };
		return refuse('your_number', 'companyImport.numberOfSeveral', variables);
	}
	if (registration === '') return found ?? null;
	const registered = REGISTRATION_NUMBER.test(registration) ? bySerial.get(serialOf(registration)) : undefined;
	if (!registered) return refuse('registration_number', 'companyImport.numberUnknown');
	if (found && !byNumber.some(({ id }) => id === registered.id))
		return refuse('your_number', 'companyImport.numberOfOther');
	return registered;
};

type Numbered = Pick<ReadCompany, 'row' | 'numbers' | 'placeOf'>;

/**
 * Reports numbers that a former row has, each at its cell, whatever else is wrong with either row.
 * Returns the rows with such a number.
 */
export const reportNumbersTwice = (rows: readonly Numbered[], report: Report): ReadonlySet<number> => {
	const seen = { your_number: new Map<string, number>(), registration_number: new Map<string, number>() };
	const twice = new Set<number>();
	for (const { row, numbers, placeOf } of rows) {
		const given = [
			['your_number', comparedYourNumber(numbers.your_number)],
			['registration_number', serialOf(numbers.registration_number)],
		] as const;
		for (const [column, number] of given) {
			const first = seen[column].get(number);
			if (first === undefined) seen[column].set(number, row);
			else if (number !== '') {
				report({ place: placeOf(column), key: 'companyImport.numberTwice', variables: { row: first } });
				twice.add(row);
			}
		}
	}
	return twice;
};

/** Reports rows about the same stored company as a former one, which may name it by its other number. */
export const createTwiceCheck = (report: Report) => {
	const rows = new Map<number, number>();
	return ({ row, numbers, placeOf }: Numbered, { id }: Company): boolean => {
		const first = rows.get(id);
		if (first === undefined) {
			rows.set(id, row);
			return false;
		}
		const column = numbers.your_number === '' ? 'registration_number' : 'your_number';
		report({ place: placeOf(column), key: 'companyImport.numberTwice', variables: { row: first } });
		return true;
	};
};
