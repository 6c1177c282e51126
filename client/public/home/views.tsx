import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { PhoneFold } from '#client/ui/phone-fold.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const VIEWS = ['recruitment', 'labor', 'personnel', 'talent', 'satisfaction', 'rights', 'consensus'] as const;

const list = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 48px; margin: 0; padding: 0; list-style: none;
	& li { display: grid; grid-template-columns: 32px 1fr; padding: 12px 0; border-bottom: 1px solid ${color.grey200}; }
	& .number { font-weight: 700; color: ${color.blue900}; }
	& .name { font-weight: 700; color: ${color.grey900}; }
	& .text { grid-column: 2; color: ${color.grey700}; }
	${phone} {
		grid-template-columns: 1fr;
		& li { padding: 8px 0; line-height: 1.5; }
	}
`;

/** The seven categories in plain words for visitors. */
export const Views = () => {
	const { t } = useText();
	return (
		<Stack>
			<h2>{t('public.home.viewsTitle')}</h2>
			<PhoneFold names={VIEWS.map((view) => t(`public.views.${view}.name`))}>
				<ol className={list}>
					{VIEWS.map((view, index) => (
						<li key={view}>
							<span className="number" aria-hidden="true">
								{index + 1}
							</span>
							<span className="name">{t(`public.views.${view}.name`)}</span>
							<span className="text">{t(`public.views.${view}.text`)}</span>
						</li>
					))}
				</ol>
			</PhoneFold>
		</Stack>
	);
};
