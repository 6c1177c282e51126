import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalidField } from '#server/base/errors.ts';
import { isOutOfSpace } from '#server/storage/free-space.ts';
import { assertHarmless } from '#server/storage/harmless.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { Upload } from '#server/storage/upload.ts';
import { sizeText } from '#shared/files/document-types.ts';
import { admit } from './admit.ts';
import { requestContext } from './context.ts';
import type { Deps } from './deps.ts';
import { execute } from './execute.ts';
import { parseInput } from './input.ts';
import type { NamedOperation, UploadTraits } from './operation.ts';
import { readParams, routeUrl } from './params.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Allows the body as much time as a slow connection needs. */
		isUpload?: boolean;
	}
}

/** Receives multipart uploads. Files are streamed to disk, never buffered, and aborted at the size limit. */

/** Allowance for other fields and part headers, in addition to the file. */
const FORM_BYTES = 64 * 1024;
const FORM_LIMITS = { files: 1, fields: 20, parts: 21, fieldSize: 8 * 1024, headerPairs: 20 };

const tooLarge = (maximum: number): AppError =>
	new AppError('documents.tooLarge', { status: 413, variables: { size: sizeText(maximum) } });

/** Streams one file to disk; aborts at the limit, before the end of the body. */
const saveFile = async (part: MultipartFile, file: string, maximum: number): Promise<Upload> => {
	const refuse = () => part.file.destroy(tooLarge(maximum));
	// The first chunk is parsed before the part is passed on, so it may already have exceeded the limit.
	if (part.file.truncated) refuse();
	else part.file.once('limit', refuse);
	await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
	return new Upload({ file, fileName: part.filename ?? '', size: part.file.bytesRead });
};

type Fields = Record<string, unknown>;

/** Where the file is stored, its maximum size, and the check before it is read. */
type Target = { file: string; maximum: number; admit: (fields: Readonly<Fields>) => Promise<void> };

type Field = { value: unknown; valueTruncated: boolean };

/**
 * The form's parser replaces what is no UTF-8 by U+FFFD, which nobody types. A field that it cut may end within a character;
 * the schema refuses it as too long.
 * @throws AppError 400
 */
const decodedField = ({ value, valueTruncated }: Field): unknown => {
	if (!valueTruncated && typeof value === 'string' && value.includes('\ufffd')) {
		throw new AppError('common.invalidEncoding', { status: 400 });
	}
	return value;
};

const readParts = async (request: FastifyRequest, { file, maximum, admit }: Target): Promise<Fields> => {
	const fields: Fields = {};
	for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: maximum } })) {
		if (part.type === 'field') fields[part.fieldname] = decodedField(part);
		else {
			await admit(fields);
			const upload = await saveFile(part, file, maximum);
			if (!upload.isEmpty) fields[part.fieldname] = upload;
		}
	}
	return fields;
};

/** Maps errors of the multipart parser and a full disk to responses. Other disk errors are rethrown. */
const refusalOf = (error: unknown, { field, onlyOne }: UploadTraits): unknown => {
	const { code, statusCode, errno } = error as { code?: string; statusCode?: number; errno?: number };
	if (isOutOfSpace(error)) return invalidField(field, 'documents.storageFull');
	if (error instanceof AppError || errno !== undefined) return error;
	if (code === 'FST_FILES_LIMIT') return invalidField(field, onlyOne);
	if (statusCode === 413) return new AppError('common.tooLarge', { status: 413 });
	return new AppError('documents.unreadableForm', { status: 400 });
};

/** Parses a form and stores its file. @throws 400, 413, 415, 422 on the file's field */
const readForm = async (request: FastifyRequest, traits: UploadTraits, target: Target): Promise<Fields> => {
	if (!request.isMultipart()) throw new AppError('documents.notAForm', { status: 415 });
	try {
		return await readParts(request, target);
	} catch (error) {
		throw refusalOf(error, traits);
	}
};

const traitsOf = ({ name, operation: { upload } }: NamedOperation): UploadTraits => {
	if (!upload) throw new Error(`${name} is no upload`);
	return upload;
};

/** Mounts an upload. The body is only read after admission. */
const mountUpload = (scope: FastifyInstance, deps: Deps, named: NamedOperation): void => {
	const { name, operation } = named;
	const traits = traitsOf(named);
	const maximum = traits.maxBytes(deps.config);
	scope.route({
		method: [...operation.methods],
		url: routeUrl(operation.path),
		// Checked in `onRequest`, with a message that names the limit.
		bodyLimit: Number.MAX_SAFE_INTEGER,
		onRequest: async (request) => {
			if (Number(request.headers['content-length'] ?? 0) > maximum + FORM_BYTES) throw tooLarge(maximum);
		},
		config: { isUpload: true },
		handler: async (request, reply) => {
			const context = requestContext(deps, request);
			const actor = await admit(operation, name, context);
			const params = readParams(operation, request);
			const { envelope } = await withTemporaryFile(deps.storage.temporaryFolder, async (file) => {
				const admit = async (fields: Fields) => traits.admits?.({ deps, fields, call: context.call });
				const form = await readForm(request, traits, { file, maximum, admit });
				// The client was already told that its call took too long: store nothing.
				if (reply.sent) throw new AppError('common.tooSlow', { status: 408 });
				const input = parseInput(operation, { ...form, ...params });
				await assertHarmless(deps, form[traits.field], traits.field);
				return execute(operation, context, actor, input);
			});
			return reply.header('Cache-Control', 'no-store').send(envelope);
		},
	});
};

/** Mounts uploads in a scope of their own, the only one with a multipart parser. */
export const mountUploads = (app: FastifyInstance, deps: Deps, uploads: readonly NamedOperation[]): void => {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		await scope.register(multipart, { throwFileSizeLimit: false });
		// Other content types are refused after admission, unread.
		scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
		for (const upload of uploads) mountUpload(scope, deps, upload);
	});
};
