import type { Company } from '#server/companies/columns.ts';
import { corporateNumberDoubt, isPhoneDoubtful } from '#shared/companies/corporate-number.ts';
import type { CellProblem } from './problems.ts';
import type { ReadCompany } from './read.ts';
import type { Stored } from './stored.ts';

/** What is probably not meant in the rows of an import, and keeps nothing from being imported. */

type About = ReadonlyMap<ReadCompany, Company | null>;

/** New rows with the corporate number of a registered company or of a former row: probably the same one, which would then be there twice. */
const sameCompanies = (about: About, { byCorporateNumber }: Pick<Stored, 'byCorporateNumber'>): CellProblem[] => {
	const rows = new Map<string, { row: number; company: Company | null }>();
	return [...about].flatMap(([{ row, contents, placeOf }, company]): CellProblem[] => {
		if (!contents) return [];
		const { corporate_number: typed } = contents;
		const place = placeOf('corporate_number');
		const same = company === null ? byCorporateNumber.get(typed) : undefined;
		const former = rows.get(typed);
		if (!former) rows.set(typed, { row, company });
		if (same) {
			const variables = { company: same.companyName, number: same.registrationNumber };
			return [{ place, key: 'companyImport.sameCorporateNumber', variables }];
		}
		const isPerhapsTwice = former && (company === null || former.company === null);
		if (!isPerhapsTwice || corporateNumberDoubt(typed) === 'length') return [];
		return [{ place, key: 'companyImport.sameCorporateNumberInFile', variables: { row: former.row } }];
	});
};

/** Numbers that look wrong, unless they are stored like that. */
const doubtfulNumbers = (about: About): CellProblem[] =>
	[...about].flatMap(([{ contents, placeOf }, company]): CellProblem[] => {
		if (!contents) return [];
		const { corporate_number: corporate, phone_number: phone } = contents;
		const doubt = corporate === company?.corporateNumber ? null : corporateNumberDoubt(corporate);
		const problems: CellProblem[] = [];
		if (doubt) problems.push({ place: placeOf('corporate_number'), key: `companyImport.doubtful.${doubt}` });
		if (phone !== company?.phoneNumber && isPhoneDoubtful(phone)) {
			problems.push({ place: placeOf('phone_number'), key: 'companyImport.doubtful.phone' });
		}
		return problems;
	});

export const warningsOf = (about: About, stored: Pick<Stored, 'byCorporateNumber'>): CellProblem[] => [
	...sameCompanies(about, stored),
	...doubtfulNumbers(about),
];
