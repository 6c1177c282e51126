import type { Connect } from 'vite';
import { BASE, START } from './addresses.ts';

/** What Vite's React plugin writes inline into a page. `script-src 'self'` forbids that, so it is a module here. */
const REFRESH = `import '${BASE}@vite/client';
import { injectIntoGlobalHook } from '${BASE}@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/** Serves `/@dev/@start/main.tsx`, which loads `/@dev/main.tsx` ready for hot replacement. */
export const serveStartModules: Connect.NextHandleFunction = (request, response, next) => {
	const { url = '' } = request;
	if (!url.startsWith(START)) return next();
	response.setHeader('Content-Type', 'text/javascript');
	response.setHeader('Cache-Control', 'no-store');
	response.end(`${REFRESH}await import('${BASE}${url.slice(START.length)}');`);
};
