import type {} from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { admit } from '#server/calls/admit.ts';
import { requestContext } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { attachment } from '#server/calls/disposition.ts';
import type { Shape } from '#server/calls/operation.ts';
import type { PathMethods } from '#server/calls/rest.ts';
import type { Executor } from '#server/db/client.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import type { FilledSheet } from '#server/exports/workbook/sheet.ts';
import type { TitleName } from '#server/exports/workbook/texts.ts';
import { proposalWorkbook, reportWorkbook } from '#server/exports/workbooks/documents.ts';
import { auditSheets, companySheets, inquirySheets, progressSheets } from '#server/exports/workbooks/lists.ts';
import { progressesQuery } from '#shared/assessment/progresses.ts';
import { auditEventsQuery } from '#shared/audit/schemas.ts';
import { companiesQuery } from '#shared/companies/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { inquiriesQuery } from '#shared/free-assessment/inquiries.ts';
import { resultQuery } from '#shared/reports/schemas.ts';

/** Reports, proposals and the lists of the console as Excel workbooks, under /api (contract, sections 9 and 10). */

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Input<Q extends Shape> = z.output<z.ZodObject<Q>>;

type Asked = { deps: Deps; actor: ConsoleActor; request: FastifyRequest; call: CallContext };

type WorkbookDownload = {
	path: string;
	name: string;
	summary: string;
	door: 'consoleStaff' | 'consoleAdmin';
	query: Shape;
	make: (asked: Asked) => Promise<WorkbookFile>;
};

const readId = ({ params }: FastifyRequest): number => {
	const id = pathId().safeParse((params as { id?: string }).id);
	if (!id.success) throw notFound();
	return id.data;
};

/** A whole list never asks for a page. */
const withoutPages = <Q extends Shape>({ page: _, per_page: __, ...filters }: Q) =>
	filters as Omit<Q, 'page' | 'per_page'>;

type ListReading<Q extends Shape> = {
	executor: Executor;
	actor: ConsoleActor;
	query: Input<Q>;
	locale: CallContext['locale'];
};

const list = <Q extends Shape>(
	base: { path: string; name: string; title: TitleName; door: WorkbookDownload['door'] },
	query: Q,
	sheets: (reading: ListReading<Q>) => FilledSheet[],
): WorkbookDownload => ({
	path: `${base.path}/download`,
	name: `${base.name}.download`,
	summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
	door: base.door,
	query: withoutPages(query),
	make: ({ deps, actor, request, call: { locale } }) => {
		const { page: _, ...filters } = request.query as Record<string, unknown>;
		const input = z.object(query).parse(filters);
		return listWorkbook(deps, { title: base.title, locale }, (executor) =>
			sheets({ executor, actor, query: input, locale }),
		);
	},
});

export const WORKBOOK_DOWNLOADS: readonly WorkbookDownload[] = [
	{
		path: '/console/assessment_results/:id/download',
		name: 'console.reports.download',
		summary: 'The evaluation report of a round as an Excel workbook',
		door: 'consoleStaff',
		query: resultQuery,
		make: ({ deps, actor, request, call }) => {
			const id = readId(request);
			return reportWorkbook(deps, actor, { id, ...z.object(resultQuery).parse(request.query) }, call);
		},
	},
	{
		path: '/console/improvement_proposals/:id/download',
		name: 'console.proposals.download',
		summary: 'The improvement proposal as an Excel workbook',
		door: 'consoleStaff',
		query: {},
		make: ({ deps, actor, request, call }) => proposalWorkbook(deps, actor, readId(request), call),
	},
	list(
		{ path: '/console/companies', name: 'console.companies', title: 'companies', door: 'consoleStaff' },
		companiesQuery,
		companySheets,
	),
	list(
		{
			path: '/console/assessment_progresses',
			name: 'console.progresses',
			title: 'progresses',
			door: 'consoleStaff',
		},
		progressesQuery,
		progressSheets,
	),
	list(
		{ path: '/console/inquiries', name: 'console.inquiries', title: 'inquiries', door: 'consoleAdmin' },
		inquiriesQuery,
		inquirySheets,
	),
	list(
		{ path: '/console/audit_events', name: 'console.auditEvents', title: 'auditEvents', door: 'consoleAdmin' },
		auditEventsQuery,
		auditSheets,
	),
];

const send = ({ name, size, stream }: WorkbookFile, reply: FastifyReply): FastifyReply =>
	reply
		.headers({
			'Content-Type': XLSX,
			'Content-Length': size,
			'Content-Disposition': attachment(name),
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'no-store',
		})
		.send(stream);

export const mountWorkbookDownloads = (api: FastifyInstance, deps: Deps, plain: PathMethods): void => {
	for (const { path, name, door, make } of WORKBOOK_DOWNLOADS) {
		plain.set(path, new Set(['GET']));
		// Compressed, the answer could not say how long it is.
		api.get(path, { compress: false }, async (request, reply) => {
			const context = requestContext(deps, request);
			const entrance = { door, kind: 'query', withoutCsrf: true, throttled: false } as const;
			// The doors of these routes let staff in alone.
			const actor = (await admit(entrance, name, context)) as ConsoleActor;
			return send(await make({ deps, actor, request, call: context.call }), reply);
		});
	}
};
