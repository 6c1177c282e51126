/** BullMQ's priorities: lower numbers run first. */
export const PRIORITY = {
	/** Gradings, and jobs that create mails. */
	first: 0,
	/** Documents that a company or staff waits for, and mails about an account. */
	waiting: 10,
	visitor: 20,
	/** Further documents of a network that has just asked for some: others' first ones come before. */
	visitorAgain: 21,
	visitorMuch: 22,
	/** Creating notices: delayed by seconds at most, and not awaited. */
	notice: 25,
	/** Mails, of which 100,000 may wait for a slow mail server. */
	mail: 27,
	/** Documents that are pre-rendered. */
	ahead: 30,
} as const;

/** The documents of one address within a minute after which further ones come behind those of others. */
const FIRST_DOCUMENTS = 1;
const FEW_DOCUMENTS = 10;

/** Of the document of a visitor, by how many the address has asked for within a minute, this one included. */
export const visitorPriority = (asked: number): Priority => {
	if (asked <= FIRST_DOCUMENTS) return PRIORITY.visitor;
	return asked <= FEW_DOCUMENTS ? PRIORITY.visitorAgain : PRIORITY.visitorMuch;
};

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];
