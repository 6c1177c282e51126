/** From when and until when a law is in force, by dates of Tokyo; both days belong to it. Null or undefined: open at this end. */
export type LawDays = { from?: string | null | undefined; until?: string | null | undefined };

export type LawState = 'coming' | 'in_force' | 'past';

/** `today`: a date of Tokyo. */
export const lawStateOf = ({ from, until }: LawDays, today: string): LawState => {
	if (from && today < from) return 'coming';
	return until && today > until ? 'past' : 'in_force';
};

/** Whether the last day comes before the first. */
export const endsBeforeItBegins = ({ from, until }: LawDays): boolean => Boolean(from && until && until < from);
