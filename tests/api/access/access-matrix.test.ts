import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertAudit } from '#server/audit/record.ts';
import type { AccessPolicy } from '#server/calls/access.ts';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { answerCategories, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { operations } from '#server/router.ts';
import { makePasskeyRow } from '#tests/support/accounts/second-factor.ts';
import { makeSignIn } from '#tests/support/accounts/sign-ins.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { makeCalibration } from '#tests/support/assessment/calibration.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { makeInterest } from '#tests/support/assessment/interests.ts';
import { makeObjection } from '#tests/support/assessment/objections.ts';
import { makePhoneUpload } from '#tests/support/assessment/phone.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeBulkJob } from '#tests/support/bulk-jobs.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';
import { makeFailedJob, makeInquiry } from '#tests/support/inquiries.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { makeMail } from '#tests/support/notices/mail-rows.ts';
import { makeNotice, makeNoticeGroup } from '#tests/support/notices/notices.ts';
import { makeShare } from '#tests/support/shares.ts';
import { makeClosedRound } from '#tests/support/voice.ts';
import { makePhrase, makeView, makeWholeRequest } from '#tests/support/whole-world.ts';
import { accessBodies } from './access-bodies.ts';
import { accessMatrix, isOther, type Target } from './access-matrix.ts';
import { idFields } from './id-fields.ts';

// PDFs answer 202 at once, which proves admission too.
const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

const ACTORS = [
	'anonymous',
	'member',
	'companyAdmin',
	'otherCompany',
	'assigned',
	'unassigned',
	'consoleAdmin',
] as const;
type ActorName = (typeof ACTORS)[number];

const AREA: Record<ActorName, 'none' | 'app' | 'console'> = {
	anonymous: 'none',
	member: 'app',
	companyAdmin: 'app',
	otherCompany: 'app',
	assigned: 'console',
	unassigned: 'console',
	consoleAdmin: 'console',
};

/** Role 0. Includes the admin of another company, who passes the policy and is refused by the record. */
const ADMINS: ReadonlySet<ActorName> = new Set(['companyAdmin', 'otherCompany', 'consoleAdmin']);

/** The decision of the access policy alone. */
const admission = (access: AccessPolicy, actor: ActorName): 'in' | 401 | 403 => {
	if (access === 'open') return 'in';
	if (access === 'signedIn') return AREA[actor] === 'none' ? 401 : 'in';
	const area = access.startsWith('company') ? 'app' : 'console';
	if (AREA[actor] !== area) return 401;
	return access.endsWith('Admin') && !ADMINS.has(actor) ? 403 : 'in';
};

/** Targets that belong to no company. */
const SHARED: ReadonlySet<Target> = new Set([
	'none',
	'adminUser',
	'paper',
	'failedJob',
	'auditEvent',
	'mail',
	'sharedPhrase',
	'interest',
	// Whoever has the code has the certificate before them.
	'certificateCode',
]);

/** Targets that are named by their path in the storage. */
const PATHS: ReadonlySet<Target> = new Set(['file', 'officeFile']);

/** Whether the record of the path is visible to the actor. */
const canSee = (target: Target, actor: ActorName): boolean => {
	// Everybody's phrases and views are their own, also toward admins.
	if (target === 'phrase' || target === 'savedView') return actor === 'assigned';
	// So is what somebody was told.
	if (target === 'companyNotice' || target === 'companyNoticeGroup' || target === 'companyPasskey')
		return actor === 'member';
	if (target === 'consoleNotice' || target === 'consoleNoticeGroup' || target === 'consolePasskey')
		return actor === 'assigned';
	// So is where somebody is signed in.
	if (target === 'companySignIn') return actor === 'member';
	if (target === 'consoleSignIn') return actor === 'assigned';
	// So is the code that somebody shows their own phone.
	if (target === 'phoneUpload') return actor === 'member';
	// A job over many rows is its maker's, and admins may stop it.
	if (target === 'bulkJob') return actor === 'assigned' || actor === 'consoleAdmin';
	// Who rates a second time is no assessor of the company, and admins read both ratings only then.
	if (target === 'calibration') return actor === 'unassigned';
	if (target === 'ratedCalibration') return actor === 'unassigned' || actor === 'consoleAdmin';
	// Assessors see no inquiries: who makes a company of one is an admin.
	if (target === 'inquiry') return actor === 'consoleAdmin';
	return SHARED.has(target) || (actor !== 'otherCompany' && actor !== 'unassigned');
};

/** Created for each call, since a call may delete it. */
type Made =
	| 'member'
	| 'savedView'
	| 'document'
	| 'file'
	| 'officeFile'
	| 'adminUser'
	| 'inquiry'
	| 'failedJob'
	| 'mail'
	| 'phrase'
	| 'sharedPhrase'
	| 'phoneUpload'
	| 'phonePhoto'
	| 'companySignIn'
	| 'consoleSignIn';
type Kept = Exclude<Target, Made | 'none' | 'certificateCode'>;

type World = {
	tokens: Record<ActorName, string | null>;
	ids: Record<Kept, number> & { certificateCode: string };
	member: Person;
	assessorId: number;
};

const sheetIds = async (
	{ deps }: TestApp,
	progressId: number,
	round: 1 | 2,
): Promise<{ category: number; sub: number }> => {
	const [row] = await deps.db
		.select({ category: answerCategories.id, sub: answerSubCategories.id })
		.from(answerSheets)
		.innerJoin(answerCategories, eq(answerCategories.sheetId, answerSheets.id))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.where(and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, round)));
	if (!row) throw new Error('the sheet has no sub-category');
	return row;
};

/** A company at status 13, so that all its documents are readable, with every kind of actor. */
const makeWorld = async (app: TestApp): Promise<World> => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 13);
	const { companyId, progress } = staged;
	const member = await makeCompanyUser(app, { companyId, role: 1 });
	const assessor = await makeAssessor(app, [companyId]);
	const first = await sheetIds(app, progress.id, 1);
	const second = await sheetIds(app, progress.id, 2);
	const { request, file } = await makeWholeRequest(app, staged);
	const plan = await makeWholePlan(app, staged);
	const objection = await makeObjection(app, staged);
	const unassigned = await makeAssessor(app);
	const secondRaterId = unassigned.user.id;
	return {
		tokens: {
			anonymous: null,
			member: member.token,
			companyAdmin: staged.owner.token,
			otherCompany: (await makeCompanyUser(app)).token,
			assigned: assessor.token,
			unassigned: unassigned.token,
			consoleAdmin: staged.admin.token,
		},
		ids: {
			certificateCode: (await certificateOf(app, progress.id)).code,
			companyPasskey: await makePasskeyRow(app, member.user.id),
			consolePasskey: await makePasskeyRow(app, assessor.user.id),
			companyNotice: (await makeNotice(app, member.user.id)).id,
			consoleNotice: (await makeNotice(app, assessor.user.id)).id,
			companyNoticeGroup: await makeNoticeGroup(app, member.user.id, 'plan_returned'),
			consoleNoticeGroup: await makeNoticeGroup(app, assessor.user.id, 'submitted'),
			evidenceRequest: request.id,
			evidenceFile: file.id,
			objection: objection.id,
			objectionFile: objection.fileId,
			voiceRound: await makeClosedRound(app, staged),
			bulkJob: await makeBulkJob(app, { makerId: assessor.user.id, companyId }),
			calibration: await makeCalibration(app, staged, { secondRaterId, round: 2 }),
			ratedCalibration: await makeCalibration(app, staged, { secondRaterId, isRated: true }),
			interest: await makeInterest(app, { userId: (await makeAssessor(app)).user.id, companyId }),
			auditEvent: await insertAudit(app.deps.db, { action: 'logout', actorId: staged.admin.user.id }),
			planAction: plan.actionId,
			planProof: plan.proofId,
			share: (await makeShare(app, staged.owner, { progressId: progress.id })).id,
			progress: progress.id,
			company: companyId,
			paper: progress.paperId,
			answerCategory: first.category,
			answerSubCategory: first.sub,
			secondCategory: second.category,
			secondSubCategory: second.sub,
		},
		member,
		assessorId: assessor.user.id,
	};
};

let world: World;
beforeAll(async () => {
	world = await makeWorld(booted.current);
});

let made = 0;

const makeDocument = async ({ deps }: TestApp, column: 'id' | 'filePath'): Promise<number | string> => {
	const { progress: progressId } = world.ids;
	const filePath = `documents/${progressId}/0123456789abcdef${++made}.pdf`;
	const values = {
		progressId,
		fileName: 'file',
		extension: 'pdf',
		filePath,
		contentType: 'application/pdf',
		byteSize: 1,
	};
	const [row] = await deps.db
		.insert(companyDocuments)
		.values({ ...values, uploadedBy: world.member.user.id })
		.returning();
	return row?.[column] ?? 0;
};

/** The ids of the path, in its order. */
const idsOf = async (app: TestApp, target: Exclude<Target, 'none'>): Promise<readonly (number | string)[]> => {
	if (target !== 'phoneUpload') return [await idOf(app, target)];
	const { id, photoId } = await makePhoneUpload(app, world.member, world.ids.progress);
	return [id, photoId];
};

const idOf = async (app: TestApp, target: Exclude<Target, 'none' | 'phoneUpload'>): Promise<number | string> => {
	switch (target) {
		case 'member':
			return (await makeCompanyUser(app, { companyId: world.ids.company, role: 1 })).user.id;
		case 'adminUser':
			return (await makeConsoleAdmin(app)).user.id;
		case 'inquiry':
			return (await makeInquiry(app)).id;
		case 'failedJob':
			return (await makeFailedJob(app)).id;
		case 'mail':
			return (await makeMail(app, { state: 'failed' })).id;
		case 'document':
			return makeDocument(app, 'id');
		case 'file':
			return makeDocument(app, 'filePath');
		case 'officeFile':
			return storeDocument(app, { progressId: world.ids.progress, userId: world.member.user.id });
		case 'phrase':
			return makePhrase(app, world.assessorId);
		case 'savedView':
			return makeView(app, world.assessorId);
		case 'sharedPhrase':
			return makePhrase(app, null);
		case 'companySignIn':
			return (await makeSignIn(app, world.member.user.id)).id;
		case 'consoleSignIn':
			return (await makeSignIn(app, world.assessorId)).id;
		case 'phonePhoto':
			throw new Error('a photo is made with its code');
		default:
			return world.ids[target];
	}
};

/** A call whose record stands in its path, query or body. */
type Request = { name: string; operation: Operation; target: Target; field: string | null };

/** The required fields of queries beside the record. */
const queryOf = ({ query, path }: Operation): Record<string, string> => ({
	...(query.is_first_time ? { is_first_time: 'true' } : {}),
	...(query.is_premium && path.startsWith('/console/assessment_papers') ? { is_premium: 'true' } : {}),
});

/** The path with the records of its parameters after the first that are kept. */
const pathOf = ({ name, operation: { path } }: Request, ids: readonly (number | string)[]): string => {
	const [, , named = {}] = accessMatrix[name] ?? [];
	const kept = Object.entries(named).reduce((made, [param, target]) => {
		const id = Object.entries(world.ids).find(([kind]) => kind === target)?.[1];
		return id === undefined ? made : made.replace(`:${param}`, String(id));
	}, path);
	let at = 0;
	return kept.replace(/:\w+\*?|\{\w+\}/g, () => String(ids[at++]));
};

/** A list of ids where the field is one. */
const inField = (field: string, id: number | string | undefined) => ({ [field]: field.endsWith('ids') ? [id] : id });

/** Bodies of admitted writes are `{}`, or the record alone: they fail validation, so that shared records stay unchanged. */
const bodyOf = ({ name, operation, field }: Request, id: number | string | undefined, isValid: boolean) => {
	const record = field !== null && field in operation.body ? inField(field, id) : {};
	const body = isValid ? accessBodies[name]?.() : {};
	return body instanceof FormData ? { raw: body } : { body: { ...body, ...record } };
};

const send = (
	request: Request,
	ids: readonly (number | string)[],
	token: string | null,
	isValid: boolean,
): Promise<Answer> => {
	const { operation, field } = request;
	const record = field !== null && field in operation.query ? { [field]: String(ids[0]) } : {};
	const query = new URLSearchParams({ ...queryOf(operation), ...record });
	return call(booted.current, operation.methods[0] ?? 'GET', `${pathOf(request, ids)}?${query}`, {
		token,
		...(operation.hasBody ? bodyOf(request, ids[0], isValid) : {}),
	});
};

/** What the row says is the call's record: of its path, or the first that its query or body names. */
const requestOf = (name: string, operation: Operation): Request => {
	const [, target = 'none', named = {}] = accessMatrix[name] ?? [];
	if (target !== 'none') return { name, operation, target, field: null };
	const [field, first] = Object.entries(named).find(([, kind]) => !isOther(kind)) ?? [];
	return first === undefined || isOther(first)
		? { name, operation, target, field: null }
		: { name, operation, target: first, field: field ?? null };
};

/** A list with a filter has nothing of a record that the actor may not see, and an action on rows fails for it. */
const expectHidden = ({ name }: Request, actor: ActorName, answer: Answer): void => {
	if (LISTS.has(name)) return expect([actor, answer.status, answer.data]).toEqual([actor, 200, []]);
	if (WORKBOOKS.has(name)) return expect([actor, answer.status]).toEqual([actor, 200]);
	if (name === 'console.bulk.period') {
		return expect(answer.data).toMatchObject({ succeeded: [], failed: [{ status: 404, message: 'Not found.' }] });
	}
	// A new company has no record but the inquiry that it may come from.
	if (name === 'console.companies.create') {
		return expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['inquiry_id']]);
	}
	expect([actor, answer.status, answer.text]).toEqual([actor, 404, '{"message":"Not found."}']);
};

/** Makes the call as every kind of actor and checks the response against the row. */
const expectRow = async (request: Request, access: AccessPolicy, actors: readonly ActorName[]): Promise<void> => {
	const { target } = request;
	for (const actor of actors) {
		const ids = target === 'none' ? [] : await idsOf(booted.current, target);
		const isHidden = admission(access, actor) === 'in' && !canSee(target, actor);
		const answer = await send(request, ids, world.tokens[actor], isHidden);
		const expected = admission(access, actor);
		if (expected !== 'in') {
			expect([actor, answer.status]).toEqual([actor, expected]);
		} else if (isHidden) {
			expectHidden(request, actor, answer);
		} else {
			expect([401, 403, 500], `${actor}: ${answer.text}`).not.toContain(answer.status);
			if (target !== 'none') expect([actor, answer.status === 404]).toEqual([actor, false]);
		}
	}
};

/** Lists that can be filtered by a record. */
const LISTS: ReadonlySet<string> = new Set([
	'app.evidence.list',
	'console.evidence.list',
	'app.objections.list',
	'console.objections.list',
]);
/** A workbook of a list, whose rows own-companies-only.test.ts reads. */
const WORKBOOKS: ReadonlySet<string> = new Set(['console.evidence.download', 'console.objections.download']);

const UNKNOWN = 2_147_483_647;

const all = listOperations(operations);

describe('the access matrix', () => {
	it('has exactly one row for every call', () => {
		expect(all.map(({ name }) => name).sort()).toEqual(Object.keys(accessMatrix).sort());
		expect(Object.keys(accessBodies).filter((name) => !(name in accessMatrix))).toEqual([]);
	});

	it.each(all)('$name admits and refuses every kind of actor as the matrix says', async ({ name, operation }) => {
		const [access, target] = accessMatrix[name] ?? ['consoleAdmin', 'none'];
		expect(operation.access).toBe(access);
		const actors = name.endsWith('.logout') ? ACTORS.filter((actor) => admission(access, actor) !== 'in') : ACTORS;
		const request = requestOf(name, operation);
		await expectRow(request, access, actors);
		if (target !== 'none' && ['query', 'file'].includes(operation.kind) && !PATHS.has(target)) {
			const unknown = await send(request, [UNKNOWN, UNKNOWN], world.tokens.consoleAdmin, false);
			expect(unknown.text).toMatch(/Not found\.|Session expired/);
		}
	});

	it.each(all)('$name has every id of its query and body in its row', ({ name, operation }) => {
		const [, , named = {}] = accessMatrix[name] ?? [];
		const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
		const ids = idFields({ ...operation.query, ...operation.body });
		expect(
			Object.keys(named)
				.filter((field) => !inPath.includes(field))
				.sort(),
		).toEqual(ids.sort());
	});
});
