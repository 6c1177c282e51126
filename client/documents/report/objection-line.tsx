import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ReportObjection } from '#shared/objections/schemas.ts';

const line = css`padding: 8px 16px; border-inline-start: 4px solid ${color.blue900}; font-size: 14px; @media print { font-size: 9.5pt; break-inside: avoid; }`;

/** That the company objected to this result, how that was decided, and that the result was corrected. */
export const ObjectionLine = ({ objection }: { objection: ReportObjection }) => {
	const { t, locale } = useText();
	const { status, on, point_count: points, upheld_count: upheld, corrected_on: corrected } = objection;
	const date = formatDate(on, locale);
	return (
		<p className={line}>
			{status === 'filed'
				? t('documents.objection.filed', { date, count: points })
				: t('documents.objection.decided', { date, points, count: upheld ?? 0 })}
			{corrected && ` ${t('documents.objection.corrected', { date: formatDate(corrected, locale) })}`}
		</p>
	);
};
