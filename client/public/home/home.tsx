import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { QuickFacts } from '#client/public/free-assessment/quick-facts.tsx';
import { OperatorSection } from '#client/public/operator/operator-section.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { Audience } from './audience.tsx';
import { Comparison } from './comparison.tsx';
import { DirectoryLink } from './directory-link.tsx';
import { Sample } from './sample.tsx';
import { Views } from './views.tsx';
import { Way } from './way.tsx';

const hero = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 440px; gap: 32px 64px; align-items: center; padding: 24px 0 32px;
	@media (max-width: 991px) { grid-template-columns: 1fr; padding: 0; }
`;
const heading = css`font-size: 32px; text-wrap: balance; ${phone} { font-size: 26px; }`;
const lead = css`font-size: 18px; text-wrap: pretty; ${phone} { font-size: 16px; }`;
const note = css`
	display: flex; gap: 8px; align-items: flex-start; margin-top: 16px; color: ${color.grey800};
	& > svg { margin-top: 4px; color: ${color.blue900}; }
`;

export const Home = () => {
	const { t } = useText();
	useTitle(t('public.home.title'));
	return (
		<Container>
			<Stack gap="section">
				<div className={hero}>
					<Stack gap="large">
						<h1 className={heading}>{t('public.home.heading')}</h1>
						<p className={lead}>{t('public.home.lead')}</p>
						<div>
							<ButtonLink to={paths.free.landing()} kind="primary" size="large">
								{t('public.home.start')}
							</ButtonLink>
						</div>
					</Stack>
					<Panel>
						<Stack>
							<h2>{t('public.home.factsTitle')}</h2>
							<QuickFacts />
						</Stack>
						<p className={note}>
							<Icon name="info" />
							<span>{t('public.home.noThirdParty')}</span>
						</p>
					</Panel>
				</div>
				<Audience />
				<Sample />
				<Way />
				<DirectoryLink />
				<Views />
				<Comparison />
				<OperatorSection />
				<p>
					{t('public.home.customer')}
					<br />
					<Link to={paths.login.company()}>{t('public.shell.login')}</Link>
				</p>
			</Stack>
		</Container>
	);
};
