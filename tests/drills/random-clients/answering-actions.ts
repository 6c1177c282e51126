import { STATUS_IDS, type StatusId } from '#shared/assessment/status.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { ADDED, REMOVED } from '#tests/drills/history/documents.ts';
import { answersRegister } from '#tests/drills/history/marks.ts';
import type { Overview, Sheet } from '#tests/support/answering.ts';
import { sheetPath } from '#tests/support/answering.ts';
import type { DocumentRow } from '#tests/support/files/files.ts';
import {
	type Action,
	always,
	basedOn,
	byPeople,
	type Context,
	joined,
	learnSaved,
	NO_EFFECT,
	once,
	type SaveAct,
	toMark,
	versionField,
} from './action.ts';
import { documentBytes, documentName } from './document-bytes.ts';
import { isAllMarked } from './world.ts';

/** What a company does. */

const anySubCategory = ({ company, random }: Context) =>
	random.pick(company.structure.sheets[1]?.subCategories ?? []) ?? null;

const saveAnswers: Action = {
	name: 'save answers',
	weight: always(24),
	who: byPeople,
	acceptedAt: ANSWERABLE,
	effects: { actions: ['assessment.first_save'], when: 'sometimes' },
	request: (context) => {
		const sub = anySubCategory(context);
		if (!sub) return null;
		const register = answersRegister(sub.id);
		const value = `answer ${context.operationId}`;
		const based = basedOn(context, register);
		const act: SaveAct = { kind: 'save', register, value, basedOn: based, version: null };
		const answer_contents = sub.questions.map(({ id }) => ({
			id,
			answer: context.random.pick([1, 2, 3]),
			extension_note: value,
		}));
		return {
			method: 'POST',
			path: `${sheetPath(sub.id)}/save_changes`,
			body: { answer_contents, ...versionField(based) },
			act,
			learn: (answer) => {
				context.company.checked.delete(sub.id);
				return learnSaved(context, act)(answer);
			},
		};
	},
};

const readAnswers: Action = {
	name: 'read answers',
	weight: always(5),
	who: byPeople,
	acceptedAt: STATUS_IDS,
	effects: NO_EFFECT,
	request: (context) => {
		const sub = anySubCategory(context);
		if (!sub) return null;
		const register = answersRegister(sub.id);
		return {
			method: 'GET',
			path: sheetPath(sub.id),
			act: { kind: 'read', register, value: null, version: 0 },
			learn: ({ data }) => {
				const { version, answer_contents } = data as Sheet;
				context.company.versions.set(register, version);
				const value = joined(answer_contents.map(({ extension_note }) => extension_note));
				return { act: { kind: 'read', register, value, version } };
			},
		};
	},
};

const complete: Action = {
	name: 'mark as completed',
	weight: always(16),
	who: byPeople,
	acceptedAt: ANSWERABLE,
	effects: NO_EFFECT,
	request: (context) => {
		const { structure, completed } = context.company;
		const sub = toMark(context, structure.sheets[1]?.subCategories ?? [], completed);
		if (!sub) return null;
		return {
			method: 'POST',
			path: `${sheetPath(sub.id)}/mark_as_completed`,
			act: { kind: 'mark', mark: 'completed', subCategoryId: sub.id },
			learn: () => {
				completed.add(sub.id);
				return {};
			},
		};
	},
};

const upload: Action = {
	name: 'upload',
	weight: always(8),
	who: byPeople,
	acceptedAt: ANSWERABLE,
	effects: { actions: [ADDED], when: 'always' },
	request: ({ company, operationId }) => {
		const form = new FormData();
		form.set('name', documentName(operationId));
		const file = new File([new Uint8Array(documentBytes(operationId))], 'document.pdf', { type: 'application/pdf' });
		form.set('document', file);
		return {
			method: 'POST',
			path: '/app/documents',
			raw: form,
			act: { kind: 'upload', document: null },
			learn: ({ data }) => {
				const { id, file_path: path } = data as DocumentRow;
				company.documentIds = [...company.documentIds, id];
				const progressId = Number(path.split('/')[1]);
				return { act: { kind: 'upload', document: { id, path } }, progressId };
			},
		};
	},
};

const remove: Action = {
	name: 'remove a document',
	weight: always(6),
	who: byPeople,
	acceptedAt: ANSWERABLE,
	effects: { actions: [REMOVED], when: 'always' },
	request: ({ company, random }) => {
		const documentId = random.pick(company.documentIds);
		if (documentId === undefined) return null;
		return {
			method: 'DELETE',
			path: `/app/documents/${documentId}`,
			act: { kind: 'remove', documentId },
			learn: () => {
				company.documentIds = company.documentIds.filter((id) => id !== documentId);
				return {};
			},
		};
	},
};

const submit: Action = {
	name: 'submit',
	weight: once((company) => isAllMarked(company, 1, 'completed'), 20),
	who: byPeople,
	acceptedAt: ANSWERABLE,
	effects: { actions: ['assessment.submit'], when: 'always' },
	request: ({ company }) => ({
		method: 'POST',
		path: '/app/assessment',
		act: { kind: 'move' },
		learn: () => {
			company.status = 3;
			return {};
		},
	}),
};

const LOOK = { kind: 'look', status: 1, documentIds: [] } as const;

export const look: Action = {
	name: 'look',
	weight: always(5),
	who: byPeople,
	acceptedAt: STATUS_IDS,
	effects: NO_EFFECT,
	request: ({ company }) => ({
		method: 'GET',
		path: '/app/assessment',
		act: LOOK,
		learn: ({ data }) => {
			const { id, status, company_document_files } = data as Overview;
			const documentIds = company_document_files.map((file) => file.id);
			if (id !== company.structure.progressId || status.id !== company.status) company.isOutdated = true;
			company.status = status.id as StatusId;
			company.documentIds = documentIds;
			return { act: { kind: 'look', status: status.id as StatusId, documentIds }, progressId: id };
		},
	}),
};

export const ANSWERING_ACTIONS: readonly Action[] = [saveAnswers, readAnswers, complete, upload, remove, submit, look];
