import { z } from 'zod';
import { assessorLoad } from '#shared/accounts/load.ts';
import { companyUser } from '#shared/accounts/schemas.ts';
import { namedStatus, statusFilter } from '#shared/assessment/status-filter.ts';
import {
	count,
	email,
	emptied,
	homepage,
	id,
	instant,
	listOf,
	newPassword,
	optionalAmount,
	optionalCount,
	optionalDate,
	optionalText,
	pathId,
	phoneText,
	requiredHomepage,
	requiredNumberText,
	requiredText,
	version,
} from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { savedState } from '#shared/versions.ts';
import { assessor, assignedFilter } from './assigned.ts';
import { corporateNumberText } from './corporate-number.ts';
import { isIndustryCode } from './industries.ts';

/** Companies: bodies of both forms (section 5 of each specification), and responses. */

const industryCode = () => z.string().trim().toUpperCase().refine(isIndustryCode, 'validation.choice');

/** Optional in the console (section 5 of its specification): a company without one counts as unclassifiable. */
const optionalIndustryCode = () =>
	z
		.union([industryCode(), z.literal('')], 'validation.choice')
		.nullish()
		.transform((code) => code || undefined);

/** An optional flag. Omitted: unchanged; null or '' clears it. */
const optionalFlag = () => z.union([z.boolean(), emptied()], 'validation.type').nullish();

/** The company's own form, `POST /app/company`. */
export const ownCompanyBody = {
	company_name: requiredText(),
	company_name_kana: requiredText(),
	ceo_name: requiredText(),
	ceo_name_kana: requiredText(),
	position: requiredText(),
	company_address: requiredText(),
	phone_number: requiredNumberText(),
	homepage_url: homepage(),
	email: email(),
	corporate_number: corporateNumberText(),
	established_date: optionalDate(),
	funds: optionalAmount(),
	is_listed: optionalFlag(),
	market_name: requiredText(),
	employee_count: optionalCount(),
	foreign_employee_count: count(),
	permanent_employee_count: count(),
	contract_employee_count: count(),
	temporary_employee_count: count(),
	contractor_count: count(),
	part_time_employee_count: count(),
	intern_count: count(),
	specialist_count: count(),
	employee_countries: requiredText(),
	version: version(),
};

/** An optional head count; null or '' sets it to 0. */
const headCount = () => optionalCount().transform((value) => (value === null ? 0 : value));

const consoleFields = {
	company_name: requiredText(),
	company_name_kana: optionalText(),
	ceo_name: requiredText(),
	ceo_name_kana: optionalText(),
	position: optionalText(),
	company_address: requiredText(),
	phone_number: requiredNumberText(),
	homepage_url: requiredHomepage(),
	industry_code: optionalIndustryCode(),
	email: email(),
	corporate_number: corporateNumberText(),
	established_date: optionalDate(),
	funds: optionalAmount(),
	is_listed: optionalFlag(),
	market_name: optionalText(),
	employee_count: count(),
	foreign_employee_count: headCount(),
	permanent_employee_count: headCount(),
	contract_employee_count: headCount(),
	temporary_employee_count: headCount(),
	contractor_count: headCount(),
	part_time_employee_count: headCount(),
	intern_count: headCount(),
	specialist_count: headCount(),
	employee_countries: optionalText(),
};

/** The console's form for editing. */
export const companyBody = { ...consoleFields, version: version() };

/** The console's form for a new company, with its first administrator. */
export const newCompanyBody = {
	...consoleFields,
	user_name: requiredText(),
	user_name_kana: optionalText(),
	user_department: optionalText(),
	user_position: optionalText(),
	user_phone_number: optionalText(phoneText()),
	user_email: email(),
	/** If omitted, a link to set one is mailed. */
	user_password: newPassword().optional(),
	/** Inquiry that the company is created from, which is then marked as handled. Only for admins, who see inquiries. */
	inquiry_id: id().optional(),
};

/** A company in responses. The dates are those of the assessment shown with it. */
export const companyWire = z.object({
	id: id(),
	company_name: z.string(),
	company_name_kana: z.string(),
	registration_number: z.string(),
	industry_code: z.string(),
	is_listed: z.boolean().nullable(),
	funds: z.number().nullable(),
	ceo_name: z.string(),
	ceo_name_kana: z.string(),
	email: z.string().nullable(),
	position: z.string(),
	established_date: z.string().nullable(),
	homepage_url: z.string(),
	company_address: z.string(),
	employee_count: z.number().nullable(),
	phone_number: z.string(),
	corporate_number: z.string(),
	market_name: z.string(),
	foreign_employee_count: z.number(),
	permanent_employee_count: z.number(),
	contract_employee_count: z.number(),
	temporary_employee_count: z.number(),
	contractor_count: z.number(),
	part_time_employee_count: z.number(),
	intern_count: z.number(),
	specialist_count: z.number(),
	employee_countries: z.string(),
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
});

export type CompanyWire = z.infer<typeof companyWire>;

/** `GET /app/company_info`. */
export const companyInfo = companyWire.extend({ ...savedState, company_users: z.array(companyUser) });

/** Facts about a company's newest assessment; null without one. */
export const newestAssessment = {
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	status: namedStatus.nullable(),
	has_improvement_proposal: z.boolean(),
	move_back_targets: z.array(z.number()),
};

export const companyRow = z.object({
	id: id(),
	company_name: z.string(),
	company_name_kana: z.string(),
	registration_number: z.string(),
	corporate_number: z.string(),
	updated_at: instant(),
	assessors: z.array(assessor),
	...newestAssessment,
});

export const newCompanyAnswer = z.object({ id: id() });

export const companiesQuery = {
	...listQuery(['company_name', 'registration_number', 'start_date', 'end_date', 'status', 'created_at', 'updated_at']),
	/** Status of the newest assessment. */
	status: statusFilter(),
	assigned: assignedFilter(),
	/** Job that registered or updated them from a workbook. */
	import_id: pathId().optional(),
};

/** Assessors of a company; they replace the current ones. */
export const assessorsBody = { user_ids: listOf(id(), 1_000) };

/** An assessor to choose, with their number of companies. */
export const assessorChoice = assessor.extend({
	company_count: z.number().int(),
	load: assessorLoad,
	/** Companies to which they cannot be assigned because of a declared conflict of interest; told to admins, who assign. */
	interest_company_ids: z.array(id()),
});

export const assessorsQuery = listQuery(['name', 'company_count']);
