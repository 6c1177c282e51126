import type { CallContext } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { failureOf, loggable } from '#server/calls/failure.ts';
import type { BulkOutcome } from '#shared/bulk/schemas.ts';

/** Hides the latency of the database but leaves connections to other calls. */
const AT_ONCE = 4;

type Result = { id: number; failure: { status: number; message: string } | null };

/** Runs `work` for each distinct row in a transaction of its own, so that failures do not affect other rows. */
export const eachRow = async (
	{ log }: Pick<Deps, 'log'>,
	ids: readonly number[],
	{ locale }: Pick<CallContext, 'locale'>,
	work: (id: number) => Promise<unknown>,
): Promise<BulkOutcome> => {
	const attempt = async (id: number): Promise<Result> => {
		try {
			await work(id);
			return { id, failure: null };
		} catch (error) {
			const { status, message, unexpected } = failureOf(error, locale);
			if (unexpected) log.error({ error: loggable(error), row: id }, 'a row of a bulk action failed');
			return { id, failure: { status, message } };
		}
	};
	const rows = [...new Set(ids)];
	const results = new Map<number, Result>();
	const waiting = rows.values();
	const take = async (): Promise<void> => {
		for (const id of waiting) results.set(id, await attempt(id));
	};
	await Promise.all(Array.from({ length: AT_ONCE }, take));
	const inOrder = rows.flatMap((id) => results.get(id) ?? []);
	return {
		succeeded: inOrder.filter(({ failure }) => failure === null).map(({ id }) => id),
		failed: inOrder.flatMap(({ id, failure }) => (failure ? [{ id, ...failure }] : [])),
	};
};
