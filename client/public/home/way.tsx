import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const STEPS = ['free', 'regular', 'report', 'certificate'] as const;

const list = css`
	display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px 24px; margin: 0; padding: 0; list-style: none;
	& li { padding-top: 12px; border-top: 4px solid ${color.blue900}; }
	& .number { font-weight: 700; color: ${color.blue900}; }
	& h3 { font-size: 17px; }
	& p { color: ${color.grey700}; }
	@media (max-width: 991px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
	${phone} {
		grid-template-columns: 1fr; gap: 8px;
		& li { display: grid; grid-template-columns: 24px 1fr; padding-top: 8px; border-width: 2px; line-height: 1.5; }
		& h3 { font-size: 16px; line-height: inherit; }
		& p { grid-column: 2; font-size: 14px; }
	}
`;

/** Steps from the free self-assessment to the certificate. */
export const Way = () => {
	const { t } = useText();
	return (
		<Stack>
			<h2>{t('public.home.wayTitle')}</h2>
			<ol className={list}>
				{STEPS.map((step, index) => (
					<li key={step}>
						<span className="number" aria-hidden="true">
							{index + 1}
						</span>
						<h3>{t(`public.home.way.${step}.name`)}</h3>
						<p>{t(`public.home.way.${step}.text`)}</p>
					</li>
				))}
			</ol>
		</Stack>
	);
};
