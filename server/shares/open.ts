import { auditedLimit } from '#server/accounts/audited-limit.ts';
import type { CallContext } from '#server/base/actor.ts';
import { AppError, notFound } from '#server/base/errors.ts';
import { networkOf } from '#server/base/network.ts';
import type { Deps } from '#server/calls/deps.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { SharedDocument } from '#shared/shares/documents.ts';
import { shareStateOn } from '#shared/shares/lifetime.ts';
import { readShared } from './content.ts';
import { countView, findByHash, type Share } from './queries.ts';

type OpenDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'limits' | 'auditCounter'>;

export type Opened = { share: Pick<Share, 'pageLanguage' | 'until'>; document: SharedDocument };

/** `language` of the reader, if chosen; otherwise that of the link. */
type Asked = { token: string; language: Locale | null };

/** The link and its content; null if there is none, or nothing to show now. */
const find = async (deps: OpenDeps, { token, language }: Asked): Promise<(Opened & { share: Share }) | null> => {
	const share = await findByHash(deps.db, hashToken(token));
	if (!share || shareStateOn(share, tokyoDate(deps.clock.now())) !== 'running') return null;
	try {
		return { share, document: await readShared(deps, share, language ?? share.pageLanguage) };
	} catch (error) {
		if (error instanceof AppError && error.status === 404) return null;
		throw error;
	}
};

/**
 * What a link shows to whoever has it; counts the view by day. Unknown, ended and expired links, and those whose content
 * the company may not read now, are refused alike and counted by network.
 * @throws 404, 429
 */
export const openShare = async (deps: OpenDeps, asked: Asked, call: CallContext): Promise<Opened> => {
	const opened = await find(deps, asked);
	if (!opened) {
		const network = networkOf(call.address);
		await auditedLimit(deps, { name: 'shares.open' }, call, () => deps.limits.shareMissesPerNetwork.consume(network));
		throw notFound();
	}
	await countView(deps.db, opened.share.id, tokyoDate(deps.clock.now()));
	return opened;
};
