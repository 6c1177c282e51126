import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { openPath } from '#tests/support/calls/documented-answers.ts';
import { callRest, callTrpc, type ProcedureOptions } from '#tests/support/calls/procedures.ts';
import { collectRoutes } from '#tests/support/calls/routes.ts';
import { companyForm } from '#tests/support/companies.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { inputFor, makeWholeWorld, tokenFor, type WholeWorld } from '#tests/support/whole-world.ts';

const routes = collectRoutes();
const booted = withApp();

let world: WholeWorld;
beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1, 8, 100]));
	world = await makeWholeWorld(app);
	// Download links contain the time of their creation.
	app.clock.set(app.clock.now());
});

const all = listOperations(operations);
const queries = all.filter(({ operation }) => operation.kind === 'query');
const mutations = all.filter(({ operation }) => operation.kind === 'mutation');

const callBoth = async (name: string, operation: Operation, options: ProcedureOptions) => {
	const rest = await callRest(booted.current, operation, options);
	const trpc = await callTrpc(booted.current, name, operation, options);
	return { rest, trpc };
};

const LOCALES = ['ja', 'en'] as const;

describe('every read', () => {
	it.each(queries)('$name answers the same over REST and tRPC', async ({ name, operation }) => {
		const token = tokenFor(world, operation);
		const input = inputFor(world, name, operation);
		for (const locale of LOCALES) {
			const { rest, trpc } = await callBoth(name, operation, { token, locale, input });
			expect([rest.status, rest.errors]).toEqual([200, null]);
			expect(trpc).toEqual(rest);
		}
	});

	const lists = queries.filter(({ operation }) => 'page' in operation.query);

	it('of a list is paged', () => {
		expect(lists.length).toBeGreaterThan(6);
	});

	it.each(lists)('$name returns the same page and the same errors', async ({ name, operation }) => {
		const token = tokenFor(world, operation);
		const input = { ...inputFor(world, name, operation), page: 1, per_page: 1 };
		const { rest, trpc } = await callBoth(name, operation, { token, input });
		expect(rest.meta).toMatchObject({ page: 1, per_page: 1 });
		expect(trpc).toEqual(rest);
		const wrong = await callBoth(name, operation, {
			token,
			locale: 'ja',
			input: { ...input, page: 0, per_page: 201 },
		});
		expect([wrong.rest.status, Object.keys(wrong.rest.errors ?? {})]).toEqual([422, ['page', 'per_page']]);
		expect(wrong.trpc).toEqual(wrong.rest);
	});

	it.each(queries.filter(({ operation }) => 'id' in operation.params))(
		'$name answers 404 for an unknown id over both',
		async ({ name, operation }) => {
			const options = { token: tokenFor(world, operation), input: { id: 2_147_483_647 } };
			const { rest, trpc } = await callBoth(name, operation, options);
			expect([rest.status, rest.message]).toEqual([404, 'Not found.']);
			expect(trpc).toEqual(rest);
		},
	);
});

/** A value that no field accepts. */
const NOTHING = {};

/** An invalid body: without a required field, or with an invalid value. */
const brokenInput = ({ body }: Operation): Record<string, unknown> | null => {
	const fields = Object.entries(body) as [string, z.ZodType][];
	const [first] = fields;
	if (!first) return null;
	return fields.some(([, schema]) => !schema.safeParse(undefined).success) ? {} : { [first[0]]: NOTHING };
};

const person = { name: '名 前', email: 'somebody@example.com' };
const answers = { answer_contents: [] };

/** Valid bodies, for calls with an unknown id. */
const GOOD_BODIES: Record<string, Record<string, unknown>> = {
	'app.assessment.save': answers,
	'app.assessment.acceptSuggestions': { answer_content_ids: [] },
	'app.assessment.assign': { user_id: null },
	'app.documents.setEvidence': { answer_content_ids: [] },
	'app.secondFactor.renamePasskey': { name: '鍵' },
	'app.secondFactor.removePasskey': { password: PASSWORD },
	'console.secondFactor.renamePasskey': { name: '鍵' },
	'console.secondFactor.removePasskey': { password: PASSWORD },
	'app.evidence.addMessage': { content: 'メッセージ' },
	'app.evidence.removeFile': { file_id: 1 },
	'app.plans.save': { plan_actions: [] },
	'app.plans.mended': { action_id: 1 },
	'app.plans.removeProof': { action_id: 1, file_id: 1 },
	'app.members.edit': person,
	'console.bulkJobs.pace': { per_day: 1 },
	'app.phone.discard': { file_id: 1 },
	'app.objections.removeFile': { file_id: 1 },
	'console.calibrations.save': { answer_contents: [] },
	'console.calibrations.decline': { reason: '理由' },
	'console.calibrations.addMessage': { content: '発言' },
	'console.interests.remove': { reason: '理由' },
	'console.objections.decide': { objection_points: [{ id: 1, is_upheld: true, reason: '理由' }] },
	'app.phone.use': { files: [] },
	'app.members.resetPassword': { password: 'long enough' },
	'console.companies.update': companyForm(),
	'console.companies.assign': { user_ids: [] },
	'console.inquiries.handle': { handled: true },
	'console.progresses.moveBack': { status: 2 },
	'console.finalising.returnAssessment': { reason: '直してください' },
	'console.finalising.returnReassessment': { reason: '直してください' },
	'console.progresses.addComment': { content: 'コメント' },
	'console.companyUsers.edit': person,
	'console.companyUsers.resetPassword': { password: 'long enough' },
	'console.adminUsers.edit': person,
	'console.adminUsers.assignCompany': { company_ids: [] },
	'console.adminUsers.resetPassword': { password: 'long enough' },
	'console.phrases.edit': { content: '定型文' },
	'console.phrases.editShared': { content: '定型文' },
	'console.evidence.addMessage': { content: 'メッセージ' },
	'console.evidence.return': { content: '不足しています。' },
	'console.voice.request': { question_ids: [1] },
	'console.checking.saveRatings': answers,
	'console.reassessments.saveRatings': answers,
	'console.reassessments.saveInterview': { content: '面談' },
	'console.reassessments.markUnchanged': { versions: [] },
	'console.proposals.waive': { is_waived: true },
	'console.plans.accept': { action_id: 1 },
	'console.plans.return': { action_id: 1, content: '不足しています。' },
	'console.certifications.issue': { issue_date: tokyoDate(new Date()) },
	'console.certificates.withdraw': { reason: '理由' },
	'console.certificates.reissue': { issue_date: tokyoDate(new Date()), reason: '理由' },
};

describe('every write', () => {
	it.each(mutations.filter(({ operation }) => operation.access !== 'open'))(
		'$name answers 401 without a session over both',
		async ({ name, operation }) => {
			for (const locale of LOCALES) {
				const input = inputFor(world, name, operation);
				const { rest, trpc } = await callBoth(name, operation, { token: null, locale, input });
				expect(rest.status).toBe(401);
				expect(trpc).toEqual(rest);
			}
		},
	);

	it.each(mutations.filter(({ operation }) => brokenInput(operation) !== null))(
		'$name returns the same errors for an invalid body',
		async ({ name, operation }) => {
			const input = { ...inputFor(world, name, operation), ...brokenInput(operation) };
			for (const locale of LOCALES) {
				const { rest, trpc } = await callBoth(name, operation, { token: tokenFor(world, operation), locale, input });
				expect([rest.status, rest.message === '']).toEqual([422, false]);
				expect(trpc).toEqual(rest);
			}
		},
	);

	it.each(mutations.filter(({ operation }) => 'id' in operation.params))(
		'$name answers 404 for an unknown id over both',
		async ({ name, operation }) => {
			const options = { token: tokenFor(world, operation), input: { ...GOOD_BODIES[name], id: 2_147_483_647 } };
			const { rest, trpc } = await callBoth(name, operation, options);
			expect([rest.status, rest.message]).toEqual([404, 'Not found.']);
			expect(trpc).toEqual(rest);
		},
	);

	it('is refused with the same 409 over both', async () => {
		const { submit } = operations.app.assessment;
		const { grade } = operations.console.checking;
		const options = { token: world.staged.owner.token };
		const submitted = await callBoth('app.assessment.submit', submit, options);
		expect([submitted.rest.status, submitted.trpc]).toEqual([409, submitted.rest]);
		const input = { id: world.staged.progress.id };
		const graded = await callBoth('console.checking.grade', grade, { token: world.staged.admin.token, input });
		expect([graded.rest.status, graded.trpc]).toEqual([409, graded.rest]);
	});
});

type Description = { paths: Record<string, Record<string, { operationId: string }> & { servers?: object[] }> };

/** The description and its page are not part of the description. */
const DESCRIPTION = /^\/(openapi\.json|docs(\/.*)?)$/;

const described = async (): Promise<Description> =>
	(await (await fetch(`${booted.current.url}/api/openapi.json`)).json()) as Description;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('/api/openapi.json', () => {
	it('is valid OpenAPI 3.1', async () => {
		const validator = new Validator();
		const result = await validator.validate(await described());
		expect([result.valid, validator.version, result.valid ? [] : result.errors]).toEqual([true, '3.1', []]);
	});

	it('names every call once', async () => {
		const ids = Object.values((await described()).paths).flatMap(({ servers, ...calls }) =>
			Object.values(calls).map(({ operationId }) => operationId),
		);
		expect(new Set(ids).size).toBe(ids.length);
		const named = all.flatMap(({ name, operation }) =>
			operation.methods.length > 1 ? operation.methods.map((method) => `${name}.${method.toLowerCase()}`) : [name],
		);
		expect(ids).toEqual(expect.arrayContaining(named));
	});

	it('describes exactly the existing routes', async () => {
		const { paths } = await described();
		const urls = new Set(
			routes
				.filter(({ url }) => url.startsWith('/api/'))
				.map(({ url }) => url.slice('/api'.length))
				.filter((url) => !DESCRIPTION.test(url)),
		);
		expect(urls.size).toBeGreaterThan(70);
		const answering: string[] = [];
		for (const url of urls) {
			for (const method of METHODS) {
				// The one open read of a record.
				const known = url.replace(':code', String(world.ids.certificateCode));
				const address = known.replace(/:\w+/g, '1').replace(/\*$/, 'x');
				const { status } = await fetch(`${booted.current.url}/api${address}`, { method });
				if (status !== 405 && status !== 404) answering.push(`${method} ${openPath(url)}`);
			}
		}
		const below = Object.entries(paths).filter(([, { servers }]) => servers === undefined);
		const documented = below.flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
		);
		expect(answering.sort()).toEqual(documented.sort());
	});
});
