import type {} from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { sendFile } from '#server/calls/file.ts';
import { FILES_PATH, openSignedLink } from '#server/evidence/stored-files/links.ts';

const link = z.object({
	'*': z.string(),
	expires: z.string(),
	name: z.string(),
	session: z.string(),
	signature: z.string(),
});

/**
 * Serves signed download links, at the root because browsers follow them without a token. Always as attachments: they
 * are uploads of users.
 */
export const mountDownloads = (app: FastifyInstance, deps: Deps): void => {
	// Compression would drop Content-Length.
	app.get(`${FILES_PATH}/*`, { compress: false }, async (request, reply) => {
		const asked = link.safeParse({ ...(request.query as object), ...(request.params as object) });
		if (!asked.success) throw notFound();
		const { '*': key, ...signed } = asked.data;
		const { contentType, ...file } = await openSignedLink(deps, { key, ...signed });
		return sendFile(reply, file, contentType);
	});
};
