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
import { Certified } from './certified.tsx';
import { Comparison } from './comparison.tsx';
import { Picture } from './picture.tsx';
import { Sample } from './sample.tsx';
import { Views } from './views.tsx';
import { Way } from './way.tsx';

const hero = css`
	display: grid; grid-template-columns: minmax(0, 1fr) 460px; gap: 24px 64px; align-items: center;
	@media (max-width: 991px) { grid-template-columns: minmax(0, 1fr); }
`;
const heading = css`font-size: 32px; text-wrap: balance; ${phone} { font-size: 26px; }`;
const lead = css`font-size: 18px; text-wrap: pretty; ${phone} { font-size: 16px; }`;
const note = css`
	display: flex; gap: 8px; align-items: flex-start; margin-top: 12px; font-size: 14px; color: ${color.grey800};
	& > svg { color: ${color.blue900}; }
`;
const sections = css`display: flex; flex-direction: column; gap: 40px; ${phone} { gap: 24px; }`;

export const Home = () => {
	const { t } = useText();
	useTitle(t('public.home.title'));
	return (
		<Container>
			<div className={sections}>
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
					<Picture />
				</div>
				<Panel>
					<Stack gap="small">
						<h2>{t('public.home.factsTitle')}</h2>
						<QuickFacts inColumns />
					</Stack>
					<p className={note}>
						<Icon name="info" />
						<span>{t('public.home.noThirdParty')}</span>
					</p>
				</Panel>
				<Audience />
				<Sample />
				<Way />
				<Certified />
				<Views />
				<Comparison />
				<OperatorSection isShort />
				<p>
					{t('public.home.customer')}
					<br />
					<Link to={paths.login.company()}>{t('public.shell.login')}</Link>
				</p>
			</div>
		</Container>
	);
};
