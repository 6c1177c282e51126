import { readFile } from 'node:fs/promises';
import zlib from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { readCells } from './cells.ts';

/**
 * The control of the previews, in a separate process: bare Fastify, which streams a workbook with ExcelJS for each
 * request and sends its values, compressed as ours, without authentication, validation, limits or a thread.
 */

process.once('message', async (file: string) => {
	const app = Fastify();
	await app.register(compress, { brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } } });
	app.get('/', async () => {
		const cells = await readCells(await readFile(file));
		return cells.map((row) => row.map((cell) => cell?.value ?? null));
	});
	process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
