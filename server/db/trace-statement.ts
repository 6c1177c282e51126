import { newSpanId } from '#server/base/telemetry/span.ts';
import type { Telemetry } from '#server/base/telemetry/telemetry.ts';
import type { TracedStatement } from './watch-statements.ts';

const MOST_TEXT = 2_000;

/** Its first word, such as `select`, names a statement in lists of spans. */
const nameOf = (text: string): string => /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

/** Sends a statement that has just ended as a span; its text has placeholders in place of values. */
export const traceStatement =
	({ add }: Telemetry) =>
	({ text, ms, span: { traceId, spanId: parentId }, isError }: TracedStatement): void => {
		const end = Date.now();
		add({
			traceId,
			spanId: newSpanId(),
			parentId,
			name: nameOf(text),
			kind: 'client',
			start: end - ms,
			end,
			attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) },
			isError,
		});
	};
