import { Route, Switch } from 'wouter';
import { paths } from '../../app/paths.ts';
import { ConsoleNotFound } from '../not-found.tsx';
import { AdminOnly } from '../shell/admin-only.tsx';
import { AllAssessments } from './lists/all-assessments.tsx';
import { CheckSubmissions } from './lists/check-submissions.tsx';
import { ConfirmAssessments, ConfirmReassessments } from './lists/confirm-screens.tsx';
import { Reassessments } from './lists/re-assessments.tsx';

/** From a submission to the certificate. */
export const AssessmentRoutes = () => (
	<Switch>
		<Route path={paths.console.allAssessments}>
			<AllAssessments />
		</Route>
		<Route path={paths.console.checks}>
			<CheckSubmissions />
		</Route>
		<Route path={paths.console.reassessments}>
			<Reassessments />
		</Route>
		<Route path={paths.console.confirmAssessments}>
			<AdminOnly>
				<ConfirmAssessments />
			</AdminOnly>
		</Route>
		<Route path={paths.console.confirmReassessments}>
			<AdminOnly>
				<ConfirmReassessments />
			</AdminOnly>
		</Route>
		<Route>
			<ConsoleNotFound />
		</Route>
	</Switch>
);
