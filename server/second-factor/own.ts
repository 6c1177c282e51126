import { recordAudit } from '#server/audit/record.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { conflict } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { SecondFactor } from '#shared/accounts/second-factor.ts';
import { hasFactor, isRequired, readFactors } from './factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { whyNoPasskeys } from './relying-party.ts';
import { lockSelf, verifySelf } from './self.ts';

/** The user's own factors, and new recovery codes. */

export const getOwnFactors = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	actor: Actor,
	call: CallContext,
): Promise<SecondFactor> => {
	const { totp, passkeys, recoveryCodes } = await readFactors(db, actor.userId);
	return {
		totp: totp?.confirmedAt ? { since: totp.confirmedAt.toISOString() } : null,
		passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
			id,
			name,
			created_at: createdAt.toISOString(),
			last_used_at: lastUsedAt?.toISOString() ?? null,
		})),
		recovery_codes: recoveryCodes,
		is_required: isRequired(config, actor.area),
		no_passkeys: whyNoPasskeys(config, call),
	};
};

/**
 * Creates recovery codes, shown this once; earlier ones become invalid.
 * @throws 409 without a factor; 422 on `password`; 429
 */
export const makeRecoveryCodes = async (
	deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'auditCounter'>,
	actor: Actor,
	{ password }: { password: string },
	call: CallContext,
): Promise<{ recovery_codes: string[] }> => {
	await verifySelf(deps, actor, password, call);
	return deps.db.transaction(async (tx) => {
		const { user, factors } = await lockSelf(tx, actor);
		if (!hasFactor(factors)) throw conflict('secondFactor.noFactor');
		const recovery_codes = await replaceRecoveryCodes(tx, deps.clock, user.id);
		await recordAudit(tx, {
			action: 'second_factor.recovery_codes_made',
			actorId: user.id,
			subject: 'user',
			subjectId: user.id,
			call,
		});
		return { recovery_codes };
	});
};
