import type { Deps } from '#server/calls/deps.ts';

/** Token of an undo link. The database stores its hash and nonce; neither suffices to derive it. */
export const undoTokenOf = ({ signer }: Pick<Deps, 'signer'>, nonce: string): string =>
	signer.sign('undo-email-change', nonce);
