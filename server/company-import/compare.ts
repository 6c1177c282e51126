import { setImmediate } from 'node:timers/promises';
import { type Company, profileOf } from '#server/companies/columns.ts';
import { comparedYourNumber } from '#shared/companies/corporate-number.ts';
import type { Administrator, CompanyFields } from '#shared/company-import/rows.ts';
import { matchAdministrators } from './administrators.ts';
import { companyOfRow, createTwiceCheck, knownOf, reportNumbersTwice } from './match.ts';
import type { CellProblem } from './problems.ts';
import type { ReadCompany, ReadWorkbook } from './read.ts';
import type { Stored } from './stored.ts';
import { warningsOf } from './warnings.ts';

/** The pure rule of an import: a workbook against what is stored. The same workbook twice changes nothing. */

type Value = string | number | boolean | null;
export type FieldChange = { field: string; before: Value; after: Value };

export type PlannedCompany = {
	row: number;
	/** Null for a new one. */
	company: Company | null;
	yourNumber: string | null;
	fields: CompanyFields;
	/** Of a stored company. */
	changes: readonly FieldChange[];
	/** To be added. */
	administrators: readonly Administrator[];
	/** Whether it has one afterward. */
	hasAdministrator: boolean;
};

export type Compared = {
	rows: readonly PlannedCompany[];
	/** With any, nothing can be imported. */
	problems: readonly CellProblem[];
	warnings: readonly CellProblem[];
};

/** A field that the row leaves empty is unchanged. */
const changesOf = (company: Company, fields: CompanyFields, yourNumber: string | null): FieldChange[] => {
	const before: Readonly<Record<string, Value>> = {
		your_number: company.yourNumber,
		industry_code: company.industryCode,
		...profileOf(company),
	};
	const after: Readonly<Record<string, Value | undefined>> = { your_number: yourNumber ?? undefined, ...fields };
	return Object.entries(before).flatMap(([field, stored]) => {
		const value = after[field];
		return value === undefined || value === stored ? [] : [{ field, before: stored, after: value }];
	});
};

/** The number as it is stored where only its case or width differs; null for none. */
const numberToStore = (company: Company | null, typed: string): string | null => {
	const stored = company?.yourNumber ?? null;
	return stored !== null && comparedYourNumber(stored) === comparedYourNumber(typed) ? stored : typed || null;
};

export const kindOf = ({ company, changes, administrators }: PlannedCompany): 'new' | 'changed' | 'unchanged' => {
	if (!company) return 'new';
	return changes.length > 0 || administrators.length > 0 ? 'changed' : 'unchanged';
};

/** Other calls have their turn between the steps, each of which takes a few milliseconds for the largest workbook. */
export const compareWithStored = async (read: ReadWorkbook, stored: Stored): Promise<Compared> => {
	const problems: CellProblem[] = [...read.problems];
	const report = (problem: CellProblem): void => {
		problems.push(problem);
	};
	const known = knownOf(stored);
	const twice = reportNumbersTwice(read.companies, report);
	await setImmediate();
	const isSecond = createTwiceCheck(report);
	const about = new Map<ReadCompany, Company | null>();
	for (const one of read.companies) {
		const company = one.isNumbered ? companyOfRow(one, known, report) : undefined;
		if (company === undefined || twice.has(one.row)) continue;
		if (company === null || !isSecond(one, company)) about.set(one, company);
	}
	await setImmediate();
	const people = matchAdministrators(read, stored, (one) => about.get(one) ?? null, report);
	await setImmediate();
	const warnings = warningsOf(about, stored);
	await setImmediate();
	const rows = [...about].flatMap(([one, company]): PlannedCompany[] => {
		const { row, contents: fields, numbers } = one;
		if (!fields) return [];
		const yourNumber = numberToStore(company, numbers.your_number);
		const administrators = people.get(one) ?? [];
		return [
			{
				row,
				company,
				yourNumber,
				fields,
				changes: company ? changesOf(company, fields, yourNumber) : [],
				administrators,
				hasAdministrator: administrators.length > 0 || (company !== null && stored.withAdministrator.has(company.id)),
			},
		];
	});
	return { rows, problems, warnings: [...read.warnings, ...warnings] };
};
