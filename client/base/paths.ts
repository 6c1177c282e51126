import { type LoginReason, pages } from '#shared/pages/public.ts';

/** Paths: screens link to these. What they are made of, and the server knows, is `shared/pages`. Each area has its own. */

/** Parameters without a value are left out. */
export const withQuery = (
	path: string,
	query: Record<string, string | number | boolean | null | undefined>,
): string => {
	const parameters = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		if (value !== null && value !== undefined && value !== '') parameters.set(key, String(value));
	}
	const text = parameters.toString();
	return text ? `${path}?${text}` : path;
};

/** All steps of the free assessment carry the referer in the query. */
const free = (page: string) => (refererId?: string | null) => withQuery(page, { refererId });

export const paths = {
	home: pages.home,
	terms: pages.terms,
	privacy: pages.privacy,
	photo: pages.photo,
	unexpectedError: pages.unexpectedError,
	notFound: pages.notFound,
	login: {
		company: (next?: string | null, reason?: LoginReason) => withQuery(pages.login.company, { next, reason }),
		console: (next?: string | null, reason?: LoginReason) => withQuery(pages.login.console, { next, reason }),
	},
	notFoundIn: pages.notFoundIn,
	free: {
		landing: free(pages.free.landing),
		info: free(pages.free.info),
		overview: free(pages.free.overview),
		questions: free(pages.free.questions),
		result: free(pages.free.result),
		certificate: free(pages.free.certificate),
		application: free(pages.free.application),
	},
} as const;
