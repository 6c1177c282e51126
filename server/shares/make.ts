import { eq } from 'drizzle-orm';
import { getVisibleProgress } from '#server/assessment/access.ts';
import { changesOf } from '#server/audit/changes.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { AppError, conflict, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { shareLinks } from '#server/db/tables/shares.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { roundOf } from '#shared/assessment/round.ts';
import { tokyoDate } from '#shared/dates.ts';
import { pages, withText } from '#shared/pages/public.ts';
import { lastDayOf } from '#shared/shares/lifetime.ts';
import { MAX_RUNNING_SHARES, type ShareBody, type ShareRow } from '#shared/shares/schemas.ts';
import { readShared } from './content.ts';
import { presentShare } from './present.ts';
import { isRunningOf, listShares } from './queries.ts';
import { newToken } from './token.ts';

type MakeDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The assessment and round of the link; null for the certificate. @throws 422 if one is missing or superfluous */
const subjectOf = ({ shows, progress_id: progressId, is_first_time: isFirst }: ShareBody) => {
	if (shows === 'certificate') {
		if (progressId) throw invalidField('progress_id', 'shares.noAssessment');
		return { progressId: null, round: null };
	}
	if (!progressId) throw invalidField('progress_id', 'validation.required');
	return { progressId, round: roundOf(isFirst ?? true) };
};

/** @throws 422 for a day that is over or later than in a year */
const assertUntil = (until: string, today: string): void => {
	if (until < today) throw invalidField('until', 'shares.over');
	if (until > lastDayOf(today)) throw invalidField('until', 'shares.tooLate', { date: lastDayOf(today) });
};

/** @throws 409 where the company itself may not read what it would show */
const assertReadable = async (deps: MakeDeps, tx: Tx, share: Parameters<typeof readShared>[1], call: CallContext) => {
	try {
		await readShared({ ...deps, db: tx }, share, call.locale);
	} catch (error) {
		if (error instanceof AppError && error.status === 404) throw conflict('shares.nothingToShow');
		throw error;
	}
};

/**
 * A new link, which only this answer contains.
 * @throws 404 for an assessment of others; 409 for content that the company may not read, and with too many links; 422
 */
export const makeShare = (
	deps: MakeDeps,
	actor: CompanyActor,
	body: ShareBody,
	call: CallContext,
): Promise<ShareRow & { path: string }> => {
	const today = tokyoDate(deps.clock.now());
	const subject = subjectOf(body);
	assertUntil(body.until, today);
	return deps.db.transaction(async (tx) => {
		const { id: companyId } = await lockVisibleCompany(tx, actor, actor.companyId);
		const { shows, shown_to, until, page_language } = body;
		if (subject.progressId !== null) await getVisibleProgress(tx, actor, subject.progressId);
		await assertReadable(deps, tx, { companyId, shows, ...subject }, call);
		if ((await tx.$count(shareLinks, isRunningOf(companyId, today))) >= MAX_RUNNING_SHARES)
			throw conflict('shares.tooMany', { count: MAX_RUNNING_SHARES });
		const token = newToken();
		const [made] = await tx
			.insert(shareLinks)
			.values({
				...{ companyId, shows, shownTo: shown_to, until, pageLanguage: page_language, ...subject },
				tokenHash: hashToken(token),
				createdBy: actor.userId,
				createdAt: deps.clock.now(),
			})
			.returning({ id: shareLinks.id });
		if (!made) throw new Error('no link was made');
		await recordAudit(tx, {
			action: 'share.made',
			actorId: actor.userId,
			subject: 'company',
			subjectId: companyId,
			detail: { share_id: made.id, progress_id: subject.progressId },
			changes: changesOf('share', null, { shows, shown_to, until, page_language }),
			call,
		});
		const [record] = await listShares(tx, companyId, eq(shareLinks.id, made.id));
		if (!record) throw new Error(`link ${made.id} was made and is not there`);
		return { ...presentShare(record, today), path: withText(pages.share, token) };
	});
};
