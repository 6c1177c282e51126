import type { Logger } from 'pino';
import { readVersion } from '#server/base/version.ts';
import { tracesOf } from './otlp.ts';
import type { Span } from './span.ts';

/** Sends spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT, a few seconds after they end. */

const EVERY_MS = 5_000;
const LIMIT_MS = 5_000;
/** Sent at once. */
const BATCH = 512;
/** Kept while the collector does not answer; further ones are dropped. */
const MOST_KEPT = 4_096;
const WARN_EVERY_MS = 60_000;

export type Telemetry = {
	/** Called once a span has ended. Never throws, and waits for nothing. */
	add: (span: Span) => void;
	/** Sends what is left. */
	close: () => Promise<void>;
};

type Collector = { url: string; headers: Readonly<Record<string, string>> };

type Options = {
	collector: Collector;
	/** Such as `kyosei-server`. */
	service: string;
	log: Pick<Logger, 'warn'>;
};

export const openTelemetry = ({ collector, service, log }: Options): Telemetry => {
	const resource = { 'service.name': service, 'service.version': readVersion(), 'process.pid': process.pid };
	let kept: Span[] = [];
	let dropped = 0;
	let warnedAt = Number.NEGATIVE_INFINITY;
	let sending: Promise<void> = Promise.resolve();

	const warn = (reason: string): void => {
		if (performance.now() - warnedAt < WARN_EVERY_MS) return;
		warnedAt = performance.now();
		log.warn({ reason, dropped }, 'spans could not be sent');
		dropped = 0;
	};
	const send = async (spans: readonly Span[]): Promise<void> => {
		try {
			const answer = await fetch(`${collector.url}/v1/traces`, {
				method: 'POST',
				headers: { ...collector.headers, 'Content-Type': 'application/json' },
				body: JSON.stringify(tracesOf(resource, spans)),
				signal: AbortSignal.timeout(LIMIT_MS),
			});
			await answer.arrayBuffer();
			if (answer.ok) return;
			warn(`the collector answered ${answer.status}`);
		} catch (error) {
			warn(error instanceof Error ? error.message : String(error));
		}
		dropped += spans.length;
	};
	const flush = (): Promise<void> => {
		sending = sending.then(async () => {
			while (kept.length > 0) await send(kept.splice(0, BATCH));
		});
		return sending;
	};
	const timer = setInterval(flush, EVERY_MS);
	timer.unref();
	return {
		add: (span) => {
			if (kept.length < MOST_KEPT) kept.push(span);
			else dropped += 1;
		},
		close: async () => {
			clearInterval(timer);
			await flush();
			kept = [];
		},
	};
};
