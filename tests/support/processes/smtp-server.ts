import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** How the mail server treats a connection. */
export type Behaviour =
	| 'accepts'
	/** Accepts the connection and sends nothing. */
	| 'silent'
	| 'refuses greeting'
	| 'refuses sign-in'
	| 'refuses recipient'
	| 'refuses content'
	/** Stops reading in the middle of the message and closes. */
	| 'takes half'
	/** Reads the whole message and closes without a response. */
	| 'closes after data'
	/** Reads the whole message, and responds only when the test calls `answerAll`. */
	| 'waits after data';

type Taken = { to: string; raw: string };

const HELLO = '250-mail.example.com\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME\r\n';

/** A mail server with adjustable behavior; stores what it receives. */
export const startSmtpServer = async (first: Behaviour = 'accepts') => {
	let behaviour = first;
	let opened = 0;
	let most = 0;
	const sockets = new Set<Socket>();
	const taken: Taken[] = [];
	const unanswered: (() => void)[] = [];

	const converse = (socket: Socket): void => {
		const how = behaviour;
		let isData = false;
		let pending = '';
		let message = '';
		let to = '';
		const say = (line: string): void => void socket.write(`${line}\r\n`);
		const take = (): void => {
			taken.push({ to, raw: message });
			if (how === 'closes after data') socket.destroy();
			else if (how === 'waits after data') unanswered.push(() => say('250 2.0.0 taken'));
			else if (how === 'refuses content') say('554 5.7.1 looks like spam');
			else say('250 2.0.0 taken');
		};
		const answer = (line: string): void => {
			const verb = line.slice(0, 4).toUpperCase();
			if (verb === 'EHLO') socket.write(HELLO);
			else if (verb === 'AUTH' && how === 'refuses sign-in') say(`535 5.7.8 not you: ${line.split(' ')[2] ?? ''}`);
			else if (verb === 'AUTH') say('235 2.7.0 welcome');
			else if (verb === 'RCPT' && how === 'refuses recipient') {
				say(`550 5.1.1 ${/<(.*)>/.exec(line)?.[0]}: no such user here`);
			} else if (verb === 'RCPT') {
				to = /<(.*)>/.exec(line)?.[1] ?? '';
				say('250 ok');
			} else if (verb === 'DATA') {
				isData = true;
				say('354 go on');
			} else if (verb === 'QUIT') {
				say('221 bye');
				socket.end();
			} else say('250 ok');
		};
		socket.on('error', () => {});
		socket.on('close', () => sockets.delete(socket));
		if (how === 'silent') return;
		if (how === 'refuses greeting') {
			say('554 5.3.2 not today');
			return;
		}
		say('220 mail.example.com ESMTP');
		socket.on('data', (bytes) => {
			pending += bytes.toString('latin1');
			for (;;) {
				if (isData && how === 'takes half' && pending.length > 200) {
					socket.destroy();
					return;
				}
				const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n');
				if (end < 0) return;
				const part = pending.slice(0, end);
				pending = pending.slice(end + (isData ? 5 : 2));
				if (isData) {
					isData = false;
					// Dot stuffing (RFC 5321, section 4.5.2): a leading dot was sent doubled.
					message = part.replaceAll('\r\n..', '\r\n.');
					take();
				} else answer(part);
			}
		});
	};

	const server: Server = createServer((socket) => {
		opened += 1;
		sockets.add(socket);
		most = Math.max(most, sockets.size);
		converse(socket);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `smtp://kyosei:s3cret-pass@127.0.0.1:${port}`,
		taken,
		behave: (next: Behaviour): void => {
			behaviour = next;
		},
		/** Number of connections opened so far. */
		opened: (): number => opened,
		/** Number of open connections. */
		atOnce: (): number => sockets.size,
		mostAtOnce: (): number => most,
		/** Responds to all messages that wait for it. */
		answerAll: (): void => {
			for (const say of unanswered.splice(0)) say();
		},
		/** Closes the open connections, as a restart would. */
		hangUp: (): void => {
			for (const socket of sockets) socket.destroy();
		},
		close: async (): Promise<void> => {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
};
