import { and, count, desc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { getVisibleProgress } from '#server/assessment/access.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentComments, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import { objections } from '#server/db/tables/objections.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { actionReviews, improvementActions } from '#server/db/tables/plans.ts';
import { proposalWaivers } from '#server/db/tables/proposals.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import { localised, localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { CERTIFICATE_KINDS, certificateEntries, ofCertificate } from './certificates.ts';
import { mailEntries, mailedOf, ofMails } from './mails.ts';
import { OBJECTION_KINDS, objectionCounts, objectionEntries, ofObjection } from './objections.ts';
import { ofPlan, PLAN_KINDS, planEntries } from './plans.ts';
import { kindOf, ofRequest, REQUEST_KINDS, requestEntries } from './requests.ts';
import { ofVoice, VOICE_KINDS, voiceEntries } from './voice.ts';

const transitions = assessmentTransitions;
const comments = assessmentComments;
const waivers = proposalWaivers;

/** Sub-categories of the plan's actions; `paperSubCategories` are those of questions. */
const planned = alias(paperSubCategories, 'planned_sub_categories');

/** Non-null in the rows of revoked waivers. */
const resumedAt = sql<Date>`${waivers.resumedAt}`.mapWith(waivers.resumedAt).as('resumed_at');
const resumedBy = sql<number>`${waivers.resumedBy}`.as('resumed_by');

/** All entries of a progress: kind, row, time and actor. */
const entriesOf = (executor: Executor, progressId: number) =>
	unionAll(
		executor
			.select({ kind: kindOf('transition'), id: transitions.id, at: transitions.createdAt, by: transitions.actorId })
			.from(transitions)
			.where(eq(transitions.progressId, progressId)),
		executor
			.select({ kind: kindOf('comment'), id: comments.id, at: comments.createdAt, by: comments.authorId })
			.from(comments)
			.where(eq(comments.progressId, progressId)),
		executor
			.select({ kind: kindOf('proposal_waived'), id: waivers.id, at: waivers.waivedAt, by: waivers.waivedBy })
			.from(waivers)
			.where(eq(waivers.progressId, progressId)),
		executor
			.select({ kind: kindOf('proposal_resumed'), id: waivers.id, at: resumedAt, by: resumedBy })
			.from(waivers)
			.where(and(eq(waivers.progressId, progressId), isNotNull(waivers.resumedAt))),
		...requestEntries(executor, progressId),
		...objectionEntries(executor, progressId),
		...planEntries(executor, progressId),
		...certificateEntries(executor, progressId),
		...voiceEntries(executor, progressId),
		...mailEntries(executor, progressId),
	).as('entries');

/** Position of a question in its paper, counted from 0: category, sub-category, question. */
const ordinals = sql<
	number[]
>`array[${paperMainCategories.ordinal}, ${paperSubCategories.ordinal}, ${paperQuestions.ordinal}]`;

const select = (executor: Executor, progressId: number, locale: Locale) => {
	const entry = entriesOf(executor, progressId);
	const mailed = mailedOf(executor, progressId);
	return executor
		.select({
			id: entry.id,
			at: entry.at,
			actor: { id: users.id, name: users.name },
			transition: getTableColumns(transitions),
			comment: getTableColumns(comments),
			kind: entry.kind,
			waiver: getTableColumns(waivers),
			request: getTableColumns(evidenceRequests),
			message: getTableColumns(evidenceMessages),
			planAction: getTableColumns(improvementActions),
			review: getTableColumns(actionReviews),
			certificate: getTableColumns(certificates),
			objection: getTableColumns(objections),
			objected: objectionCounts,
			voice: getTableColumns(voiceRounds),
			mailed: { about: mailed.about, recipients: mailed.recipients },
			planned: { id: planned.id, content: localised(locale, planned.content, planned.contentEn) },
			question: { id: paperQuestions.id, content: localisedPaper(locale).question, ordinals },
		})
		.from(entry)
		.leftJoin(users, eq(users.id, entry.by))
		.leftJoin(transitions, and(eq(entry.kind, 'transition'), eq(transitions.id, entry.id)))
		.leftJoin(comments, and(eq(entry.kind, 'comment'), eq(comments.id, entry.id)))
		.leftJoin(waivers, and(inArray(entry.kind, ['proposal_waived', 'proposal_resumed']), eq(waivers.id, entry.id)))
		.leftJoin(
			evidenceMessages,
			and(inArray(entry.kind, [...REQUEST_KINDS.byMessage]), eq(evidenceMessages.id, entry.id)),
		)
		.leftJoin(
			evidenceRequests,
			or(
				and(inArray(entry.kind, [...REQUEST_KINDS.byRequest]), eq(evidenceRequests.id, entry.id)),
				eq(evidenceRequests.id, evidenceMessages.requestId),
			),
		)
		.leftJoin(paperQuestions, eq(paperQuestions.id, evidenceRequests.questionId))
		.leftJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.leftJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.leftJoin(actionReviews, and(inArray(entry.kind, [...PLAN_KINDS.byReview]), eq(actionReviews.id, entry.id)))
		.leftJoin(
			improvementActions,
			or(
				and(inArray(entry.kind, [...PLAN_KINDS.byAction]), eq(improvementActions.id, entry.id)),
				eq(improvementActions.id, actionReviews.actionId),
			),
		)
		.leftJoin(certificates, and(inArray(entry.kind, [...CERTIFICATE_KINDS]), eq(certificates.id, entry.id)))
		.leftJoin(objections, and(inArray(entry.kind, [...OBJECTION_KINDS]), eq(objections.id, entry.id)))
		.leftJoin(voiceRounds, and(inArray(entry.kind, [...VOICE_KINDS]), eq(voiceRounds.id, entry.id)))
		.leftJoin(mailed, and(eq(entry.kind, 'mailed'), eq(mailed.firstId, entry.id)))
		.leftJoin(planned, eq(planned.id, improvementActions.subCategoryId))
		.orderBy(desc(entry.at), desc(entry.kind), desc(entry.id))
		.$dynamic();
};

type Row = Awaited<ReturnType<typeof select>>[number];

const present = (row: Row, locale: Locale): TimelineEntry => {
	const { kind, id, at, actor, transition, comment, waiver, request } = row;
	const when = { id, at: at.toISOString() };
	const sent = ofMails(row, locale);
	if (sent) return { ...when, ...sent, actor: null };
	const asked = ofVoice(row);
	if (asked) return { ...when, ...asked, actor };
	if (!actor) throw new Error(`entry ${id} of a timeline has no actor`);
	const entry = { ...when, actor };
	if (comment) return { kind: 'comment', ...entry, content: comment.content };
	const told = request && ofRequest({ ...row, request });
	if (told) return { ...entry, ...told };
	const objected = ofObjection(row);
	if (objected) return { ...entry, ...objected };
	const followed = ofPlan(row);
	if (followed) return { ...entry, ...followed };
	const ended = ofCertificate(row);
	if (ended) return { ...entry, ...ended };
	if (waiver && kind === 'proposal_waived') return { kind, ...entry, reason: waiver.reason };
	if (kind === 'proposal_resumed') return { kind, ...entry };
	if (!transition) throw new Error(`entry ${id} of a timeline has no row`);
	const { event, fromStatus, toStatus, reason, messageToCompany, isSamePerson } = transition;
	return {
		kind: 'transition',
		...entry,
		event,
		from: fromStatus === null ? null : presentStatus(fromStatus, locale),
		to: presentStatus(toStatus, locale),
		reason,
		message_to_company: messageToCompany,
		is_same_person: isSamePerson,
	};
};

/** The timeline of a progress, newest first. @throws 404 */
export const readTimeline = async (
	{ db: executor }: Reader,
	actor: ConsoleActor,
	{ id, ...query }: ListQuery & { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<TimelineEntry>> => {
	await getVisibleProgress(executor, actor, id);
	const { rows, meta } = await readPage(executor, query, {
		rows: (one, window) => {
			const entries = select(one, id, locale);
			return inWindow(entries, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(entriesOf(one, id));
			return row?.total ?? 0;
		},
	});
	return { rows: rows.map((row) => present(row, locale)), meta };
};
