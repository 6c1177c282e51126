import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const list = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 16px;
	& > div { display: flex; flex-direction: column; gap: 16px; justify-content: space-between; padding: 24px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; }
	${phone} { grid-template-columns: 1fr; & > div { padding: 16px; } }
`;

export const NextSteps = () => {
	const { t } = useText();
	const refererId = useRefererId();
	return (
		<Stack>
			<h2>{t('freeResult.next')}</h2>
			<div className={list}>
				<div>
					<p>{t('freeResult.certificateText')}</p>
					<ButtonLink to={paths.free.certificate(refererId)} kind="primary" size="large">
						{t('freeResult.certificate')}
					</ButtonLink>
				</div>
				<div>
					<p>{t('freeResult.applicationText')}</p>
					<ButtonLink to={paths.free.application(refererId)} size="large">
						{t('freeResult.application')}
					</ButtonLink>
				</div>
			</div>
			<p>
				<Link to={paths.free.info(refererId)}>{t('freeResult.again')}</Link>
			</p>
		</Stack>
	);
};
