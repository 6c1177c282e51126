import type { Deps } from '#server/calls/deps.ts';

/** The token of the link that undoes a change. The database has its hash and its nonce, neither of which suffices. */
export const undoTokenOf = ({ signer }: Pick<Deps, 'signer'>, nonce: string): string =>
	signer.sign('undo-email-change', nonce);
