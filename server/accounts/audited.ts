import type { Values } from '#server/audit/changes.ts';
import type { User } from './queries.ts';

type Audited = Pick<User, 'name' | 'email' | 'role'> &
	Partial<Pick<User, 'nameKana' | 'phoneNumber' | 'department' | 'position'>>;

/** What the audit log compares of an account: never its password or second factors. */
export const auditedAccount = ({
	name,
	nameKana,
	email,
	phoneNumber,
	department,
	position,
	role,
}: Audited): Values<'account'> => ({
	name,
	name_kana: nameKana,
	email,
	phone_number: phoneNumber,
	department,
	position,
	role,
});
