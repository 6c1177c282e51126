import { expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { callRest, callTrpc } from '#tests/support/calls/procedures.ts';
import { storedTexts } from '#tests/support/database/stored.ts';
import { inputFor, makeWholeWorld } from '#tests/support/whole-world.ts';

const booted = withApp();

const MARKER = 'planted-7f3a9c';

/** What a table or a program might have, as a caller would guess it. */
const GUESSED = [
	'id',
	'company_id',
	'companyId',
	'user_id',
	'userId',
	'owner_id',
	'ownerId',
	'progress_id',
	'progressId',
	'area',
	'role',
	'status',
	'is_admin',
	'isAdmin',
	'password_hash',
	'passwordHash',
	'deactivated_at',
	'deactivatedAt',
	'created_at',
	'createdAt',
	'score',
	'stars',
	'grade',
	'graded_at',
	'issued_at',
	'expires_on',
	'file_path',
	'filePath',
	'search_text',
	'updated_by',
	'saved_by',
	'rated_by',
	'token',
	'constructor',
	'deps',
	'actor',
];

const mutations = listOperations(operations).filter(({ operation }) => operation.kind === 'mutation');

it('every write ignores fields that it does not name: none is stored or answered', async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper());
	const world = await makeWholeWorld(app);
	const { owner, admin } = world.staged;
	let done = 0;
	for (const { name, operation } of mutations) {
		const known = inputFor(world, name, operation);
		const named = new Set(Object.keys(operation.input.shape));
		const planted = Object.fromEntries(GUESSED.filter((field) => !named.has(field)).map((field) => [field, MARKER]));
		const person = operation.path.startsWith('/console') ? admin : owner;
		for (const send of [callRest.bind(null, app), callTrpc.bind(null, app, name)]) {
			// An earlier call may have ended the sign-in.
			const token = await app.deps.sessions.open(person.user.id);
			const answer = await send(operation, { token, input: { ...known, ...planted } });
			expect([name, answer.status < 500, JSON.stringify(answer).includes(MARKER)]).toEqual([name, true, false]);
			if (answer.status === 200) done++;
		}
	}
	expect(done).toBeGreaterThan(20);
	const stored = [...(await storedTexts(app))].filter(([, text]) => text.includes(MARKER)).map(([table]) => table);
	expect(stored).toEqual([]);
});
