/** Why something is not in the archive of a company, in the order of its README; `archive.leftOut` says it to its readers. */
export const LEFT_OUT = [
	'secrets',
	'notes',
	'staffWork',
	'staff',
	'notYet',
	'staffPdfs',
	'ended',
	'voice',
	'soonGone',
	'inner',
] as const;

export type LeftOut = (typeof LEFT_OUT)[number];
