import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const PACKAGE = path.join(import.meta.dirname, '../../package.json');

/** The version of the product, of package.json. */
export const readVersion = (): string =>
	z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;
