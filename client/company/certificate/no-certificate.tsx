import { Redirect } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate, formatPeriod } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner, FullScreenSpinner } from '#client/ui/states.tsx';

/**
 * Shown to a company without a certificate: says that the last one was withdrawn; otherwise redirects to the
 * assessment, as specified.
 */
export const NoCertificate = () => {
	const { t, locale } = useText();
	const history = api.app.assessment.history.useQuery({});
	return (
		<Loaded query={history} placeholder={<FullScreenSpinner />}>
			{(items) => {
				const last = items.find(({ certificate }) => certificate?.state === 'withdrawn');
				if (!last) return <Redirect to={companyPaths.assessment} replace />;
				return (
					<Container width="text">
						<Stack gap="large">
							<h1>{t('company.certificate.title')}</h1>
							<Banner
								tone="warning"
								title={t('company.certificate.withdrawn', {
									date: formatDate(last.certificate?.withdrawn_at ?? null, locale),
								})}
							>
								<p>
									{t('company.certificate.withdrawnText', {
										period: formatPeriod(last.start_date, last.end_date, locale),
									})}
								</p>
							</Banner>
							<Row>
								<ButtonLink kind="primary" to={companyPaths.assessment}>
									{t('company.certificate.toAssessment')}
								</ButtonLink>
								<ButtonLink to={companyPaths.history}>{t('company.certificate.toHistory')}</ButtonLink>
							</Row>
						</Stack>
					</Container>
				);
			}}
		</Loaded>
	);
};
