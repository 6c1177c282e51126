import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ownOrigin } from './csrf.ts';
import { openApiDocument, type PlainPaths } from './openapi.ts';
import type { OperationTree } from './operation.ts';
import { paperPaths } from './paper-docs.ts';
import { pdfPaths } from './pdf-docs.ts';
import type { PathMethods } from './rest.ts';
import { uploadPaths } from './upload-docs.ts';
import { workbookPaths } from './workbook-docs.ts';

/** The documentation page brings its own inline script and styles; the relaxed policy is for this page alone. */
const DOCS_POLICY =
	"default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** Plain routes under /api, which no operation describes. */
const plainPaths: PlainPaths = { ...uploadPaths, ...paperPaths, ...pdfPaths, ...workbookPaths };

export const mountDocs = async (
	api: FastifyInstance,
	deps: Deps,
	tree: OperationTree,
	plain: PathMethods,
): Promise<void> => {
	plain.set('/openapi.json', new Set(['GET']));
	api.get('/openapi.json', async (request) =>
		openApiDocument(tree, plainPaths, `${ownOrigin(deps.config, request)}/api`),
	);
	await api.register(async (docs) => {
		docs.addHook('onSend', async (_request, reply) => {
			reply.header('Content-Security-Policy', DOCS_POLICY);
		});
		await docs.register(scalar, {
			routePrefix: '/docs',
			configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, agent: { disabled: true } },
		});
	});
};
