import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import { type FieldErrors, invalid, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { enqueueAhead } from '#server/jobs/outbox.ts';
import { announce } from '#server/notify/announce.ts';
import { nextReceiptNumber } from '#server/receipts/allocate.ts';
import { hashToken } from '#server/sessions/sessions.ts';
import { formerFold } from '#shared/former-fold.ts';
import type { FreeCategoryResult } from '#shared/free-assessment/schemas.ts';
import { categoryIdsOfSimplePaper, type FreeContact, findContactByKey, lockContact, nextContactId } from './queries.ts';
import { receiptJob } from './receipts.ts';
import { type SentForm, storedKeyOf } from './sent-form.ts';

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'signer'>;

const UNKNOWN = [{ key: 'validation.unknownRecord' }] as const;

/** Errors for category ids that are duplicates or belong to another paper or category. */
const foreignIds = (
	results: readonly FreeCategoryResult[],
	paper: ReadonlyMap<number, ReadonlySet<number>>,
): FieldErrors => {
	const seen = new Set<number>();
	const errors: Record<string, typeof UNKNOWN> = {};
	results.forEach((category, c) => {
		const path = `free_category_results.${c}`;
		const known = paper.get(category.main_category_id);
		if (!known || seen.has(category.main_category_id)) errors[`${path}.main_category_id`] = UNKNOWN;
		seen.add(category.main_category_id);
		const seenSubs = new Set<number>();
		category.free_sub_category_results.forEach(({ sub_category_id }, s) => {
			if (!known?.has(sub_category_id) || seenSubs.has(sub_category_id)) {
				errors[`${path}.free_sub_category_results.${s}.sub_category_id`] = UNKNOWN;
			}
			seenSubs.add(sub_category_id);
		});
	});
	return errors;
};

/** Only an application may have no result, and then no part of one. */
const mayLackScore = (sent: SentForm): boolean => sent.has_inquiry_request && sent.free_category_results.length === 0;

/** @throws 422 */
const assertSent = async (executor: Executor, sent: SentForm): Promise<void> => {
	if (sent.score === null && !mayLackScore(sent)) throw invalidField('score', 'validation.required');
	if (sent.has_inquiry_request && sent.phone === '') throw invalidField('phone', 'validation.required');
	const paper = await categoryIdsOfSimplePaper(executor, sent.assessment_paper_id);
	if (!paper) throw invalid({ assessment_paper_id: UNKNOWN });
	const errors = foreignIds(sent.free_category_results, paper);
	if (Object.keys(errors).length > 0) throw invalid(errors);
};

/** Columns that an application may change in a stored result. */
const contactColumns = (sent: SentForm) => ({
	companyName: sent.company_name,
	clientName: sent.client_name,
	email: sent.email,
	phone: sent.phone,
	message: sent.message ?? null,
	searchText: formerFold(`${sent.company_name} ${sent.client_name} ${sent.email}`),
});

/** Whether the sender may update a stored result: ids and emails can be guessed, the certificate's token cannot. */
const mayUpdate = (contact: FreeContact, sent: SentForm): boolean =>
	contact.paperId === sent.assessment_paper_id &&
	hashToken(sent.certificate_token ?? '') === contact.certificateTokenHash;

const certificateToken = ({ signer }: ContactDeps, id: number): string => signer.sign('free-certificate', String(id));

type Recorded = { id: number; receipt_number: string; certificate_token: string };

/** Stores a result. A form sent again, even concurrently, returns the first result. */
const storeContact = async (deps: ContactDeps, tx: Tx, sent: SentForm): Promise<Recorded> => {
	const id = await nextContactId(tx);
	const token = certificateToken(deps, id);
	const now = deps.clock.now();
	const idempotencyKey = storedKeyOf(sent);
	const receiptNumber = await nextReceiptNumber(tx, now);
	const inserted = await tx
		.insert(freeContacts)
		.overridingSystemValue()
		.values({
			id,
			...contactColumns(sent),
			paperId: sent.assessment_paper_id,
			refererId: sent.referer_id || null,
			hasInquiryRequest: sent.has_inquiry_request,
			appliedAt: sent.has_inquiry_request ? now : null,
			score: sent.score,
			categoryResults: sent.free_category_results,
			certificateTokenHash: hashToken(token),
			idempotencyKey,
			receiptNumber,
			createdAt: now,
		})
		.onConflictDoNothing({ target: freeContacts.idempotencyKey })
		.returning({ id: freeContacts.id });
	if (inserted.length > 0 && sent.has_inquiry_request) await announce(tx, 'inquiry', now, { subject_id: id });
	if (inserted.length > 0 || idempotencyKey === null) {
		return { id, receipt_number: receiptNumber, certificate_token: token };
	}
	const first = await findContactByKey(tx, idempotencyKey);
	return {
		id: first.id,
		receipt_number: first.receiptNumber ?? receiptNumber,
		certificate_token: certificateToken(deps, first.id),
	};
};

/** Adds an application to a result; the scores do not change. */
const updateContact = async ({ clock }: ContactDeps, tx: Tx, contactId: number, sent: SentForm): Promise<Recorded> => {
	const contact = await lockContact(tx, contactId);
	if (!contact || !mayUpdate(contact, sent)) throw invalid({ contact_id: UNKNOWN });
	const now = clock.now();
	const applies = sent.has_inquiry_request && !contact.hasInquiryRequest;
	const receiptNumber = contact.receiptNumber ?? (await nextReceiptNumber(tx, now));
	await tx
		.update(freeContacts)
		.set({
			...contactColumns(sent),
			refererId: sent.referer_id || contact.refererId,
			hasInquiryRequest: contact.hasInquiryRequest || sent.has_inquiry_request,
			receiptNumber,
			appliedAt: contact.appliedAt ?? (sent.has_inquiry_request ? now : null),
			// An earlier handling did not cover the application.
			...(applies ? { handledAt: null, handledBy: null } : {}),
		})
		.where(eq(freeContacts.id, contact.id));
	if (applies) await announce(tx, 'inquiry', now, { subject_id: contact.id });
	return { id: contact.id, receipt_number: receiptNumber, certificate_token: sent.certificate_token ?? '' };
};

/**
 * Stores a free result, or adds an application to a stored one (contract, section 9). Applicants get a receipt by mail;
 * others on request.
 * @throws 422
 */
export const recordContact = (
	deps: ContactDeps,
	sent: SentForm,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Recorded> =>
	deps.db.transaction(async (tx) => {
		await assertSent(tx, sent);
		const recorded = await (sent.contact_id
			? updateContact(deps, tx, sent.contact_id, sent)
			: storeContact(deps, tx, sent));
		const isApplication = sent.has_inquiry_request;
		if (isApplication || sent.wants_receipt) {
			await enqueueAhead(tx, receiptJob, {
				contact_id: recorded.id,
				is_application: isApplication,
				locale,
				at: deps.clock.now().toISOString(),
			});
		}
		return recorded;
	});
