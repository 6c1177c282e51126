import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#server/base/actor.ts';
import { AppError, invalidField } from '#server/base/errors.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { Upload } from '#server/storage/upload.ts';
import { sizeText } from '#shared/files/documents.ts';
import { type ServerText, serverText } from '#shared/i18n/server/texts.ts';
import { admit } from './admit.ts';
import { type RequestContext, requestContext } from './context.ts';
import type { Deps } from './deps.ts';
import type { Door } from './operation.ts';
import type { PathMethods } from './rest.ts';

/** Uploads are plain routes: a file is streamed to the disk, never held in memory, and tRPC carries JSON alone. */

/** Room for the name and the headers of the parts, beside the file. */
const FORM_BYTES = 64 * 1024;
const FORM_LIMITS = { files: 1, fields: 20, parts: 21, fieldSize: 8 * 1024, headerPairs: 20 };

/** How long a sender may go on after an answer that did not wait for the rest. */
const LINGER_MS = 2_000;

export type UploadRoute = {
	path: string;
	/** As the router would call it. */
	name: string;
	door: Exclude<Door, 'open'>;
	/** The field that takes the file, and what is said to two of them. */
	field: string;
	onlyOne: ServerText;
	maximum: number;
	success: ServerText;
	/** The door lets nobody else in than its own actors. The file is gone once this is done. */
	receive: (actor: Actor, form: Record<string, unknown>, context: RequestContext) => Promise<unknown>;
};

const tooLarge = (maximum: number): AppError =>
	new AppError('documents.tooLarge', { status: 413, variables: { size: sizeText(maximum) } });

/** Streams one file to the disk, and stops at the limit, not at the end of what comes. */
const saveFile = async (part: MultipartFile, file: string, maximum: number): Promise<Upload> => {
	const refuse = () => part.file.destroy(tooLarge(maximum));
	// The first bytes are parsed before the part is handed over, and may already be too many.
	if (part.file.truncated) refuse();
	else part.file.once('limit', refuse);
	await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
	return new Upload({ file, fileName: part.filename ?? '', declaredType: part.mimetype, size: part.file.bytesRead });
};

const readParts = async (request: FastifyRequest, file: string, maximum: number): Promise<Record<string, unknown>> => {
	const fields: Record<string, unknown> = {};
	for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: maximum } })) {
		if (part.type === 'field') fields[part.fieldname] = part.value;
		else {
			const upload = await saveFile(part, file, maximum);
			if (!upload.isEmpty) fields[part.fieldname] = upload;
		}
	}
	return fields;
};

/** What the parser of forms throws, as an answer. Errors of the disk are no fault of the sender. */
const refusalOf = (error: unknown, { field, onlyOne }: UploadRoute): unknown => {
	const { code, statusCode, errno } = error as { code?: string; statusCode?: number; errno?: number };
	if (error instanceof AppError || errno !== undefined) return error;
	if (code === 'FST_FILES_LIMIT') return invalidField(field, onlyOne);
	if (statusCode === 413) return new AppError('common.tooLarge', { status: 413 });
	return new AppError('documents.unreadableForm', { status: 400 });
};

const readForm = async (request: FastifyRequest, file: string, route: UploadRoute) => {
	if (!request.isMultipart()) throw new AppError('documents.notAForm', { status: 415 });
	try {
		return await readParts(request, file, route.maximum);
	} catch (error) {
		throw refusalOf(error, route);
	}
};

/** Cuts a sender off who keeps sending what was refused long ago. */
const stopLingering = async (request: FastifyRequest): Promise<void> => {
	const { raw } = request;
	if (raw.complete || raw.destroyed) return;
	const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
	raw.once('close', () => clearTimeout(timer));
};

/** Serves an upload. Nothing of a body is read before its sender was let in. */
export const mountUpload = (scope: FastifyInstance, deps: Deps, plain: PathMethods, route: UploadRoute): void => {
	const { path, name, door, maximum, success, receive } = route;
	plain.set(path, new Set(['POST']));
	scope.route({
		method: 'POST',
		url: path,
		// Too large is said here, in words that name the limit.
		bodyLimit: Number.MAX_SAFE_INTEGER,
		onRequest: async (request) => {
			if (Number(request.headers['content-length'] ?? 0) > maximum + FORM_BYTES) throw tooLarge(maximum);
		},
		onResponse: stopLingering,
		handler: async (request, reply) => {
			const context = requestContext(deps, request);
			const entrance = { door, kind: 'mutation', withoutCsrf: false, throttled: false } as const;
			const actor = (await admit(entrance, name, context)) as Actor;
			const data = await withTemporaryFile(deps.storage.temporaryFolder, async (file) =>
				receive(actor, await readForm(request, file, route), context),
			);
			const message = serverText(context.call.locale, success);
			return reply.header('Cache-Control', 'no-store').send({ message, data });
		},
	});
};
