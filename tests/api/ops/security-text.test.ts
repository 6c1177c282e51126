import { expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/boot.ts';

const withoutContact = withApp();
const withMail = withApp({
	env: { PUBLIC_URL: 'https://kyosei.example.com', OPERATOR_NAME: '検証評価機構', OPERATOR_EMAIL: 'info@example.com' },
});
const withOwn = withApp({
	env: {
		OPERATOR_NAME: '検証評価機構',
		OPERATOR_EMAIL: 'info@example.com',
		OPERATOR_SECURITY_CONTACT: 'https://example.com/report',
	},
});

const read = async ({ url }: TestApp) => {
	const answer = await fetch(`${url}/.well-known/security.txt`);
	return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};

it('names the contact, until when it holds, the languages and its address (RFC 9116)', async () => {
	const app = withMail.current;
	app.clock.set('2026-11-28T15:30:00Z');
	expect(await read(app)).toEqual({
		status: 200,
		type: 'text/plain; charset=utf-8',
		text: [
			'Contact: mailto:info@example.com',
			'Expires: 2027-05-27T00:00:00.000Z',
			'Preferred-Languages: ja, en',
			'Canonical: https://kyosei.example.com/.well-known/security.txt',
			'',
		].join('\n'),
	});
	app.clock.release();
});

it('names a contact of its own, and no address where none is set', async () => {
	const { text } = await read(withOwn.current);
	expect(text).toContain('Contact: https://example.com/report\n');
	expect(text).not.toContain('info@example.com');
	expect(text).not.toContain('Canonical');
});

it('is not there while no contact is known', async () => {
	expect((await read(withoutContact.current)).status).toBe(404);
});
