import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Section } from '#client/documents/parts.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { Position, WireCohort } from '#shared/position/schemas.ts';
import { PositionBar, PositionLegend } from './position-bar.tsx';

const rows = css`
	margin: 0; padding: 0; list-style: none; border-top: 1px solid ${color.grey300};
	& li {
		display: grid; grid-template-columns: 13em minmax(0, 1fr) 15em; gap: 4px 16px; align-items: center; padding: 8px 0;
		border-bottom: 1px solid ${color.grey300}; break-inside: avoid;
		${phone} { grid-template-columns: 1fr; padding: 12px 0; }
	}
	& .name { line-height: 1.5; color: ${color.grey900}; }
	& .total .name { font-weight: 700; }
	& .quarter { font-weight: 700; line-height: 1.5; color: ${color.grey900}; }
	& .figures { font-size: 14px; line-height: 1.5; color: ${color.grey600}; font-variant-numeric: tabular-nums; }
	@media print { & li { padding: 5px 0; } & .figures { font-size: 9pt; } }
`;
/** On paper it stands above the first group. */
const lead = css`break-inside: avoid; break-after: avoid;`;
const cohort = css`
	break-inside: avoid;
	& > h3 { margin-bottom: 8px; }
	& + & { margin-top: 24px; }
`;

type Row = WireCohort['total'];

const PlaceRow = ({ name, place, isTotal = false }: { name: string; place: Row; isTotal?: boolean }) => {
	const { t } = useText();
	return (
		<li className={isTotal ? 'total' : undefined}>
			<span className="name">{name}</span>
			<PositionBar name={name} place={place} />
			<span>
				<span className="quarter">{t(`documents.position.quarters.${place.quarter}`)}</span>
				<br />
				<span className="figures">{t('documents.position.figures', { own: place.own, median: place.median })}</span>
			</span>
		</li>
	);
};

const CohortRows = ({ shown }: { shown: WireCohort }) => {
	const { t } = useText();
	const { industry, total, categories } = shown;
	return (
		<div className={cohort}>
			<h3>{industry ? t('documents.position.industry', { name: industry.name }) : t('documents.position.all')}</h3>
			<ul className={rows}>
				<PlaceRow name={t('documents.position.total')} place={total} isTotal />
				{categories.map((category) => (
					<PlaceRow key={category.id} name={category.content} place={category} />
				))}
			</ul>
		</div>
	);
};

export const PositionRows = ({ position }: { position: Position }) => {
	const { t, locale } = useText();
	return (
		<>
			<p className={lead}>{t('documents.position.about', { date: formatDate(position.as_of, locale) })}</p>
			<PositionLegend />
			{position.cohorts.map((shown) => (
				<CohortRows key={shown.industry?.letter ?? ''} shown={shown} />
			))}
		</>
	);
};

/** Section of the report; shows the position stored at its finalization. */
export const PositionSection = ({ id, position }: { id: string; position: Position }) => {
	const { t } = useText();
	return (
		<Section id={id} title={t('documents.position.title')}>
			<PositionRows position={position} />
		</Section>
	);
};
