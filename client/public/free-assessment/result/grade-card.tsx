import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { freeGradeOf } from '#shared/assessment/grade.ts';

const card = css`
	display: grid; grid-template-columns: auto 1fr; align-items: center; align-content: center; gap: 8px 32px; padding: 32px; border: 1px solid ${color.grey200}; border-radius: 8px;
	background: ${color.white};
	${phone} { gap: 8px 20px; padding: 20px 16px; }
`;
const letter = css`
	grid-row: span 2; display: grid; place-content: center; width: 120px; height: 120px; border: 4px solid; border-radius: 50%; font-size: 64px; font-weight: 700;
	line-height: 1;
	${phone} { width: 88px; height: 88px; font-size: 48px; }
`;
const words = css`
	& dt { font-size: 14px; color: ${color.grey700}; }
	& dd { font-size: 22px; font-weight: 700; color: ${color.grey900}; line-height: 1.5; }
`;

export const GradeCard = ({ total }: { total: number }) => {
	const { t } = useText();
	const grade = freeGradeOf(total);
	const { mark, text, tint } = paletteOf(total);
	return (
		<div className={card}>
			<div className={letter} style={{ borderColor: mark, color: text, background: tint }} aria-hidden="true">
				{grade}
			</div>
			<dl className={words}>
				<dt>{t('free.result.grade')}</dt>
				<dd>
					{grade} {t(`common.grades.${grade}`)}
				</dd>
			</dl>
			<dl className={words}>
				<dt>{t('free.result.total')}</dt>
				<dd>{t('free.result.percent', { score: total })}</dd>
			</dl>
		</div>
	);
};
