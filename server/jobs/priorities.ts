/** BullMQ's priorities: lower numbers run first. */
export const PRIORITY = {
	/** Gradings and mails. */
	first: 0,
	/** Documents for which a company or staff waits. */
	waiting: 10,
	/** Documents of anonymous visitors. */
	visitor: 20,
	/** Documents for which nobody waits yet. */
	ahead: 30,
} as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];
