/** BullMQ's priorities: lower numbers run first. */
export const PRIORITY = {
	/** Gradings, and what makes the rows of mails. */
	first: 0,
	/** Documents for which a company or staff waits, and mails about an account. */
	waiting: 10,
	/** Documents of anonymous visitors. */
	visitor: 20,
	/** What makes notices: they wait for seconds, and nobody waits for them. */
	notice: 25,
	/** Mails, of which a hundred thousand may wait for a slow mail server. */
	mail: 27,
	/** Documents for which nobody waits yet. */
	ahead: 30,
} as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];
