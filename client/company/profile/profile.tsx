import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { narrowOrPaper } from '#client/ui/tokens.ts';
import { CompanyFacts, CorporateFacts } from './company-facts.tsx';
import { Sharing } from './sharing.tsx';

/** Side by side, the shorter ones in the first column. */
const columns = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); grid-template-rows: auto 1fr; gap: 24px; align-items: start;
	& > :nth-child(2) { grid-row: span 2; }
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; & > :nth-child(2) { grid-row: auto; } }
`;

export const Profile = () => {
	const { t } = useText();
	useTitle(t('company.profile.title'));
	const info = api.app.company.info.useQuery();
	return (
		<Container>
			<Stack gap="large">
				<Row align="ends">
					<h1>{t('company.profile.title')}</h1>
					<Row>
						<ButtonLink kind="text" to={companyPaths.companyInfo}>
							{t('company.shell.companyInfo')}
						</ButtonLink>
						{info.data?.data && <ButtonLink to={companyPaths.profileEdit}>{t('company.profile.edit')}</ButtonLink>}
					</Row>
				</Row>
				<p>{t('company.profile.lead')}</p>
				<Loaded query={info} heights={[32, 24, 24, 24, 24, 24, 24, 24]}>
					{(company) =>
						company ? (
							<div className={columns}>
								<Panel>
									<Stack>
										<h2>{t('company.profile.companySection')}</h2>
										<CompanyFacts company={company} />
									</Stack>
								</Panel>
								<Panel>
									<Stack>
										<h2>{t('company.profile.corporateSection')}</h2>
										<CorporateFacts company={company} />
									</Stack>
								</Panel>
								<Sharing />
							</div>
						) : (
							<Panel>
								<EmptyState>{t('company.profile.noData')}</EmptyState>
							</Panel>
						)
					}
				</Loaded>
			</Stack>
		</Container>
	);
};
