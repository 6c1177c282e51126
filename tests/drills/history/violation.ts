/** A rule that a history breaks. */

export type Rule =
	| 'acknowledged write lost'
	| 'stale version won'
	| 'torn or unknown content'
	| 'stale read'
	| 'accepted at a wrong status'
	| 'effect twice, missing or of a refused call'
	| 'effects out of order'
	| 'transition against the table'
	| 'job not done once'
	| 'document lost or left'
	| 'more documents than allowed';

export type Violation = { rule: Rule; detail: string };

export const violation = (rule: Rule, detail: string): Violation => ({ rule, detail });
