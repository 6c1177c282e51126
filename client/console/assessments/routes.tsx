import { Route, Switch } from 'wouter';
import { ConsoleNotFound } from '../not-found.tsx';

/** From a submission to the certificate. */
export const AssessmentRoutes = () => (
	<Switch>
		<Route>
			<ConsoleNotFound />
		</Route>
	</Switch>
);
