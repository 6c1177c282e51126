import type { z } from 'zod';
import type { companyUser } from './schemas.ts';

export type MemberFormFields = {
	name: string;
	name_kana: string;
	email: string;
	phone_number: string;
	department: string;
	position: string;
	/** 0 admin, 1 member. */
	role: 0 | 1;
};

export const memberFieldsOf = (member: z.output<typeof companyUser>): MemberFormFields => ({
	name: member.name,
	name_kana: member.name_kana,
	email: member.email,
	phone_number: member.phone_number,
	department: member.department,
	position: member.position,
	role: member.role === 0 ? 0 : 1,
});

/** Whether an admin sets a password and passes it on, or a link to set one is mailed. */
export type PasswordWay = 'password' | 'link';
export type WayFields = { way: PasswordWay; password: string };

export type NewMemberForm = MemberFormFields & WayFields;

export const EMPTY_MEMBER: NewMemberForm = {
	name: '',
	name_kana: '',
	email: '',
	phone_number: '',
	department: '',
	position: '',
	role: 1,
	way: 'link',
	password: '',
};
