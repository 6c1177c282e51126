/** Reasons for leaving data out of a company's archive, in the order of its README; explained by `archive.leftOut`. */
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
