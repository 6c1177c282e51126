import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const AUDIENCES = ['beginning', 'growing', 'explaining'] as const;

const list = css`
	display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none;
	& li { padding: 20px 24px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; }
	& h3 { font-size: 17px; margin-bottom: 4px; }
	& p { color: ${color.grey700}; }
	${phone} {
		grid-template-columns: 1fr; gap: 8px;
		& li { padding: 8px 16px 12px; }
		& h3 { font-size: 16px; margin: 0; }
		& p { font-size: 14px; line-height: 1.5; }
	}
`;

export const Audience = () => {
	const { t } = useText();
	return (
		<Stack>
			<h2>{t('public.home.audienceTitle')}</h2>
			<ul className={list}>
				{AUDIENCES.map((audience) => (
					<li key={audience}>
						<h3>{t(`public.home.audiences.${audience}.name`)}</h3>
						<p>{t(`public.home.audiences.${audience}.text`)}</p>
					</li>
				))}
			</ul>
		</Stack>
	);
};
