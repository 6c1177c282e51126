/** The pages that need no sign-in, and parameters of all. */

export const pages = {
	home: '/',
	terms: '/terms',
	privacy: '/privacy',
	/** For a phone: the code that it was opened with stands in the fragment. */
	photo: '/photo',
	verify: '/verify',
	/** Of one certificate, by its code. */
	verification: '/verify/:code',
	certified: '/certified',
	/** Where workers answer: the code of a slip stands in the fragment. */
	voice: '/voice',
	unexpectedError: '/unexpected-error',
	notFound: '/not-found',
	/** Of the areas, before they are loaded. */
	login: { company: '/app/login', console: '/console/login' },
	notFoundIn: { company: '/app/not-found', console: '/console/not-found' },
	free: {
		landing: '/free-assessment',
		info: '/free-assessment/info',
		overview: '/free-assessment/overview',
		questions: '/free-assessment/questions',
		result: '/free-assessment/result',
		certificate: '/free-assessment/certificate',
		application: '/free-assessment/application',
	},
} as const;

/** Why somebody is led to a login whose sign-in is over: `kept` where what they typed is still there. */
export const LOGIN_REASONS = ['expired', 'kept'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

export const PARAMETER = /:\w+/g;

/** A path with this text in the place of its only parameter. */
export const withText = (pattern: string, text: string): string =>
	pattern.replace(/:\w+/, () => encodeURIComponent(text));

/** A path with these ids in the place of its parameters, in order. */
export const withIds = (pattern: string, ...ids: readonly number[]): string => {
	let at = 0;
	return pattern.replaceAll(PARAMETER, () => String(ids[at++]));
};
