import type { Inputs, Outputs } from '#client/api/client.ts';
import type { Translate } from '#client/base/locale.tsx';
import type { PeoplePort, Person } from './port.ts';

type Calls = Inputs['app']['members'];

export type Member = Outputs['app']['company']['info']['data']['company_users'][number];

/** The members of one company. */
export type MembersPort = PeoplePort & {
	words: { add: string; addAction: string };
	add: (member: Calls['add']) => Promise<unknown>;
	edit: (member: Calls['edit']) => Promise<unknown>;
	/** Loads a member again, after somebody else saved it. */
	reload: (id: number) => Promise<Member>;
	/** Whether the user adds members, and has a menu for those whom they may change. */
	isManager: boolean;
	mayChange: (member: Person) => boolean;
};

/** The words on members that both areas share. */
export const memberWords = (t: Translate) => ({
	role: (role: number): string => t(role === 0 ? 'accounts.people.admin' : 'accounts.people.member'),
	setPasswordTitle: (name: string): string => t('accounts.people.resetPasswordTitle', { name }),
});
