import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '#server/base/errors.ts';
import { admit } from '#server/calls/admit.ts';
import { requestContext } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { attachment } from '#server/calls/disposition.ts';
import type { PathMethods } from '#server/calls/rest.ts';
import { paperTemplate, paperWorkbook, type WorkbookFile } from '#server/papers/workbooks.ts';
import { pathId } from '#shared/fields.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { paperKindQuery } from '#shared/papers/schemas.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ENTRANCE = { door: 'consoleStaff', kind: 'query', withoutCsrf: true, throttled: false } as const;

const kindQuery = z.object(paperKindQuery);

const readId = ({ params }: FastifyRequest): number => {
	const id = pathId().safeParse((params as { id?: string }).id);
	if (!id.success) throw notFound();
	return id.data;
};

type PaperDownload = {
	path: string;
	name: string;
	make: (deps: Deps, request: FastifyRequest, locale: Locale) => Promise<WorkbookFile>;
};

export const PAPER_DOWNLOADS: readonly PaperDownload[] = [
	{
		path: '/console/assessment_papers/:id/download',
		name: 'console.papers.download',
		make: (deps, request, locale) => paperWorkbook(deps, readId(request), locale),
	},
	{
		path: '/console/assessment_papers/template',
		name: 'console.papers.template',
		make: (deps, request, locale) => paperTemplate(deps, kindQuery.parse(request.query).is_premium, locale),
	},
];

/** Papers as Excel workbooks, under /api. */
export const mountPaperDownloads = (api: FastifyInstance, deps: Deps, plain: PathMethods): void => {
	for (const { path, name, make } of PAPER_DOWNLOADS) {
		plain.set(path, new Set(['GET']));
		// Compressed, the answer could not say how long it is.
		api.get(path, { compress: false }, async (request, reply) => {
			const context = requestContext(deps, request);
			await admit(ENTRANCE, name, context);
			const file = await make(deps, request, context.call.locale);
			return reply
				.headers({
					'Content-Type': XLSX,
					'Content-Length': file.bytes.length,
					'Content-Disposition': attachment(file.name),
					'X-Content-Type-Options': 'nosniff',
					'Cache-Control': 'no-store',
				})
				.send(file.bytes);
		});
	}
};
