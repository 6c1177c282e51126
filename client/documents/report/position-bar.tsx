import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { WireCohort } from '#shared/position/schemas.ts';

const HEIGHT_PX = 14;

/** The middle half is a band, the median a line in it, and the company's own value a diamond. */
const band = css`background: ${color.blue200}; border: 1px solid #526a85; border-radius: 2px; print-color-adjust: exact;`;
const median = css`background: #3b4f66; print-color-adjust: exact;`;
const own = css`
	background: ${color.blue1000}; border: 1px solid ${color.white}; rotate: 45deg; print-color-adjust: exact;
	@media (forced-colors: active) { background: CanvasText; }
`;
const track = css`
	position: relative; height: ${HEIGHT_PX}px; margin: 4px 8px; border-radius: 2px; background: ${color.grey100}; print-color-adjust: exact;
	& > span { position: absolute; display: block; }
	& .band { top: 0; bottom: 0; min-width: 4px; }
	& .median { top: -2px; bottom: -2px; width: 3px; margin-inline-start: -1.5px; }
	& .own { top: 0; width: ${HEIGHT_PX}px; height: ${HEIGHT_PX}px; margin-inline-start: -${HEIGHT_PX / 2}px; }
`;
const legend = css`
	display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 0; list-style: none; font-size: 14px; break-after: avoid;
	& li { display: flex; align-items: center; gap: 8px; }
	& .band { width: 32px; height: ${HEIGHT_PX}px; }
	& .median { width: 3px; height: 18px; }
	& .own { width: 12px; height: 12px; margin: 0 3px; }
	@media print { font-size: 9pt; }
`;

/** Axis from 0 to 100 percent of the maximum. The same is also stated in text. */
export const PositionBar = ({ name, place }: { name: string; place: WireCohort['total'] }) => {
	const { t } = useText();
	const { q1, q3 } = place;
	return (
		<div
			className={track}
			role="img"
			aria-label={t('documents.position.bar', { name, own: place.own, median: place.median, q1, q3 })}
		>
			<span className={`band ${band}`} style={{ left: `${q1}%`, width: `${q3 - q1}%` }} />
			<span className={`median ${median}`} style={{ left: `${place.median}%` }} />
			<span className={`own ${own}`} style={{ left: `${place.own}%` }} />
		</div>
	);
};

export const PositionLegend = () => {
	const { t } = useText();
	return (
		<ul className={legend}>
			<li>
				<span className={`own ${own}`} aria-hidden="true" />
				{t('documents.position.own')}
			</li>
			<li>
				<span className={`median ${median}`} aria-hidden="true" />
				{t('documents.position.median')}
			</li>
			<li>
				<span className={`band ${band}`} aria-hidden="true" />
				{t('documents.position.middle')}
			</li>
		</ul>
	);
};
