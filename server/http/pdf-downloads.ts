import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { admit } from '#server/calls/admit.ts';
import { type RequestContext, requestContext } from '#server/calls/context.ts';
import type { Deps } from '#server/calls/deps.ts';
import { attachment } from '#server/calls/disposition.ts';
import type { Door, Method } from '#server/calls/operation.ts';
import { type PathMethods, readJsonBody } from '#server/calls/rest.ts';
import { getCertificate, getOwnCertificate } from '#server/certificates/read.ts';
import { openPdf, requestPdf, waitForPdf } from '#server/exports/pdf.ts';
import { readFreeCertificate } from '#server/free-assessment/certificate.ts';
import { getSubmittedProposal } from '#server/proposals/read.ts';
import { getAssessmentResult } from '#server/reports/read.ts';
import { PDF_FILE_NAMES, type PdfDocument } from '#shared/exports/documents.ts';
import { pathId, queryFlag, requiredText } from '#shared/fields.ts';
import { serverText } from '#shared/i18n/server/texts.ts';

/** The documents as PDF (contract, sections 9 and 10). What is printed is what the same person's screen shows. */

const RETRY_SECONDS = 2;

type Input = { params: { id: number }; query: { is_first_time: boolean }; body: { certificate_token: string } };

type PdfRoute = {
	name: string;
	method: Method;
	path: string;
	summary: string;
	door: Door;
	read: (deps: Deps, actor: Actor | null, input: Input, context: RequestContext) => Promise<PdfDocument>;
};

const report = async (
	deps: Deps,
	actor: Actor | null,
	{ params, query }: Input,
	{ call }: RequestContext,
): Promise<PdfDocument> => ({
	kind: 'report',
	// The doors of these routes let signed-in people in alone.
	content: await getAssessmentResult(deps, actor as Actor, { ...params, ...query }, call),
});

const proposal = async (
	deps: Deps,
	actor: Actor | null,
	{ params }: Input,
	{ call }: RequestContext,
): Promise<PdfDocument> => ({
	kind: 'proposal',
	content: await getSubmittedProposal(deps, actor as Actor, params.id, call),
});

const inBothAreas = (name: string, path: string, summary: string, read: PdfRoute['read']): PdfRoute[] => [
	{ name: `app.${name}`, method: 'GET', path: `/app${path}`, summary, door: 'company', read },
	{ name: `console.${name}`, method: 'GET', path: `/console${path}`, summary, door: 'consoleStaff', read },
];

export const pdfRoutes: readonly PdfRoute[] = [
	...inBothAreas('reports.pdf', '/assessment_results/:id/pdf', 'The evaluation report as PDF', report),
	...inBothAreas('proposals.pdf', '/improvement_proposals/:id/pdf', 'The improvement proposal as PDF', proposal),
	{
		name: 'app.certificate.pdf',
		method: 'GET',
		path: '/app/certificate/pdf',
		summary: "One's own certificate as PDF",
		door: 'company',
		read: async (deps, actor) => ({
			kind: 'certificate',
			content: await getOwnCertificate(deps, actor as CompanyActor),
		}),
	},
	{
		name: 'console.certifications.pdf',
		method: 'GET',
		path: '/console/certifications/:id/certificate/pdf',
		summary: 'A certificate as PDF',
		door: 'consoleStaff',
		read: async (deps, actor, { params }) => ({
			kind: 'certificate',
			content: await getCertificate(deps, actor as ConsoleActor, params.id),
		}),
	},
	{
		name: 'free.certificatePdf',
		method: 'POST',
		path: '/free_assessment/certificate/pdf',
		summary: 'The certificate of a free result as PDF',
		door: 'open',
		read: async (deps, _actor, { body }, { call }) => ({
			kind: 'free-certificate',
			content: await readFreeCertificate(deps, body.certificate_token, call.locale),
		}),
	},
];

const paramsSchema = z.object({ id: pathId() });
const querySchema = z.object({ is_first_time: queryFlag().default(true) });
const bodySchema = z.object({ certificate_token: requiredText() });

const readId = (request: FastifyRequest): { id: number } => {
	const params = paramsSchema.safeParse(request.params);
	if (!params.success) throw notFound();
	return params.data;
};

const readInput = ({ method, path }: PdfRoute, request: FastifyRequest): Input => ({
	params: path.includes(':id') ? readId(request) : { id: 0 },
	query: querySchema.parse(request.query),
	body: method === 'POST' ? bodySchema.parse(readJsonBody(request)) : { certificate_token: '' },
});

const sendPdf = async (
	deps: Deps,
	document: PdfDocument,
	{ call }: RequestContext,
	reply: FastifyReply,
): Promise<FastifyReply> => {
	const hash = await requestPdf(deps, document, call.locale);
	const ready = (await openPdf(deps, hash)) ?? (await waitForPdf(deps, hash, deps.config.pdf.waitMs));
	if (!ready) {
		return reply
			.code(202)
			.header('Retry-After', String(RETRY_SECONDS))
			.send({ message: serverText(call.locale, 'exports.pdfPending'), data: null });
	}
	return reply
		.headers({
			'Content-Type': 'application/pdf',
			'Content-Length': ready.size,
			'Content-Disposition': attachment(PDF_FILE_NAMES[document.kind]),
			'X-Content-Type-Options': 'nosniff',
			'Cache-Control': 'no-store',
		})
		.send(ready.stream);
};

export const mountPdfDownloads = (api: FastifyInstance, deps: Deps, plain: PathMethods): void => {
	for (const route of pdfRoutes) {
		const isWrite = route.method === 'POST';
		plain.set(route.path, new Set([route.method]));
		api.route({
			method: route.method,
			url: route.path,
			// Compressed, the answer could not say how long it is.
			compress: false,
			handler: async (request, reply) => {
				const context = requestContext(deps, request);
				const entrance = {
					door: route.door,
					kind: isWrite ? 'mutation' : 'query',
					withoutCsrf: true,
					throttled: isWrite,
				} as const;
				const actor = await admit(entrance, route.name, context);
				const document = await route.read(deps, actor, readInput(route, request), context);
				return sendPdf(deps, document, context, reply);
			},
		});
	}
};
