import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** The worst that an attacker may send, over and over until the end. */

export type Target = {
	url: string;
	/** A company's user: attackers may have an account. */
	token: string;
};

export type Attacker = {
	name: string;
	/** Where it says that it comes from; some share an address. */
	address: string;
	attack: (target: Target, address: string, end: AbortSignal) => Promise<void>;
};

/** Calls under way at once, for each attacker. */
const AT_ONCE = 4;
const CALL_LIMIT_MS = 10_000;
/** After a refusal or a closed connection, an attacker tries again at once; this only keeps it from spinning. */
const PAUSE_MS = 1;

type Shot = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer };

const agent = new http.Agent({ keepAlive: true });

/** Sends one request and reads the answer to its end, whatever it is. */
const shoot = ({ url }: Target, address: string, shot: Shot): Promise<void> =>
	new Promise((resolve) => {
		const { method = 'POST', path, headers = {}, body } = shot;
		const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
		const request = http.request(`${url}${path}`, {
			agent,
			method,
			headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...length, ...headers },
			timeout: CALL_LIMIT_MS,
		});
		request.on('response', (response) => response.resume().on('close', resolve));
		request.on('timeout', () => request.destroy());
		request.on('error', () => resolve());
		request.on('close', () => resolve());
		request.end(body);
	});

/** Fires in turn, several at once. */
const firing =
	(shots: readonly ((target: Target, round: number) => Shot)[]): Attacker['attack'] =>
	async (target, address, end) => {
		let round = 0;
		const fire = async (): Promise<void> => {
			while (!end.aborted) {
				const shot = shots[round % shots.length];
				if (shot) await shoot(target, address, shot(target, round++));
				await sleep(PAUSE_MS);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, fire));
	};

const KB = 1024;

/** `{"email":1,"x":[{},{},…]}` of so many bytes. */
const smallElements = (bytes: number): string => `{"email":1,"x":[${'{},'.repeat(Math.floor((bytes - 40) / 3))}{}]}`;

/**
 * Just below the limits of sign-ins, of a visitor's result and of forms, and one above all of them. Not far above: over
 * loopback that would only show how fast bytes can be thrown away.
 */
const SMALL = {
	credentials: smallElements(16 * KB),
	visitor: smallElements(192 * KB),
	form: smallElements(256 * KB),
	above: smallElements(400 * KB),
};

const DEEP = {
	arrays: '['.repeat(8_000) + ']'.repeat(8_000),
	objects: `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`,
	unfinished: '[{"a":'.repeat(30_000),
};

const BOMB = gzipSync(smallElements(4_700 * KB));
const gzip = { 'Content-Encoding': 'gzip' };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const invented = (round: number) => bearer(`${'x'.repeat(34)}${String(round).padStart(9, '0')}`);

const BATCH = Array.from({ length: 100 }, () => 'account.app.me').join(',');

/** Bodies of many small elements, to whoever reads bodies. */
export const smallElementsAttack = firing([
	() => ({ path: '/api/console/login', body: SMALL.credentials }),
	() => ({ path: '/api/app/login', body: SMALL.credentials }),
	() => ({ path: '/api/free_assessment/contact', body: SMALL.visitor }),
	() => ({ path: '/api/console/forgot_password', body: SMALL.credentials }),
	() => ({ path: '/api/console/login', body: SMALL.above }),
	({ token }) => ({ path: '/api/app/company_users', headers: bearer(token), body: SMALL.form }),
]);

const trickle = (target: Target, address: string, end: AbortSignal, onClose: () => void): void => {
	const { hostname, port } = new URL(target.url);
	const socket = net.connect(Number(port), hostname);
	const head = [
		'POST /api/app/documents HTTP/1.1',
		'Host: localhost',
		`X-Forwarded-For: ${address}`,
		`Authorization: Bearer ${target.token}`,
		'Content-Type: multipart/form-data; boundary=x',
		'Content-Length: 1000000',
		'',
		'--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.4\n',
	];
	socket.write(head.join('\r\n'));
	const timer = setInterval(() => socket.write('x'), 1_000);
	const stop = () => socket.destroy();
	end.addEventListener('abort', stop, { once: true });
	socket.on('error', () => {});
	socket.on('close', () => {
		clearInterval(timer);
		end.removeEventListener('abort', stop);
		onClose();
	});
	socket.resume();
};

const hold = (target: Target, end: AbortSignal, onClose: () => void): void => {
	const { hostname, port } = new URL(target.url);
	const socket = net.connect(Number(port), hostname);
	const stop = () => socket.destroy();
	end.addEventListener('abort', stop, { once: true });
	socket.on('error', () => {});
	socket.on('close', () => {
		end.removeEventListener('abort', stop);
		onClose();
	});
	socket.resume();
};

/** What was closed is opened again, but not faster than a client can. */
const REOPEN_MS = 250;

/** Keeps so many connections open, each again when it was closed. */
const holding =
	(count: number, open: (target: Target, address: string, end: AbortSignal, onClose: () => void) => void) =>
	async (target: Target, address: string, end: AbortSignal): Promise<void> => {
		let missing = count;
		while (!end.aborted) {
			for (; missing > 0; missing--) open(target, address, end, () => missing++);
			await sleep(REOPEN_MS);
		}
	};

const SLOW_UPLOADS = 20;
const IDLE_CONNECTIONS = 400;
const LONG_EMAIL = `${'a'.repeat(15_000)}@example.com`;

/** Ten of them; the last three share an address. */
export const TEN_ATTACKERS: readonly Attacker[] = [
	{ name: 'many small elements', address: '192.0.2.1', attack: smallElementsAttack },
	{ name: 'many small elements too', address: '2001:db8:0:1::1', attack: smallElementsAttack },
	{
		name: 'deep nesting',
		address: '192.0.2.2',
		attack: firing([
			() => ({ path: '/api/free_assessment/contact', body: DEEP.arrays }),
			() => ({ path: '/api/app/login', body: DEEP.objects }),
			() => ({ path: '/api/free_assessment/contact', body: DEEP.unfinished }),
		]),
	},
	{
		name: 'long emails',
		address: '192.0.2.3',
		attack: firing([
			() => ({ path: '/api/app/login', body: JSON.stringify({ email: LONG_EMAIL, password: 'x'.repeat(100) }) }),
			() => ({ path: '/api/console/forgot_password', body: JSON.stringify({ email: LONG_EMAIL }) }),
			(_, round) => ({
				path: '/api/console/login',
				body: JSON.stringify({ email: `${'a'.repeat(200)}${round}@example.com`, password: 'wrong password' }),
			}),
		]),
	},
	{
		name: 'compressed bodies',
		address: '192.0.2.4',
		attack: firing([
			() => ({ path: '/api/console/login', headers: gzip, body: BOMB }),
			() => ({ path: '/api/free_assessment/contact', headers: gzip, body: BOMB }),
		]),
	},
	{
		name: 'invented bearers',
		address: '192.0.2.5',
		attack: firing([
			(_, round) => ({ method: 'GET', path: '/api/app/me', headers: invented(round) }),
			(_, round) => ({ method: 'GET', path: '/api/console/companies', headers: invented(round) }),
		]),
	},
	{
		name: 'forged pages and large batches',
		address: '192.0.2.6',
		attack: firing([
			() => ({ path: '/api/app/assessment', headers: { Origin: 'https://attacker.example' } }),
			(_, round) => ({ method: 'GET', path: `/trpc/${BATCH}?batch=1`, headers: invented(round) }),
			() => ({ path: `/trpc/${BATCH}?batch=1`, body: SMALL.form }),
		]),
	},
	{ name: 'uploads at 1 byte a second', address: '192.0.2.7', attack: holding(SLOW_UPLOADS, trickle) },
	{
		name: '400 idle connections',
		address: '192.0.2.7',
		attack: holding(IDLE_CONNECTIONS, (target, _, end, onClose) => hold(target, end, onClose)),
	},
	{
		name: 'unknown paths and methods',
		address: '192.0.2.7',
		attack: firing([
			(_, round) => ({ method: 'GET', path: `/api/${'x'.repeat(2_000)}${round}` }),
			() => ({ method: 'DELETE', path: '/api/app/login' }),
			() => ({ method: 'GET', path: '/.env' }),
		]),
	},
];
