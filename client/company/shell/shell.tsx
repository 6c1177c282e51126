import { css } from 'goober';
import { type ReactNode, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { readUser } from '#client/api/session.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { paths } from '#client/base/paths.ts';
import { CompanyUserProvider } from '#client/company/use-company-user.ts';
import { OwnFont } from '#client/ui/fonts/own-font.tsx';
import { SkipLink } from '#client/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** While a screen is loading, the footer stays below the fold, where long documents do not push it out of view. */
const main = css`
	flex: 1; width: 100%;
	&:has([role='status'][aria-busy='true']) { min-height: 100vh; }
`;

/** The path to return to after the login; null for the start page, which is the default. */
const returnPathOf = (path: string, search: string): string | null => {
	const here = search ? `${path}?${search}` : path;
	return [companyPaths.assessment, companyPaths.root, `${companyPaths.root}/`].includes(here) ? null : here;
};

/** The layout of the company area. Redirects to the login if the `user` cookie is missing or invalid. */
export const Shell = ({ children }: { children: ReactNode }) => {
	const [path] = useLocation();
	const search = useSearch();
	const content = useRef<HTMLElement>(null);
	const user = readUser();
	if (!user) return <Redirect to={paths.login.company(returnPathOf(path, search))} replace />;
	if (path === companyPaths.root || path === `${companyPaths.root}/`)
		return <Redirect to={companyPaths.assessment} replace />;
	return (
		<CompanyUserProvider value={user}>
			<OwnFont />
			<SkipLink to={content} />
			<TopBar user={user} />
			<main id="content" ref={content} className={main} tabIndex={-1}>
				{children}
			</main>
			<Footer />
		</CompanyUserProvider>
	);
};
