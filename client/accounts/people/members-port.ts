import type { Inputs, Outputs } from '#client/api/client.ts';
import type { Translate } from '#client/base/locale.tsx';
import type { MenuItem } from '#client/ui/menu.tsx';
import type { PeoplePort, Person } from './port.ts';

type Calls = Inputs['app']['members'];

export type Member = Outputs['app']['company']['info']['data']['company_users'][number];

export type MembersPort = PeoplePort & {
	words: { add: string; addAction: string };
	add: (member: Calls['add']) => Promise<unknown>;
	edit: (member: Calls['edit']) => Promise<unknown>;
	/** Loads a member again after a conflict. */
	reload: (id: number) => Promise<Member>;
	/** Whether the user can add members, and change those for whom `mayChange` is true. */
	isManager: boolean;
	mayChange: (member: Person) => boolean;
	/** Items of a member's menu that only one area has. */
	further?: (member: Person) => readonly MenuItem[];
};

/** The texts about members that both areas share. */
export const memberWords = (t: Translate) => ({
	role: (role: number): string => t(role === 0 ? 'accounts.people.admin' : 'accounts.people.member'),
	setPasswordTitle: (name: string): string => t('accounts.people.resetPasswordTitle', { name }),
});
