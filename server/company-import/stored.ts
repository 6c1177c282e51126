import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Company } from '#server/companies/columns.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { comparedYourNumber } from '#shared/companies/corporate-number.ts';
import { asciiAddress } from '#shared/mail-address.ts';
import type { ReadWorkbook } from './read.ts';

/** What is stored of the companies and people that a workbook names. */
export type Stored = {
	companies: readonly Company[];
	/** Accounts of companies with an email address of the workbook, in its ASCII spelling. */
	accounts: readonly { email: string; companyId: number | null }[];
	/** Which of the companies have an administrator. */
	withAdministrator: ReadonlySet<number>;
	/** Companies with a corporate number of the workbook, the first registered of each. */
	byCorporateNumber: ReadonlyMap<string, Pick<Company, 'id' | 'companyName' | 'registrationNumber'>>;
};

/** The part of a registration number that stays when the industry changes: the index of the table is on it. */
export const serialOf = (registrationNumber: string): string => registrationNumber.split('-')[1] ?? '';

const isOneOfTexts = (column: SQL, texts: readonly string[]): SQL =>
	sql`${column} = any(${sql.param([...texts])}::text[])`;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** Four statements, however many rows. */
export const readStored = async (
	executor: Executor,
	{ companies: rows, administrators }: Pick<ReadWorkbook, 'companies' | 'administrators'>,
): Promise<Stored> => {
	const yours = distinct(rows.map(({ numbers }) => comparedYourNumber(numbers.your_number)));
	const serials = distinct(rows.map(({ numbers }) => serialOf(numbers.registration_number)));
	const emails = distinct(administrators.flatMap(({ spellings }) => spellings));
	const found = await executor
		.select()
		.from(companies)
		.where(
			or(
				and(isNotNull(companies.yourNumber), isOneOfTexts(sql`lower(normalize(${companies.yourNumber}, NFKC))`, yours)),
				isOneOfTexts(sql`split_part(${companies.registrationNumber}, '-', 2)`, serials),
			),
		);
	const isActive = and(eq(users.area, 'app'), isNull(users.deactivatedAt));
	const accounts = await executor
		.select({ email: users.email, companyId: users.companyId })
		.from(users)
		.where(and(isActive, isOneOfTexts(sql`lower(${users.email})`, emails)));
	const ids = found.map(({ id }) => id);
	const admins = await executor
		.selectDistinct({ companyId: users.companyId })
		.from(users)
		.where(and(isActive, eq(users.role, 0), inArray(users.companyId, sql`(select unnest(${sql.param(ids)}::int[]))`)));
	const corporate = distinct(rows.map(({ contents }) => contents?.corporate_number ?? ''));
	const named = await executor
		.select({
			id: companies.id,
			companyName: companies.companyName,
			registrationNumber: companies.registrationNumber,
			corporateNumber: companies.corporateNumber,
		})
		.from(companies)
		.where(isOneOfTexts(sql`${companies.corporateNumber}`, corporate))
		.orderBy(desc(companies.id));
	return {
		byCorporateNumber: new Map(named.map(({ corporateNumber, ...company }) => [corporateNumber, company])),
		companies: found,
		accounts: accounts.map(({ email, companyId }) => ({ email: asciiAddress(email), companyId })),
		withAdministrator: new Set(admins.flatMap(({ companyId }) => companyId ?? [])),
	};
};
