import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { ownerOf, type Seal } from '#server/base/seal.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { totps } from '#server/db/tables/second-factor.ts';
import { WRONG_CODES_A_DAY } from '#shared/accounts/second-factor.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ServerText } from '#shared/texts/server.ts';
import type { Totp } from './factors.ts';
import { stepOf } from './totp.ts';

/** Sign-in with a code of the authenticator app. */

/** The secret in base32; null if it was sealed with another APP_SECRET. */
export const secretOf = (seal: Seal, { userId, secret }: Pick<Totp, 'userId' | 'secret'>): string | null =>
	seal.open(secret, ownerOf(userId));

const isSpent = ({ wrongOn, wrongCodes }: Totp, now: Date): boolean =>
	wrongOn === tokyoDate(now) && wrongCodes >= WRONG_CODES_A_DAY;

/** Why no code of the app is accepted now; null if codes are. */
export const whyNoCodes = (
	{ clock, totpSeal }: Pick<Deps, 'clock' | 'totpSeal'>,
	totp: Totp,
): 'secondFactor.tooManyCodes' | 'secondFactor.secretLost' | null => {
	if (isSpent(totp, clock.now())) return 'secondFactor.tooManyCodes';
	return secretOf(totpSeal, totp) === null ? 'secondFactor.secretLost' : null;
};

const lockTotp = async (tx: Tx, userId: number): Promise<Totp | null> => {
	const [totp] = await tx
		.select()
		.from(totps)
		.where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)))
		.for('update');
	return totp ?? null;
};

/** Marks a time step as used. False if it or a later one was used before. */
const acceptStep = async (tx: Tx, userId: number, step: number): Promise<boolean> => {
	const used = await tx
		.update(totps)
		.set({ lastStep: step })
		.where(and(eq(totps.userId, userId), lt(totps.lastStep, step)))
		.returning({ userId: totps.userId });
	return used.length > 0;
};

const countWrong = async (tx: Tx, { userId, wrongOn, wrongCodes }: Totp, now: Date): Promise<void> => {
	const today = tokyoDate(now);
	await tx
		.update(totps)
		.set({ wrongOn: today, wrongCodes: wrongOn === today ? wrongCodes + 1 : 1 })
		.where(eq(totps.userId, userId));
};

/** Consumes a code. If refused, returns why and counts the attempt: the transaction must be committed all the same. */
export const acceptTotpCode = async (
	tx: Tx,
	deps: Pick<Deps, 'clock' | 'totpSeal'>,
	userId: number,
	code: string,
): Promise<ServerText | null> => {
	const totp = await lockTotp(tx, userId);
	if (!totp) return 'secondFactor.codeWrong';
	const why = whyNoCodes(deps, totp);
	if (why) return why;
	const now = deps.clock.now();
	const step = stepOf(secretOf(deps.totpSeal, totp) ?? '', code, now);
	if (step !== null && (await acceptStep(tx, userId, step))) return null;
	await countWrong(tx, totp, now);
	return 'secondFactor.codeWrong';
};
