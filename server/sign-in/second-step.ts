import type { z } from 'zod';
import { type Opened, openSession } from '#server/accounts/open-session.ts';
import { lockUser, type User } from '#server/accounts/queries.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { announce } from '#server/notify/announce.ts';
import { findPasskey } from '#server/second-factor/passkeys.ts';
import { acceptRecoveryCode } from '#server/second-factor/recovery-codes.ts';
import { acceptTotpCode } from '#server/second-factor/totp-use.ts';
import { verifyAssertion } from '#server/second-factor/webauthn.ts';
import { type Answering, closeChallenge, countTry, findChallenge, takeChallenge } from '#server/sessions/challenges.ts';
import type { Method, passkeyAssertion } from '#shared/accounts/second-factor.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { countAnswer, failedSignIn } from './failed.ts';
import { openWithPasskey } from './with-passkey.ts';

/** Second step of a sign-in: the response to the challenge after the password. */

type StepDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'limits' | 'auditCounter' | 'totpSeal' | 'log'>;

type Assertion = z.output<typeof passkeyAssertion>;
type Given = {
	code?: string | undefined;
	recovery_code?: string | undefined;
	passkey?: Assertion | undefined;
};

/** The given factor, and the field that gets its error. */
type Code = { method: 'totp' | 'recovery_code'; field: 'code' | 'recovery_code'; code: string };
type Answer = Code | { method: 'passkey'; field: 'passkey'; passkey: Assertion };

/** @throws 422 unless exactly one is given */
const answerIn = ({ code, recovery_code, passkey }: Given): Answer => {
	const given: Answer[] = [
		...(code === undefined ? [] : [{ method: 'totp', field: 'code', code } as const]),
		...(recovery_code === undefined
			? []
			: [{ method: 'recovery_code', field: 'recovery_code', code: recovery_code } as const]),
		...(passkey === undefined ? [] : [{ method: 'passkey', field: 'passkey', passkey } as const]),
	];
	const [only, ...others] = given;
	if (!only || others.length > 0) throw invalidField('code', 'secondFactor.oneAnswer');
	return only;
};

/** Outcome of a step. `user` is null if the challenge is no longer open. */
type Outcome = { user: User | null; opened: Opened | null; why: ServerText };

const GONE: Outcome = { user: null, opened: null, why: 'secondFactor.challengeGone' };

/** Locks the challenged user before the challenge, the same order in which a password change ends it. */
const lockAsked = async (tx: Tx, { clock }: StepDeps, answering: Answering): Promise<User | null> => {
	const challenge = await findChallenge(tx, clock, answering);
	return challenge?.userId ? lockUser(tx, challenge.userId, 'share') : null;
};

/** Consumes a code; returns why it was refused, or null. */
const acceptCode = async (tx: Tx, deps: StepDeps, user: User, { method, code }: Code): Promise<ServerText | null> => {
	if (method === 'totp') return acceptTotpCode(tx, deps, user.id, code);
	if (!(await acceptRecoveryCode(tx, user.id, code))) return 'secondFactor.recoveryCodeWrong';
	await announce(tx, 'recovery_code_used', deps.clock.now(), { user_id: user.id, email: user.email });
	return null;
};

/** Wrong codes are counted, so the transaction is committed even if no session is opened. */
const withCode = (deps: StepDeps, answering: Answering, code: Code, call: CallContext): Promise<Outcome> =>
	deps.db.transaction(async (tx) => {
		const user = await lockAsked(tx, deps, answering);
		if (!user || !(await countTry(tx, deps.clock, answering))) return GONE;
		const why = await acceptCode(tx, deps, user, code);
		if (why) return { user, opened: null, why };
		await closeChallenge(tx, answering.token);
		return { user, opened: await openSession(tx, deps, user, code.method, call), why: GONE.why };
	});

/** Takes the challenge before verifying the signature, so that it works once. */
const withPasskey = async (
	deps: StepDeps,
	answering: Answering,
	answer: Assertion,
	call: CallContext,
): Promise<Outcome> => {
	const { db, clock } = deps;
	const asked = await db.transaction(async (tx) => {
		const user = await lockAsked(tx, deps, answering);
		const taken = user && (await takeChallenge(tx, clock, answering));
		return taken && { user, challenge: taken.passkeyChallenge };
	});
	if (!asked) return GONE;
	const { user, challenge } = asked;
	const refused: Outcome = { user, opened: null, why: 'secondFactor.passkeyRefused' };
	const found = await findPasskey(db, user.area, answer.id);
	if (challenge === null || found?.user.id !== user.id) return refused;
	const { passkey } = found;
	const signed = await verifyAssertion(deps, answer, { challenge, passkey, isAlone: false });
	const opened = signed && (await openWithPasskey(deps, user, { id: passkey.id, signed }, 'passkey', call));
	return { ...refused, opened };
};

/**
 * Completes a sign-in.
 * @throws 422 on `challenge` if the user has to start again; on `code`, `recovery_code` or `passkey`; 429
 */
export const answerChallenge = async (
	deps: StepDeps,
	area: Actor['area'],
	{ challenge, ...given }: Given & { challenge: string },
	call: CallContext,
): Promise<Opened> => {
	const answer = answerIn(given);
	const giveBack = await countAnswer(deps, `${area}.session.secondFactorLogin`, call);
	const answering: Answering = { token: challenge, purpose: 'second_factor', area, address: call.limitKey };
	const { user, opened, why } =
		answer.method === 'passkey'
			? await withPasskey(deps, answering, answer.passkey, call)
			: await withCode(deps, answering, answer, call);
	if (!opened) {
		const method: Method = answer.method;
		const field = user ? answer.field : 'challenge';
		throw await failedSignIn(deps, { area, userId: user?.id ?? null, method, field, why }, call);
	}
	await giveBack();
	return opened;
};
