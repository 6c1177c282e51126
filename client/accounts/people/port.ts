import type { api } from '#client/api/client.ts';

/** A person in a list of people: a member of a company, or an account of the console. */
export type Person = { id: number; name: string; email: string; role: number; has_second_factor: boolean };

type PersonCalls = Pick<
	typeof api.app.members,
	'resetPassword' | 'sendPasswordLink' | 'endSignIns' | 'removeSecondFactor' | 'delete'
>;

/** What the list of people needs from its area: calls, permissions and texts. */
export type PeoplePort = {
	calls: PersonCalls;
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
		/** Says what setting a password ends, such as all sessions. */
		setPasswordHelp: string;
		remove: string;
		removeAction: string;
	};
	/** Whether the dialog that removes a person also shows the error that a toast shows. */
	repeatsRefusal: boolean;
};

export type PersonDialogProps = { port: PeoplePort; person: Person; onClose: () => void };
