import { createHash } from 'node:crypto';
import type { Bundle } from '#server/http/pages/bundle.ts';
import type { SharedPage, SharedRequest } from '#shared/shares/documents.ts';

/** Drawing a report takes tens of milliseconds, which whoever has its link could make a server spend again and again. */
const MAX_KEPT = 50;

const keyOf = (request: SharedRequest): string =>
	createHash('sha256').update(JSON.stringify(request)).digest('base64url');

const kept = new WeakMap<Bundle, Map<string, SharedPage | Promise<SharedPage>>>();

/** Draws documents, and keeps the last ones by their whole content: changed content is drawn anew. */
export const keptRenderer = (bundle: Bundle): Bundle['renderShared'] => {
	const pages = kept.get(bundle) ?? new Map();
	kept.set(bundle, pages);
	return (request) => {
		if (!bundle.isFinal) return bundle.renderShared(request);
		const key = keyOf(request);
		const page = pages.get(key) ?? bundle.renderShared(request);
		// The one used last is the last to go.
		pages.delete(key);
		pages.set(key, page);
		const [oldest] = pages.keys();
		if (pages.size > MAX_KEPT && oldest !== undefined) pages.delete(oldest);
		return page;
	};
};
