import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { Container } from '#client/ui/layout.tsx';
import { NotFound } from '#client/ui/not-found.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { Home } from './home/home.tsx';
import { Shell } from './shell/shell.tsx';
import { UnexpectedError } from './unexpected-error/unexpected-error.tsx';

/** Loaded on demand: the home page needs neither the questionnaire nor the legal texts. */
const Landing = lazy(() =>
	import('./free-assessment/landing/landing.tsx').then((module) => ({ default: module.Landing })),
);
const FreeSteps = lazy(() => import('./free-assessment/steps.tsx').then((module) => ({ default: module.FreeSteps })));
const Terms = lazy(() => import('./legal/terms.tsx').then((module) => ({ default: module.Terms })));
const Privacy = lazy(() => import('./legal/privacy.tsx').then((module) => ({ default: module.Privacy })));

const Waiting = () => (
	<Container width="text">
		<Skeleton heights={[40, 24, 24, 320]} />
	</Container>
);

const PhotoPage = lazy(() => import('./photo/photo.tsx').then((module) => ({ default: module.PhotoPage })));

/** All screens without a sign-in. */
export const PublicArea = () => (
	<Switch>
		<Route path={paths.photo}>
			<Suspense fallback={<Waiting />}>
				<PhotoPage />
			</Suspense>
		</Route>
		<Route component={Site} />
	</Switch>
);

/** The screens that lead to each other. */
const Site = () => {
	const { t } = useText();
	return (
		<Shell>
			<Suspense fallback={<Waiting />}>
				<Switch>
					<Route path={paths.home} component={Home} />
					<Route path={paths.free.landing()} component={Landing} />
					<Route path="/free-assessment/*" component={FreeSteps} />
					<Route path={paths.terms} component={Terms} />
					<Route path={paths.privacy} component={Privacy} />
					<Route path={paths.unexpectedError} component={UnexpectedError} />
					<Route>
						<NotFound to={paths.home} linkText={t('common.notFound.linkHome')} />
					</Route>
				</Switch>
			</Suspense>
		</Shell>
	);
};
