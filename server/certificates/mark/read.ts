import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { networkOf } from '#server/base/network.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findVerification } from '#server/certificates/verify.ts';
import type { Marked } from './draw.ts';

/**
 * What the mark of a certificate shows now. One without a star has no mark, and is refused like an unknown code; refusals are
 * counted by network, apart from those of `/verify`.
 * @throws 404, 429
 */
export const readMark = async (
	deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'auditCounter'>,
	typed: string,
	call: CallContext,
): Promise<Marked> => {
	const found = await findVerification(deps, typed);
	if (found && found.stars > 0) {
		const { stars, code, state, issued_at: issuedOn } = found;
		return { stars, code, state, year: issuedOn.slice(0, 4) };
	}
	const network = networkOf(call.address);
	await auditedLimit(deps, { name: 'certificates.mark' }, call, () =>
		deps.limits.markMissesPerNetwork.consume(network),
	);
	throw notFound();
};
