import net from 'node:net';

/** A fake clamd that speaks INSTREAM over TCP, and its ways of failing. */
export type ClamdMode = 'answer' | 'silent' | 'close' | 'nonsense';

export type FakeClamd = {
	url: string;
	/** The bytes of each scanned file. */
	scanned: Buffer[];
	mode: ClamdMode;
	close: () => Promise<void>;
};

/** The content that it reports as malware. */
export const HARMFUL = 'harmful content for the tests';

/** The file of a complete INSTREAM command; null while it is incomplete. */
const fileOf = (received: Buffer): Buffer | null => {
	const command = Buffer.from('zINSTREAM\0');
	if (!received.subarray(0, command.length).equals(command)) return null;
	const chunks: Buffer[] = [];
	for (let at = command.length; at + 4 <= received.length; ) {
		const length = received.readUInt32BE(at);
		if (length === 0) return Buffer.concat(chunks);
		chunks.push(received.subarray(at + 4, at + 4 + length));
		at += 4 + length;
	}
	return null;
};

export const startClamd = async (): Promise<FakeClamd> => {
	const sockets = new Set<net.Socket>();
	const server = net.createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => {});
		socket.on('close', () => sockets.delete(socket));
		if (clamd.mode === 'close') return void socket.end();
		let received = Buffer.alloc(0);
		socket.on('data', (chunk) => {
			received = Buffer.concat([received, chunk]);
			const file = fileOf(received);
			if (!file || clamd.mode === 'silent') return;
			clamd.scanned.push(file);
			if (clamd.mode === 'nonsense') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
			socket.end(file.includes(HARMFUL) ? 'stream: Test-Signature FOUND\0' : 'stream: OK\0');
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const clamd: FakeClamd = {
		url: `tcp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
		scanned: [],
		mode: 'answer',
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return clamd;
};
