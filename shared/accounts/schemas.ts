import { z } from 'zod';
import {
	email,
	id,
	instant,
	listOf,
	newPassword,
	optionalText,
	password,
	phoneText,
	requiredText,
	version,
} from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { savedState } from '#shared/versions.ts';
import { assessorLoad } from './load.ts';

/** Users of both areas: request bodies, also used to validate the client's forms. */

export const loginBody = {
	email: email(),
	password: password(),
};

export const loginAnswer = z.object({
	user: z.object({ name: z.string(), role: z.number(), email: z.string() }),
	token: z.string(),
});

export const me = z.object({ id: id(), name: z.string(), role: z.number(), email: z.string() });

/** The user's own account in the company area; the next save must send its `version`. */
export const ownProfile = me.extend({ version: z.number().int(), company_name: z.string() });

export const ownProfileBody = {
	name: requiredText(),
	email: email(),
	/** Current password. Our client sends it when the email changes. */
	password: password().optional(),
	version: version(),
};

export const undoEmailChangeBody = { token: requiredText() };

export const changePasswordBody = {
	old_password: password(),
	new_password: newPassword(),
};

/** 0 admin, 1 member. */
const role = () => z.union([z.literal(0), z.literal(1)], { error: 'validation.choice' });

const personBody = {
	name: requiredText(),
	name_kana: optionalText(),
	email: email(),
	phone_number: optionalText(phoneText()),
	position: optionalText(),
	department: optionalText(),
};

/** If omitted, a link to set one is mailed. */
const firstPassword = () => newPassword().optional();

export const addMemberBody = { ...personBody, role: role().default(1), password: firstPassword() };
/** In the console the body also names the company. */
export const addCompanyUserBody = { ...addMemberBody, company_id: id() };
/** If omitted, `role` stays unchanged. */
export const editMemberBody = { ...personBody, role: role().optional(), version: version() };
export const resetPasswordBody = { password: newPassword() };

export const addedUser = z.object({ id: id() });

export const companyUser = z.object({
	id: id(),
	name: z.string(),
	name_kana: z.string(),
	email: z.string(),
	phone_number: z.string(),
	role: z.number(),
	position: z.string(),
	department: z.string(),
	has_second_factor: z.boolean(),
	/** Null for who has never signed in, and for members who are not an admin. */
	last_sign_in_at: instant().nullable(),
	/** End of the link to set the first password, possibly past; null once signed in, and for members. */
	invited_until: instant().nullable(),
	...savedState,
});

const companyIds = () => listOf(id(), 100_000);

export const addAdminUserBody = {
	name: requiredText(),
	email: email(),
	role: role().default(1),
	password: firstPassword(),
	company_ids: companyIds().default([]),
};

export const editAdminUserBody = {
	name: requiredText(),
	email: email(),
	/** Omitted: unchanged. */
	role: role().optional(),
	/** Omitted: unchanged. */
	company_ids: companyIds().optional(),
	version: version(),
};

/** The companies are part of the account and share its version. */
export const assignCompanyBody = { company_ids: companyIds(), version: version() };

export const adminUser = z.object({
	id: id(),
	name: z.string(),
	email: z.string(),
	role: z.number(),
	companies: z.array(z.object({ id: id(), name: z.string() })),
	/** Null for admins, who see all. */
	load: assessorLoad.nullable(),
	has_second_factor: z.boolean(),
	/** Companies with which they have declared a conflict of interest. */
	interests: z.array(z.object({ id: id(), name: z.string() })),
	/** When they last confirmed their declarations; null if never. */
	interests_confirmed_at: instant().nullable(),
	...savedState,
});

export const adminUsersQuery = listQuery(['name', 'email', 'role', 'created_at']);

export const forgotPasswordBody = { email: email() };
export const resetByTokenBody = { token: requiredText(), password: newPassword() };

export const linkedAccountBody = { token: requiredText() };

/** Whose password a mailed link sets. */
export const linkedAccount = z.object({ name: z.string(), email: z.string(), company_name: z.string() });
