import pWaitFor from 'p-wait-for';

const POLL_MS = 40;
const TELL_AFTER_MS = 8_000;

/** What `/readyz` says is missing; null while the server does not listen yet. */
const askReadiness = async (origin: string): Promise<'ready' | string[] | null> => {
	try {
		const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) });
		if (response.ok) return 'ready';
		const checks = (await response.json()) as Record<string, unknown>;
		return Object.keys(checks).filter((name) => checks[name] === false);
	} catch {
		return null;
	}
};

const explain = (missing: string[] | null): string => {
	if (missing === null) return 'the server does not answer yet';
	const services = missing.filter((name) => name !== 'started');
	return services.length > 0 ? `no answer from ${services.join(', ')}` : 'the database is being filled';
};

/** Waits until the server says that it is ready, or until the signal. Says what it waits for when that takes long. */
export const waitUntilReady = async (
	origin: string,
	{ signal, say }: { signal: AbortSignal; say: (line: string) => void },
): Promise<void> => {
	let tellAt = performance.now() + TELL_AFTER_MS;
	const isReady = async (): Promise<boolean> => {
		const answer = await askReadiness(origin);
		if (answer !== 'ready' && performance.now() > tellAt) {
			say(`Still starting: ${explain(answer)}.`);
			tellAt = performance.now() + TELL_AFTER_MS;
		}
		return answer === 'ready';
	};
	await pWaitFor(isReady, { interval: POLL_MS, signal }).catch((error: unknown) => {
		if (!signal.aborted) throw error;
	});
};

/** Where we reach what listens on that host. */
export const localOrigin = (host: string, port: number): string => {
	if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
	if (host === '::') return `http://[::1]:${port}`;
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
