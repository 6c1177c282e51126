import { expect, it } from 'vitest';
import { documentedCommands } from '#tests/support/processes/documented-commands.ts';
import { CONTAINER_STEPS, DELETE_EVERYTHING, documented, LIST, openSession } from './documented.ts';

/** Every command for Docker that a document names is run by the drill of containers. */

it('the drill runs each command for Docker that the documents name', () => {
	const run = [...Object.values(CONTAINER_STEPS).flat(), LIST, DELETE_EVERYTHING];
	const named = documentedCommands().filter((command) => command.startsWith('docker '));
	expect(named.length).toBeGreaterThan(10);
	expect(named.filter((command) => !run.includes(command))).toEqual([]);
});

it('a step is what the document says, without its comments', () => {
	expect(CONTAINER_STEPS.install[0]).toMatch(/^export APP_SECRET=/);
	expect(Object.values(CONTAINER_STEPS).map((lines) => lines.length)).toEqual([3, 3, 3, 3, 3]);
	expect(() => documented('docker compose fly')).toThrow('no document names');
});

it('what is exported stays, and a failed command ends the drill', async () => {
	const session = openSession('/tmp', { GIVEN: 'a' });
	session.set('ADDED', 'b');
	expect(await session.typeAll(['export MADE=$(echo c)', 'echo "$GIVEN$ADDED$MADE"'])).toBe('\nabc\n');
	await expect(session.type('echo words; exit 3')).rejects.toThrow('ended with 3: words');
});
