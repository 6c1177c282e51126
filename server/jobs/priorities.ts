/** BullMQ's priorities: lower numbers run first. */
export const PRIORITY = {
	/** Gradings, and what makes the rows of mails. */
	first: 0,
	/** Documents for which a company or staff waits. */
	waiting: 10,
	/** Documents of anonymous visitors. */
	visitor: 20,
	/** Notices and mails, which may be many: they wait for seconds, and nobody waits for them. */
	notice: 25,
	/** Documents for which nobody waits yet. */
	ahead: 30,
} as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];
