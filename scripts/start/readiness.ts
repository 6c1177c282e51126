import pWaitFor from 'p-wait-for';
import { FILLING } from '#server/http/health.ts';

const POLL_MS = 40;
const REPORT_AFTER_MS = 8_000;

/** Response of `/readyz`; null while the server does not listen. */
type Answer = { state: 'ready' | 'filling' | 'starting'; missing: string[] } | null;

const askReadiness = async (origin: string): Promise<Answer> => {
	try {
		const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) });
		const { status, ...checks } = (await response.json()) as Record<string, unknown>;
		if (response.ok) return { state: 'ready', missing: [] };
		const missing = Object.keys(checks).filter((name) => checks[name] === false && name !== 'started');
		return { state: status === FILLING ? 'filling' : 'starting', missing };
	} catch {
		return null;
	}
};

const explain = (answer: Answer): string => {
	if (answer === null) return 'the server does not answer yet';
	if (answer.missing.length > 0) return `no answer from ${answer.missing.join(', ')}`;
	return answer.state === 'filling' ? 'the demo is being filled' : 'the database is being prepared';
};

type Watching = {
	signal: AbortSignal;
	say: (line: string) => void;
	/** Called once, at the server's first response, ready or not. */
	onAnswer: () => void;
	/** Called once, when everybody can sign in while the demo is still being filled. */
	onFilling: () => void;
	/** Whether the server has reported that it stopped; it is then not polled until it starts again. */
	hasStopped: () => boolean;
};

/** Polls until the server is ready or the signal aborts. Prints the failed checks if that takes long. */
export const waitUntilReady = async (origin: string, watching: Watching): Promise<void> => {
	const { signal, say, onAnswer, onFilling, hasStopped } = watching;
	let reportAt = performance.now() + REPORT_AFTER_MS;
	let isAnswering = false;
	let isFilling = false;
	const isReady = async (): Promise<boolean> => {
		if (hasStopped()) return false;
		const answer = await askReadiness(origin);
		if (signal.aborted) return false;
		if (answer && !isAnswering) {
			isAnswering = true;
			onAnswer();
		}
		if (answer?.state === 'filling' && !isFilling) {
			isFilling = true;
			onFilling();
		}
		if (answer?.state !== 'ready' && performance.now() > reportAt) {
			say(`Still starting: ${explain(answer)}.`);
			reportAt = performance.now() + REPORT_AFTER_MS;
		}
		return answer?.state === 'ready';
	};
	await pWaitFor(isReady, { interval: POLL_MS, signal }).catch((error: unknown) => {
		if (!signal.aborted) throw error;
	});
};

/** The local origin for a listen address. */
export const localOrigin = (host: string, port: number): string => {
	if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
	if (host === '::') return `http://[::1]:${port}`;
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
