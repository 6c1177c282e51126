/**
 * Four eyes (contract, third part, section 5): whoever rated in a round, or is the last author of its confirmed notes, should not
 * be the one who finalizes it. Issuing a certificate is not concerned.
 */

/** `FOUR_EYES`: nothing is said, it is marked, or it is refused. */
export const FOUR_EYES = ['off', 'mark', 'require'] as const;
type FourEyes = (typeof FOUR_EYES)[number];

/**
 * What finalizing means for a person: nothing further; it is marked as done by the same person; it is marked and needs a reason,
 * since there is no other admin; it is refused, since there is one.
 */
export const FINALISERS = ['free', 'marked', 'needsReason', 'refused'] as const;
export type Finaliser = (typeof FINALISERS)[number];

type FinaliserFacts = {
	setting: FourEyes;
	/** Whether the person rated or wrote in the round. */
	isSamePerson: boolean;
	/** Whether there is an admin who did neither. */
	othersExist: boolean;
};

export const judgeFinaliser = ({ setting, isSamePerson, othersExist }: FinaliserFacts): Finaliser => {
	if (setting === 'off' || !isSamePerson) return 'free';
	if (setting === 'mark') return 'marked';
	return othersExist ? 'refused' : 'needsReason';
};
