/** Values of the member forms, in the company area and in the console. */
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

export type NewMemberForm = MemberFormFields & { password: string };

export const EMPTY_MEMBER: NewMemberForm = {
	name: '',
	name_kana: '',
	email: '',
	phone_number: '',
	department: '',
	position: '',
	role: 1,
	password: '',
};
