import { Route, Switch } from 'wouter';
import { session as sessionEn } from '../../shared/i18n/client/en/session.ts';
import { session } from '../../shared/i18n/client/ja/session.ts';
import { addTexts, useText } from '../app/locale.tsx';
import { NotFound } from '../app/not-found.tsx';
import { paths } from '../app/paths.ts';
import { installFormMessages } from '../app/validation.ts';
import { ConsoleLogin } from './login.tsx';

addTexts({ ja: { session }, en: { session: sessionEn } });
installFormMessages();

export const ConsoleArea = () => {
	const { t } = useText();
	return (
		<Switch>
			<Route path="/console/login">
				<ConsoleLogin />
			</Route>
			<Route>
				<main>
					<NotFound to={paths.console.allAssessments} linkText={t('common.notFound.linkHome')} />
				</main>
			</Route>
		</Switch>
	);
};
