import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { PublicArea } from '#client/public/area.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The areas are separate bundles: a visitor does not download the company area or the console. */
const CompanyArea = lazy(() => import('#client/company/area.tsx').then((module) => ({ default: module.CompanyArea })));
const ConsoleArea = lazy(() => import('#client/console/area.tsx').then((module) => ({ default: module.ConsoleArea })));

const Waiting = () => (
	<Container>
		<Skeleton heights={[40, 24, 24, 200]} />
	</Container>
);

export const Routes = () => {
	useFocusOnNavigation();
	return (
		<Suspense fallback={<Waiting />}>
			<Switch>
				<Route path="/app/*?" component={CompanyArea} />
				<Route path="/console/*?" component={ConsoleArea} />
				<Route component={PublicArea} />
			</Switch>
		</Suspense>
	);
};
