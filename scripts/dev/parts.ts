import { readFileSync } from 'node:fs';
import type { Connect } from 'vite';
import { START } from './addresses.ts';

/** The page of all parts (`client/parts`), which exists in development only. */
const PATH = '/parts';

/** Serves the page at `/parts`. Vite would put a script into it, which its content security policy forbids. */
export const serveParts: Connect.NextHandleFunction = (request, response, next) => {
	const { pathname } = new URL(request.url ?? '', 'http://localhost');
	if (pathname !== PATH) return next();
	response.setHeader('Content-Type', 'text/html; charset=utf-8');
	response.setHeader('Cache-Control', 'no-store');
	response.end(readFileSync('client/parts.html', 'utf8').replace('./parts.tsx', `${START}parts.tsx`));
};
