import './texts.ts';
import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { NotFound } from '#client/ui/not-found.tsx';
import { Overview } from './overview/overview.tsx';
import { Questions } from './questions/questions.tsx';

/** Loaded on demand: forms need zod, results need the charts. */
const Info = lazy(() => import('./info/info.tsx').then((module) => ({ default: module.Info })));
const Result = lazy(() => import('./result/result.tsx').then((module) => ({ default: module.Result })));
const Certificate = lazy(() =>
	import('./certificate/certificate.tsx').then((module) => ({ default: module.FreeCertificateScreen })),
);
const Application = lazy(() =>
	import('./application/application.tsx').then((module) => ({ default: module.Application })),
);

export const FreeSteps = () => {
	const { t } = useText();
	return (
		<Switch>
			<Route path={paths.free.info()} component={Info} />
			<Route path={paths.free.overview()} component={Overview} />
			<Route path={paths.free.questions()} component={Questions} />
			<Route path={paths.free.result()} component={Result} />
			<Route path={paths.free.certificate()} component={Certificate} />
			<Route path={paths.free.application()} component={Application} />
			<Route>
				<NotFound to={paths.home} linkText={t('common.notFound.linkHome')} />
			</Route>
		</Switch>
	);
};
