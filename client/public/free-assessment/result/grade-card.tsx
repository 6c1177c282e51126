import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { freeGradeOf } from '#shared/assessment/grade.ts';

const card = css`
	display: grid; grid-template-columns: auto auto auto; align-items: center; justify-content: space-evenly; gap: 8px 32px; padding: 24px; border: 1px solid ${color.grey200}; border-radius: 8px;
	background: ${color.white};
	${phone} { grid-template-columns: auto 1fr; gap: 8px 20px; padding: 20px 16px; & > svg { grid-row: span 2; } }
`;
/** The share of the points as an arc around the grade, as in the picture on the home page. */
const ring = css`
	width: 136px; height: 136px;
	& text { font-size: 28px; font-weight: 700; }
	${phone} { width: 104px; height: 104px; }
`;
const words = css`
	& dt { font-size: 14px; color: ${color.grey700}; }
	& dd { font-size: 22px; font-weight: 700; color: ${color.grey900}; line-height: 1.5; word-break: auto-phrase; }
`;

export const GradeCard = ({ total }: { total: number }) => {
	const { t } = useText();
	const grade = freeGradeOf(total);
	const { mark, text } = paletteOf(total);
	return (
		<div className={card}>
			<svg className={ring} viewBox="-32 -32 64 64" aria-hidden="true">
				<g fill="none" strokeWidth="7">
					<circle r="28" stroke={color.grey100} />
					<circle r="28" stroke={mark} pathLength="100" strokeDasharray={`${total} 100`} transform="rotate(-90)" />
				</g>
				<text y="10" textAnchor="middle" fill={text}>
					{grade}
				</text>
			</svg>
			<dl className={words}>
				<dt>{t('freeResult.grade')}</dt>
				<dd>
					{grade} {t(`common.grades.${grade}`)}
				</dd>
			</dl>
			<dl className={words}>
				<dt>{t('freeResult.total')}</dt>
				<dd>{t('freeResult.percent', { score: total })}</dd>
			</dl>
		</div>
	);
};
