import { weaknessOf } from './secret-strength.ts';

/** Requirements of a production installation beyond valid settings. One line each. */

const secretProblem = (secret: string | undefined): string | null => {
	const how = 'make one with: openssl rand -base64 48';
	if (!secret) return `Setting APP_SECRET is required in production; ${how}`;
	const weakness = weaknessOf(secret);
	return weakness ? `Setting APP_SECRET is too easy to guess: ${weakness}; ${how}` : null;
};

const publicUrlProblem = (url: string | undefined): string | null =>
	url
		? null
		: 'Setting PUBLIC_URL is required in production, such as https://kyosei.example.com: links in mails lead there';

/** Problems that forbid running in production; empty in other environments. */
export const productionProblems = (env: Record<string, string | undefined>): string[] =>
	env.NODE_ENV === 'production'
		? [secretProblem(env.APP_SECRET), publicUrlProblem(env.PUBLIC_URL)].filter((problem) => problem !== null)
		: [];

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Whether a host, also of a URL, is only this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^\[|\]$/g, ''));

type Exposure = { production: boolean; host: string; publicUrl: string | null };

const isHttpElsewhere = (url: string): boolean => {
	const { protocol, hostname } = new URL(url);
	return protocol === 'http:' && !isLoopback(hostname);
};

/** Risky but allowed settings, printed at every start. */
export const cautions = ({ production, host, publicUrl }: Exposure): string[] => {
	const found: string[] = [];
	if (!production && !isLoopback(host)) {
		found.push(
			`HOST ${host} may be reached from other machines, while NODE_ENV is not production: the demo accounts have a published password`,
		);
	}
	if (production && publicUrl && isHttpElsewhere(publicUrl)) {
		found.push(`PUBLIC_URL ${publicUrl} is not https: passwords can be read on the way`);
	}
	return found;
};
