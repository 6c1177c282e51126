import { z } from 'zod';
import { companyBody, newCompanyBody } from '#shared/companies/schemas.ts';
import { shortText } from '#shared/fields.ts';
import { toHalfWidth } from '#shared/half-width.ts';

/** Rows of the workbook that companies are imported from. */

const MAX_NUMBER = 64;

const numberText = () => shortText(MAX_NUMBER).transform(toHalfWidth).default('');

/** Either or both; '' for none. */
export const rowNumbers = z.object({ your_number: numberText(), registration_number: numberText() });
export type RowNumbers = z.output<typeof rowNumbers>;

const { version: _, ...companyFields } = companyBody;

/** The console's form of a company. An empty cell leaves what is stored. */
export const companyFieldsOfRow = z.object(companyFields);
export type CompanyFields = z.output<typeof companyFieldsOfRow>;

const { user_name, user_name_kana, user_email, user_phone_number, user_department, user_position } = newCompanyBody;

export const administratorOfRow = z.object({
	user_name,
	user_name_kana,
	user_email,
	user_phone_number,
	user_department,
	user_position,
});
export type Administrator = z.output<typeof administratorOfRow>;

/** What the job writes of a company. */
export type ImportContents = {
	/** Null: it has none, or keeps the one that it has. */
	your_number: string | null;
	/** Of the stored company when the file was read; null for a new one. */
	version: number | null;
	/** Null for a stored company of which only administrators are added. */
	fields: CompanyFields | null;
	/** Those to add. */
	administrators: Administrator[];
};
