import { navigate } from 'wouter/use-browser-location';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { translate } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { notify } from '#client/ui/toast.tsx';
import { isUnsavedKept, leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { areaOf, forgetSignIn } from './session.ts';

/**
 * Error handling of calls (section 8 of both specifications). Failed loads follow the whole table. Failed writes
 * redirect only on 401 and 403; otherwise the screen keeps the input (contract, section 1).
 */

const here = (): string => location.pathname + location.search;

const go = (path: string, replace = false): void => leaveWithoutAsking(() => navigate(path, { replace }));

/** Omits `next` after a 403: the same screen would refuse the same user again. */
const toLogin = ({ status }: ApiFailure): void => {
	const area = areaOf(location.pathname);
	const isExpired = status === 401 && area !== 'public';
	notify.error(translate(isExpired ? 'session.signedOut' : 'common.errors.unauthorized'));
	// A late response of the previous screen must not clear a newer sign-in.
	if (area !== 'public' && location.pathname.endsWith('/login')) return;
	forgetSignIn();
	if (area === 'public') return go(paths.home);
	const login = area === 'console' ? paths.login.console : paths.login.company;
	go(isExpired ? login(here(), isUnsavedKept() ? 'kept' : 'expired') : login());
};

const notFoundOf = (): string => {
	const area = areaOf(location.pathname);
	if (area === 'console') return paths.notFoundIn.console;
	return area === 'company' ? paths.notFoundIn.company : paths.notFound;
};

/** A sign-in that needs a further step; not a failure. */
const asksForMore = ({ status, extra }: ApiFailure): boolean => status === 401 && extra !== null;

export const isLostSignIn = (failure: ApiFailure): boolean =>
	(failure.status === 401 || failure.status === 403) && !asksForMore(failure);

export const reactToLoad = (error: unknown): void => {
	const failure = failureOf(error);
	if (isLostSignIn(failure)) return toLogin(failure);
	switch (failure.status) {
		case 404:
			return go(notFoundOf(), true);
		case 500:
			return go(paths.unexpectedError, true);
		case 0:
			notify.error(failure.message);
			return go(paths.home);
		case 409:
		case 413:
		case 415:
		case 422:
		case 429:
			return notify.error(failure.message);
		default:
			return notify.error(translate('common.errors.somethingWrong'));
	}
};

/** `takenByForm`: the form or screen shows the failure, so there is no toast. */
export const reactToWrite = (error: unknown, takenByForm: boolean): void => {
	const failure = failureOf(error);
	if (asksForMore(failure)) return;
	if (isLostSignIn(failure)) return toLogin(failure);
	if (!takenByForm) notify.error(failure.message);
};
