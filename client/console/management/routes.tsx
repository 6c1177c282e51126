import { Route, Switch } from 'wouter';
import { ConsoleNotFound } from '../not-found.tsx';

/** Companies, papers, assessor accounts and inquiries. */
export const ManagementRoutes = () => (
	<Switch>
		<Route>
			<ConsoleNotFound />
		</Route>
	</Switch>
);
