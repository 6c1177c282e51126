import { type LoginReason, pages } from '#shared/pages/public.ts';

/** Paths for links, built from `shared/pages`, which the server knows too. Each area has its own. */

/** Omits parameters without a value. */
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

/** All steps of the free assessment keep the referer in the query. */
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
