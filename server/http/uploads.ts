import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sizeText } from '../../shared/files/documents.ts';
import { serverText } from '../../shared/i18n/server/texts.ts';
import type { CompanyActor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalidField } from '../errors.ts';
import { addDocument } from '../files/documents.ts';
import { withTemporaryFile } from '../files/temporary.ts';
import { documentForm, Upload } from '../files/upload.ts';
import { admit } from './admit.ts';
import { requestContext } from './context.ts';
import type { PathMethods } from './rest.ts';

/** Uploads are plain routes: a file is streamed to the disk, never held in memory, and tRPC carries JSON alone. */

export const UPLOAD_PATH = '/app/documents';

const ENTRANCE = { door: 'company', kind: 'mutation', withoutCsrf: false, throttled: false } as const;

/** Room for the name and the headers of the parts, beside the file. */
const FORM_BYTES = 64 * 1024;
const FORM_LIMITS = { files: 1, fields: 20, parts: 21, fieldSize: 8 * 1024, headerPairs: 20 };

/** How long a sender may go on after an answer that did not wait for the rest. */
const LINGER_MS = 2_000;

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
const refusalOf = (error: unknown): unknown => {
	const { code, statusCode, errno } = error as { code?: string; statusCode?: number; errno?: number };
	if (error instanceof AppError || errno !== undefined) return error;
	if (code === 'FST_FILES_LIMIT') return invalidField('document', 'documents.onlyOne');
	if (statusCode === 413) return new AppError('common.tooLarge', { status: 413 });
	return new AppError('documents.unreadableForm', { status: 400 });
};

const readForm = async (request: FastifyRequest, file: string, maximum: number) => {
	if (!request.isMultipart()) throw new AppError('documents.notAForm', { status: 415 });
	try {
		return await readParts(request, file, maximum);
	} catch (error) {
		throw refusalOf(error);
	}
};

/** Cuts a sender off who keeps sending what was refused long ago. */
const stopLingering = async (request: FastifyRequest): Promise<void> => {
	const { raw } = request;
	if (raw.complete || raw.destroyed) return;
	const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
	raw.once('close', () => clearTimeout(timer));
};

const mountDocumentUpload = (scope: FastifyInstance, deps: Deps): void => {
	const maximum = deps.config.uploadMaxBytes;
	scope.addHook('onRequest', async (request) => {
		if (Number(request.headers['content-length'] ?? 0) > maximum + FORM_BYTES) throw tooLarge(maximum);
	});
	scope.addHook('onResponse', stopLingering);
	// Too large is said above, in words that name the limit.
	scope.post(UPLOAD_PATH, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request, reply) => {
		const context = requestContext(deps, request);
		// The door lets nobody else in.
		const actor = (await admit(ENTRANCE, 'app.documents.add', context)) as CompanyActor;
		const data = await withTemporaryFile(deps.storage.temporaryFolder, async (file) => {
			const { name, document } = documentForm.parse(await readForm(request, file, maximum));
			return addDocument(deps, actor, { name, upload: document }, context.call);
		});
		const message = serverText(context.call.locale, 'documents.added');
		return reply.header('Cache-Control', 'no-store').send({ message, data });
	});
};

/** Mounts the uploads under /api. Nothing of a body is read before its sender was let in. */
export const mountUploads = async (api: FastifyInstance, deps: Deps, plain: PathMethods): Promise<void> => {
	plain.set(UPLOAD_PATH, new Set(['POST']));
	await api.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		await scope.register(multipart, { throwFileSizeLimit: false });
		// Any other type is refused in its turn, unread.
		scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
		mountDocumentUpload(scope, deps);
	});
};
