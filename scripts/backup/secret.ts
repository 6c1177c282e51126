import type { Installation } from '#scripts/commands/installation.ts';
import { createSigner, loadSecret } from '#server/base/secret.ts';
import { countTotps, otherSecretWords, secretStateOf } from '#server/db/secret-mark.ts';

/** Warning if the backup was made with another APP_SECRET; otherwise null. */
export const wordsOfSecret = async ({ db, config }: Pick<Installation, 'db' | 'config'>): Promise<string | null> => {
	const state = await secretStateOf(db, createSigner(loadSecret(config)));
	return state === 'other' ? otherSecretWords(await countTotps(db)) : null;
};
