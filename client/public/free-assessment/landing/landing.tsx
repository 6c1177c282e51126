import { css } from 'goober';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import { QuickFacts } from '#client/public/free-assessment/quick-facts.tsx';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const FLOW = ['info', 'overview', 'questions', 'result'] as const;

const lead = css`font-size: 18px; ${phone} { font-size: 16px; }`;
const flow = css`
	display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;
	& li { display: grid; grid-template-columns: 40px 1fr; padding: 12px 0; }
	& .number {
		display: grid; place-content: center; width: 28px; height: 28px; border: 1px solid ${color.blue900}; border-radius: 50%; color: ${color.blue900};
		font-weight: 700; font-size: 14px; line-height: 1;
	}
	& .name { font-weight: 700; color: ${color.grey900}; }
	& .text { grid-column: 2; color: ${color.grey700}; }
`;
const notices = css`padding-left: 20px; & li + li { margin-top: 4px; }`;

export const Landing = () => {
	const { t, locale } = useText();
	const refererId = useRefererId();
	useTitle(t('public.landing.title'));
	return (
		<Container width="text">
			<Stack gap="section">
				<Stack gap="large">
					<h1>{t('public.landing.title')}</h1>
					<p className={lead}>{t('public.landing.lead')}</p>
					<QuickFacts />
				</Stack>
				<Banner tone="info" title={t('public.landing.noticeTitle')}>
					<ul className={notices}>
						<li>{`${t('public.landing.noticeLost')}${sentenceGap(locale)}${t('public.landing.kept')}`}</li>
						<li>{t('public.landing.noticeParty')}</li>
						<li>{t('public.landing.noticeRegular')}</li>
					</ul>
				</Banner>
				<div>
					<ButtonLink to={paths.free.info(refererId)} kind="primary" size="large">
						{t('public.landing.start')}
					</ButtonLink>
				</div>
				<Stack gap="small">
					<h2>{t('public.landing.flowTitle')}</h2>
					<ol className={flow}>
						{FLOW.map((step, index) => (
							<li key={step}>
								<span className="number" aria-hidden="true">
									{index + 1}
								</span>
								<span className="name">{t(`public.landing.flow.${step}.name`)}</span>
								<span className="text">{t(`public.landing.flow.${step}.text`)}</span>
							</li>
						))}
					</ol>
				</Stack>
				<BackToTop />
			</Stack>
		</Container>
	);
};
