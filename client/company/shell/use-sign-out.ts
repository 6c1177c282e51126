import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { forgetSignIn } from '#client/api/session.ts';
import { paths } from '#client/base/paths.ts';
import { dropAllDrafts } from '#client/editing/draft-storage.ts';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';

/** Cleans up after the logout: removes the user's drafts, cookies and cached data, and navigates to the login. */
export const useSignedOut = (): (() => void) => {
	const queryClient = useQueryClient();
	return () => {
		dropAllDrafts();
		forgetSignIn();
		leaveWithoutAsking(() => navigate(paths.login.company()));
		queryClient.clear();
	};
};
