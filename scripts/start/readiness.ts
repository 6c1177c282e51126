import pWaitFor from 'p-wait-for';

const POLL_MS = 40;
const REPORT_AFTER_MS = 8_000;

/** The failed checks of `/readyz`; null while the server does not listen. */
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

/** Polls until the server is ready or the signal aborts. Prints the failed checks if that takes long. */
export const waitUntilReady = async (
	origin: string,
	{ signal, say }: { signal: AbortSignal; say: (line: string) => void },
): Promise<void> => {
	let reportAt = performance.now() + REPORT_AFTER_MS;
	const isReady = async (): Promise<boolean> => {
		const answer = await askReadiness(origin);
		if (answer !== 'ready' && performance.now() > reportAt) {
			say(`Still starting: ${explain(answer)}.`);
			reportAt = performance.now() + REPORT_AFTER_MS;
		}
		return answer === 'ready';
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
