import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { forgetSignIn } from '#client/api/session.ts';
import { paths } from '#client/base/paths.ts';
import { dropAllDrafts } from '#client/editing/draft-storage.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { forgetRecent } from './recent.ts';

/** Cleans up after the session ended: removes drafts, cookies and cached data of the user, and navigates to the login. */
export const useSignedOut = (): (() => void) => {
	const queryClient = useQueryClient();
	return () => {
		dropAllDrafts();
		forgetRecent();
		leaveWithoutAsking(() => navigate(paths.login.console()));
		forgetSignIn();
		queryClient.clear();
	};
};
