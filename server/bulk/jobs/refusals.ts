import { AppError, conflict } from '#server/base/errors.ts';
import { failureOf } from '#server/calls/failure.ts';
import type { bulkJobRows } from '#server/db/tables/bulk.ts';
import { canTransition } from '#shared/assessment/status.ts';
import { OPEN } from '#shared/assessment/status-sets.ts';
import type { ListAct, Waits } from '#shared/bulk/job-states.ts';
import { tokyoDate, wordedDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type RowFacts, waitsOf } from './facts.ts';

type Refusal = Pick<typeof bulkJobRows.$inferSelect, 'status' | 'refusal' | 'refusalVariables'>;

type Lately = (companyId: number, waits: Waits) => Date | undefined;

const whyNotReminded = (facts: RowFacts, lately: Lately): AppError | null => {
	const waits = waitsOf(facts);
	if (!waits) return conflict('bulk.nothingWaits');
	const last = lately(facts.companyId, waits);
	return last ? conflict('bulk.remindedLately', { date: tokyoDate(last) }) : null;
};

const whyNotPeriod = ({ progressId, status, isNewest }: RowFacts): AppError | null => {
	if (progressId === null || status === null) return conflict('assessment.noneYet');
	if (!isNewest) return conflict('assessment.notCurrent');
	return OPEN.includes(status) ? null : conflict('assessment.wrongStatus', { status });
};

/** What a start is refused with while the former assessment is running. */
export const RUNNING = 'assessment.underWay';

const whyNotStarted = ({ status, hasObjection }: RowFacts): AppError | null => {
	if (!canTransition('start', status)) return conflict(RUNNING);
	return hasObjection ? conflict('objections.undecided') : null;
};

/** Why an act is not possible on a row as it is now; the acts themselves decide again, under their locks. */
export const whyNot = (act: ListAct, facts: RowFacts, lately: Lately): AppError | null => {
	switch (act) {
		case 'assign':
			return null;
		case 'start':
			return whyNotStarted(facts);
		case 'period':
			return whyNotPeriod(facts);
		case 'remind':
			return whyNotReminded(facts, lately);
	}
};

/** Stored without words, so that each reader gets it in their language. */
export const refusalOf = (error: unknown): Refusal => {
	if (!(error instanceof AppError)) return { status: 500, refusal: 'common.internal', refusalVariables: {} };
	return { status: error.status, refusal: error.code, refusalVariables: error.variables };
};

/** Null for a row that was not refused. */
export const wordsOfRefusal = ({ refusal, refusalVariables, status }: Refusal, locale: Locale): string | null => {
	if (refusal === null || status === null) return null;
	const { date } = refusalVariables;
	const variables =
		typeof date === 'string' ? { ...refusalVariables, date: wordedDate(date, locale) } : refusalVariables;
	return failureOf(new AppError(refusal, { status, variables }), locale).message;
};
