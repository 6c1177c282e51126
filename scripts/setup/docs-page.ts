import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The page of /api/docs: Scalar's page and script are stored at set-up, so that servers do not need the package. */

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../dist/docs');

const PACKAGE = '@scalar/fastify-api-reference';

const CONFIGURATION = {
	url: '/api/openapi.json',
	withDefaultFonts: false,
	telemetry: false,
	agent: { disabled: true },
} as const;

/** Inputs of the stored page. */
const stampOf = (): string => {
	const entry = createRequire(import.meta.url).resolve(PACKAGE);
	const manifest = path.join(path.dirname(path.dirname(entry)), 'package.json');
	const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
	return JSON.stringify({ version, CONFIGURATION });
};

const isStored = (stamp: string): boolean =>
	existsSync(path.join(folder, 'stamp')) && readFileSync(path.join(folder, 'stamp'), 'utf8') === stamp;

/** Stores the page unless it is up to date. */
export const ensureDocsPage = async (): Promise<void> => {
	const stamp = stampOf();
	if (isStored(stamp)) return;
	const { default: fastify } = await import('fastify');
	const { default: scalar } = await import('@scalar/fastify-api-reference');
	const app = fastify();
	await app.register(scalar, { routePrefix: '/docs', configuration: CONFIGURATION });
	const part = `${folder}.${process.pid}`;
	mkdirSync(part, { recursive: true });
	for (const [url, file] of [
		['/docs/', 'index.html'],
		['/docs/js/scalar.js', 'scalar.js'],
	] as const) {
		const { statusCode, rawPayload } = await app.inject(url);
		if (statusCode !== 200) throw new Error(`the documentation of the API has no ${file}`);
		writeFileSync(path.join(part, file), rawPayload);
	}
	await app.close();
	writeFileSync(path.join(part, 'stamp'), stamp);
	rmSync(folder, { recursive: true, force: true });
	renameSync(part, folder);
};
