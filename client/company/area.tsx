import { Route, Switch } from 'wouter';
import { session as sessionEn } from '../../shared/i18n/client/en/session.ts';
import { session } from '../../shared/i18n/client/ja/session.ts';
import { addTexts, useText } from '../app/locale.tsx';
import { NotFound } from '../app/not-found.tsx';
import { paths } from '../app/paths.ts';
import { installFormMessages } from '../app/validation.ts';
import { CompanyLogin } from './login.tsx';

addTexts({ ja: { session }, en: { session: sessionEn } });
installFormMessages();

export const CompanyArea = () => {
	const { t } = useText();
	return (
		<Switch>
			<Route path="/app/login">
				<CompanyLogin />
			</Route>
			<Route>
				<main>
					<NotFound to={paths.company.assessment} linkText={t('common.notFound.linkHome')} />
				</main>
			</Route>
		</Switch>
	);
};
