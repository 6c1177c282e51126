import type { api } from '#client/api/client.ts';

/** A person in a list of people: a member of a company, or an account of the console. */
export type Person = { id: number; name: string; email: string; role: number; has_second_factor: boolean };

/** The calls on one person. */
type PersonCalls = Pick<
	typeof api.app.members,
	'resetPassword' | 'sendPasswordLink' | 'endSignIns' | 'removeSecondFactor' | 'delete'
>;

/** An area's list of people: its calls, what the signed-in user may do, and its own words. */
export type PeoplePort = {
	calls: PersonCalls;
	/** Invalidates the list. */
	refresh: () => Promise<void>;
	isOwn: (person: Person) => boolean;
	mayRemoveFactors: boolean;
	words: {
		/** 0 is the admin. */
		role: (role: number) => string;
		edit: string;
		save: string;
		setPassword: string;
		setPasswordTitle: (name: string) => string;
		/** What setting a password ends. */
		setPasswordHelp: string;
		remove: string;
		removeAction: string;
	};
	/** Whether the dialog that removes a person repeats the refusal of the toast. */
	repeatsRefusal: boolean;
};

export type PersonDialogProps = { port: PeoplePort; person: Person; onClose: () => void };
