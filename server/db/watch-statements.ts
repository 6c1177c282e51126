import type pg from 'pg';
import { currentOrigin, type Origin } from '#server/base/origin.ts';
import type { SpanPlace } from '#server/base/telemetry/span.ts';

export type SlowStatement = { text: string; ms: number; origin: Origin | null };

export type TracedStatement = { text: string; ms: number; span: SpanPlace; isError: boolean };

export type StatementWatch = {
	/** From this many milliseconds on, until PostgreSQL's answer; waits for earlier statements of the connection count. */
	slowMs: number;
	/** The text has placeholders in place of values. */
	onSlow: (statement: SlowStatement) => void;
	/** Called after each statement of a call or job, if its spans are sent. */
	onTraced?: (statement: TracedStatement) => void;
};

/** Slow statements of this process, for its metrics. */
export type StatementCount = { slow: number };

const MOST_TEXT = 500;

export const loggableStatement = ({ text, ms, origin }: SlowStatement): object => ({
	statement: text.slice(0, MOST_TEXT),
	ms: Math.round(ms),
	...(origin ? { requestId: origin.requestId ?? undefined, cause: origin.cause } : {}),
});

type Done = (...results: unknown[]) => void;

const textOf = (statement: unknown): string =>
	typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');

/** Adds the time of each statement to its origin, and reports slow ones. */
export const watchStatements = (client: pg.PoolClient, { slowMs, onSlow, onTraced }: StatementWatch): void => {
	const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
	const watched = (...statement: unknown[]): unknown => {
		const origin = currentOrigin();
		const begin = performance.now();
		const end = (isError: boolean): void => {
			const ms = performance.now() - begin;
			if (origin) {
				origin.databaseMs += ms;
				origin.statements += 1;
			}
			if (ms >= slowMs) onSlow({ text: textOf(statement[0]), ms, origin });
			if (origin?.span && onTraced) onTraced({ text: textOf(statement[0]), ms, span: origin.span, isError });
		};
		const last = statement.at(-1);
		// The pool passes a callback, transactions take the promise.
		if (typeof last === 'function') {
			const done: Done = (...results) => {
				end(Boolean(results[0]));
				(last as Done)(...results);
			};
			return query(...statement.slice(0, -1), done);
		}
		const answer = query(...statement);
		if (answer instanceof Promise) {
			answer.then(
				() => end(false),
				() => end(true),
			);
		}
		return answer;
	};
	client.query = watched as typeof client.query;
};
