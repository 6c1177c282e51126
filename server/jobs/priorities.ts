/** BullMQ's priorities: lower numbers run first. */
export const PRIORITY = {
	/** Gradings, and jobs that create mails. */
	first: 0,
	/** Documents that a company or staff waits for, and mails about an account. */
	waiting: 10,
	visitor: 20,
	/** Creating notices: delayed by seconds at most, and not awaited. */
	notice: 25,
	/** Mails, of which 100,000 may wait for a slow mail server. */
	mail: 27,
	/** Documents that are pre-rendered. */
	ahead: 30,
} as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];
