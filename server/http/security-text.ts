import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';

/** Where vulnerabilities are reported (RFC 9116). */

const PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year; long enough for a copy that somebody keeps. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** The contact as a URI; null if none is known. */
const contactOf = ({ securityContact }: Pick<Config, 'securityContact'>): string | null => {
	if (securityContact === null) return null;
	return securityContact.startsWith('https:') ? securityContact : `mailto:${encodeURI(securityContact)}`;
};

/** The same text all day. */
const securityText = (config: Pick<Config, 'securityContact' | 'publicUrl'>, now: Date): string | null => {
	const contact = contactOf(config);
	if (contact === null) return null;
	const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	const lines = [
		`Contact: ${contact}`,
		`Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
		'Preferred-Languages: ja, en',
		...(config.publicUrl ? [`Canonical: ${config.publicUrl}${PATH}`] : []),
	];
	return `${lines.join('\n')}\n`;
};

export const mountSecurityText = (app: FastifyInstance, { config, clock }: Deps): void => {
	app.get(PATH, async (_request, reply) => {
		const text = securityText(config, clock.now());
		if (text === null) return reply.callNotFound();
		return reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-cache').send(text);
	});
};
