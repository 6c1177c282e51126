import http from 'node:http';
import type { TestApp } from '#tests/support/boot.ts';

/** Streams a form with an endless file until the server responds or disconnects, or `stopAfter` bytes were sent. */
export const streamUpload = (app: Pick<TestApp, 'serverUrl'>, token: string | null, stopAfter: number) =>
	new Promise<{ status: number | null; body: string; sent: number }>((resolve, reject) => {
		let sent = 0;
		let answered = false;
		const request = http.request(`${app.serverUrl}/api/app/documents`, {
			method: 'POST',
			headers: {
				Authorization: `Bearer ${token}`,
				'Accept-Language': 'en',
				'Content-Type': 'multipart/form-data; boundary=x',
			},
		});
		const done = (status: number | null, body: string): void => {
			answered = true;
			request.destroy();
			resolve({ status, body, sent });
		};
		request.on('response', (response) => {
			let body = '';
			response.setEncoding('utf8').on('data', (chunk: string) => {
				body += chunk;
			});
			response.on('end', () => done(response.statusCode ?? 0, body));
		});
		request.on('error', (error) => (answered ? undefined : reject(error)));
		request.write('--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.4\n');
		const chunk = Buffer.alloc(256 * 1024);
		const pump = (): void => {
			if (answered) return;
			if (sent >= stopAfter) return done(null, '');
			sent += chunk.length;
			if (request.write(chunk)) setImmediate(pump);
			else request.once('drain', pump);
		};
		pump();
	});
