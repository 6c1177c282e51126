import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { AppError, notFound } from '#server/base/errors.ts';
import type { Signer } from '#server/base/secret.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { phoneFiles, phoneUploads } from '#server/db/tables/evidence.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { type OpenedPhone, PHONE_FILES, PHONE_MINUTES } from '#shared/evidence/phone.ts';
import { lockPlace } from './place.ts';

/** Codes for photos by phone: a person opens one at the computer and scans it with the phone. */

const TOKEN_BYTES = 16;
const LIFETIME_MS = PHONE_MINUTES * 60_000;

/** Most codes of a person that work at a time; opening another revokes the oldest. */
const MOST_LIVE = 3;
/** Most unused photos of a person, over all codes. Beyond it no further code is opened (409). */
const MOST_WAITING = 3 * PHONE_FILES;

export const hmacOf = (signer: Signer, token: string): string => signer.sign('phone-upload', token);

const assertFewWaiting = async (tx: Tx, userId: number): Promise<void> => {
	const waiting = await tx.$count(
		phoneFiles,
		inArray(
			phoneFiles.uploadId,
			tx.select({ id: phoneUploads.id }).from(phoneUploads).where(eq(phoneUploads.userId, userId)),
		),
	);
	if (waiting >= MOST_WAITING) {
		throw new AppError('phone.tooManyWaiting', { status: 409, variables: { count: waiting } });
	}
};

/** Revokes all but the newest MOST_LIVE - 1 codes, to make room for another. */
const endOldest = async (tx: Tx, userId: number, now: Date): Promise<void> => {
	const live = await tx
		.select({ id: phoneUploads.id })
		.from(phoneUploads)
		.where(and(eq(phoneUploads.userId, userId), isNull(phoneUploads.revokedAt), gt(phoneUploads.expiresAt, now)))
		.orderBy(desc(phoneUploads.id))
		.for('update');
	const oldest = live.slice(MOST_LIVE - 1).map(({ id }) => id);
	if (oldest.length > 0) await tx.update(phoneUploads).set({ revokedAt: now }).where(inArray(phoneUploads.id, oldest));
};

/**
 * Opens a code for a place, which must accept files now. Returns its token, of which only the HMAC is stored.
 * @throws 404, 409, 503
 */
export const openPhoneUpload = async (
	{ db, clock, signer, config, photos }: Pick<Deps, 'db' | 'clock' | 'signer' | 'config' | 'photos'>,
	actor: CompanyActor,
	{ evidence_request_id }: { evidence_request_id?: number | null | undefined },
	call: CallContext,
): Promise<OpenedPhone> => {
	await photos.assertAvailable();
	const token = randomBytes(TOKEN_BYTES).toString('base64url');
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + LIFETIME_MS);
	const id = await db.transaction(async (tx) => {
		// Locking the company's assessment also serializes changes of this person's codes.
		const { progressId, request } = await lockPlace(tx, actor, evidence_request_id ?? null, { clock, call });
		await assertFewWaiting(tx, actor.userId);
		await endOldest(tx, actor.userId, now);
		const [made] = await tx
			.insert(phoneUploads)
			.values({
				tokenHmac: hmacOf(signer, token),
				progressId,
				requestId: request?.id ?? null,
				userId: actor.userId,
				sessionId: hashToken(actor.sessionToken),
				expiresAt,
				createdAt: now,
			})
			.returning({ id: phoneUploads.id });
		if (!made) throw new Error('no code was made');
		await recordAudit(tx, {
			action: 'phone_upload.opened',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: progressId,
			call,
		});
		return made.id;
	});
	return { id, token, origin: config.publicUrl, expires_at: expiresAt.toISOString() };
};

/** Revokes a code of the actor. Photos sent with it can still be used. @throws 404 */
export const revokePhoneUpload = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: CompanyActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const isOwn = and(eq(phoneUploads.id, id), eq(phoneUploads.userId, actor.userId));
		const [found] = await tx
			.select({ progressId: phoneUploads.progressId, revokedAt: phoneUploads.revokedAt })
			.from(phoneUploads)
			.where(isOwn)
			.for('update');
		if (!found) throw notFound();
		if (found.revokedAt) return null;
		await tx.update(phoneUploads).set({ revokedAt: clock.now() }).where(isOwn);
		await recordAudit(tx, {
			action: 'phone_upload.revoked',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: found.progressId,
			call,
		});
		return null;
	});
