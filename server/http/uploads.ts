import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { PathMethods } from '#server/calls/rest.ts';
import { mountUpload, type UploadRoute } from '#server/calls/upload.ts';
import { addDocument } from '#server/documents/documents.ts';
import { importForm, importPaper, MAX_WORKBOOK_BYTES } from '#server/papers/workbooks.ts';
import { documentForm } from '#server/storage/upload.ts';

export const UPLOAD_PATH = '/app/documents';
export const PAPER_IMPORT_PATH = '/console/assessment_papers/import';

const documentUpload = (deps: Deps): UploadRoute => ({
	path: UPLOAD_PATH,
	name: 'app.documents.add',
	door: 'company',
	field: 'document',
	onlyOne: 'documents.onlyOne',
	maximum: deps.config.uploadMaxBytes,
	success: 'documents.added',
	receive: (actor, form, { call }) => {
		const { name, document } = documentForm.parse(form);
		return addDocument(deps, actor as CompanyActor, { name, upload: document }, call);
	},
});

const paperImport = (deps: Deps): UploadRoute => ({
	path: PAPER_IMPORT_PATH,
	name: 'console.papers.import',
	door: 'consoleStaff',
	field: 'workbook',
	onlyOne: 'papers.workbook.onlyOne',
	maximum: MAX_WORKBOOK_BYTES,
	success: 'papers.workbook.imported',
	receive: (actor, form, { call }) => importPaper(deps, actor as ConsoleActor, importForm.parse(form), call),
});

/** Mounts the uploads under /api. */
export const mountUploads = async (api: FastifyInstance, deps: Deps, plain: PathMethods): Promise<void> => {
	await api.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		await scope.register(multipart, { throwFileSizeLimit: false });
		// Any other type is refused in its turn, unread.
		scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
		mountUpload(scope, deps, plain, documentUpload(deps));
		mountUpload(scope, deps, plain, paperImport(deps));
	});
};
