/** Pages without a sign-in, and parameters shared by all. */

export const pages = {
	home: '/',
	terms: '/terms',
	privacy: '/privacy',
	/** For phones: the code is in the URL's fragment. */
	photo: '/photo',
	verify: '/verify',
	/** A certificate by its code. */
	verification: '/verify/:code',
	/** What a company shows by a link. */
	share: '/share/:token',
	/** A free result that a visitor takes along. */
	result: '/result/:token',
	certified: '/certified',
	/** The guides; a task is an anchor. */
	help: {
		root: '/help',
		company: '/help/company',
		assessor: '/help/assessor',
		administrator: '/help/administrator',
	},
	/** Where workers answer: the slip's code is in the URL's fragment. */
	voice: '/voice',
	unexpectedError: '/unexpected-error',
	notFound: '/not-found',
	/** Pages of an area that the server renders, shown before the area's bundle is loaded. */
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

/** Why a user was sent to the login page: the session ended; `kept` if their unsaved input is kept. */
export const LOGIN_REASONS = ['expired', 'kept'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

export const PARAMETER = /:\w+/g;

/** Fills a text into the only parameter of a path. */
export const withText = (pattern: string, text: string): string =>
	pattern.replace(/:\w+/, () => encodeURIComponent(text));

/** Fills ids into the parameters of a path, in order. */
export const withIds = (pattern: string, ...ids: readonly number[]): string => {
	let at = 0;
	return pattern.replaceAll(PARAMETER, () => String(ids[at++]));
};
