import type { WaitingOn } from './status.ts';

/** Whose turn it is, in words for staff: where no assessor is assigned, it is for admins to assign one first. */
export type Turn = WaitingOn | 'assignment';

type Facts = { waiting_on: WaitingOn | null; assessors: readonly unknown[] };

/** `waiting_on` stays the assessor on the wire, so that filters and counts mean the same as before. */
export const turnOf = ({ waiting_on: who, assessors }: Facts): Turn | null =>
	who === 'assessor' && assessors.length === 0 ? 'assignment' : who;
