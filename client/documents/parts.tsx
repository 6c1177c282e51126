import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { paletteOf, ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { judgementOf } from './grade-text.ts';
import { NotedCard, type NoteProps } from './noted-card.tsx';

/**
 * Components of the report and the proposal. Blocks with margins, since browsers break pages badly inside flex and
 * grid.
 */

const stacked = (gap: number): string => `& > * + * { margin-top: ${gap}px; }`;

export const sheet = css`
	background: ${color.white}; color: ${color.grey800}; padding: 48px 56px; border: 1px solid ${color.grey200}; border-radius: 8px;
	${stacked(40)}
	${phone} { padding: 24px 16px; ${stacked(32)} }
	@media print {
		border: 0; border-radius: 0; padding: 0; ${stacked(24)}
		& h1 { font-size: 22pt; } & h2 { font-size: 14pt; } & h3 { font-size: 12pt; } & h4 { font-size: 10.5pt; }
		/* A printed page has no links. */
		& a, & a:visited { color: inherit; text-decoration: none; }
	}
`;

const section = css`
	${stacked(16)}
	scroll-margin-top: 72px;
	& > h2 { padding-bottom: 8px; border-bottom: 2px solid ${color.blue900}; break-after: avoid; }
	& > h3 { break-after: avoid; }
	@media print { ${stacked(12)} & > h2 { padding-bottom: 5px; } }
`;

type SectionProps = {
	id?: string;
	title: string;
	children: ReactNode;
};

export const Section = ({ id, title, children }: SectionProps) => (
	<section className={section} id={id}>
		<h2 tabIndex={id ? -1 : undefined}>{title}</h2>
		{children}
	</section>
);

/** Height of a category's heading on paper. */
const HEADING_MM = 9;

/**
 * On paper a table, since browsers repeat the head of a table on every page that it reaches: there it names the
 * category as continued. On the first page, the heading itself covers it.
 */
const category = css`
	scroll-margin-top: 72px;
	& + & { margin-top: 32px; }
	& > .continued { display: none; }
	& > .body { ${stacked(16)} }
	& header { display: flow-root; break-after: avoid; break-inside: avoid; }
	& header h3.pictured { display: flex; align-items: center; gap: 12px; & svg { flex: none; } }
	& header p { float: right; color: ${color.grey600}; font-size: 14px; line-height: 1.6; padding: 3px 0 0 16px; }
	@media print {
		display: table; width: 100%; border-spacing: 0; & + & { margin-top: 18px; }
		& > .continued { display: table-header-group; break-inside: avoid; & > div { height: ${HEADING_MM}mm; font-size: 12pt; font-weight: 700; line-height: 1.6; color: ${color.grey900}; overflow: hidden; } }
		& > .body { display: table-row-group; ${stacked(10)} }
		& header { position: relative; min-height: ${HEADING_MM}mm; margin-top: -${HEADING_MM}mm; background: ${color.white}; print-color-adjust: exact; }
		& > .body > header + * { margin-top: 0; }
		& header p { font-size: 9pt; padding-top: 2px; }
	}
`;

type CategoryBlockProps = { id?: string; title: string; picture?: ReactNode; aside?: string; children: ReactNode };

export const CategoryBlock = ({ id, title, picture, aside, children }: CategoryBlockProps) => {
	const { t } = useText();
	return (
		<section className={category} id={id}>
			<div className="continued" aria-hidden="true">
				<div>{t('documents.continued', { title })}</div>
			</div>
			<div className="body">
				<header>
					{aside && <p>{aside}</p>}
					<h3 className={picture ? 'pictured' : ''}>
						{picture}
						{title}
					</h3>
				</header>
				{children}
			</div>
		</section>
	);
};

const judgement = css`
	display: inline-flex; padding: 2px 10px; border-radius: 4px; border: 1px solid; font-weight: 700; font-size: 14px; white-space: nowrap; print-color-adjust: exact;
	@media print { font-size: 9pt; }
`;

export const Judgement = ({ score }: { score: number | null }) => {
	const { t } = useText();
	const { mark, text, tint } = paletteOf(score);
	return (
		<span className={judgement} style={{ background: tint, color: text, borderColor: mark }}>
			<span className="visually-hidden">{t('documents.report.judgement')}: </span>
			{judgementOf(score, t)}
		</span>
	);
};

const scoredHead = css`
	display: grid; grid-template-columns: 1fr auto; gap: 8px 24px; align-items: center;
	& .bar { grid-column: 1 / -1; }
	${phone} { grid-template-columns: 1fr; justify-items: start; & .bar { justify-self: stretch; } }
`;

type ScoredItemProps = { title: string; score: number | null } & NoteProps;

export const ScoredItem = ({ title, score, ...note }: ScoredItemProps) => (
	<NotedCard {...note}>
		<div className={scoredHead}>
			<h4>{title}</h4>
			<Judgement score={score} />
			<div className="bar">
				<ScoreBar score={score} label={title} />
			</div>
		</div>
	</NotedCard>
);

export const plainTable = css`
	width: 100%; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums; break-inside: avoid;
	& th, & td { padding: 10px 12px; border-bottom: 1px solid ${color.grey300}; text-align: start; }
	${phone} { & th, & td { padding-inline: 8px; } }
	& thead { break-after: avoid; }
	& thead + tbody { break-before: avoid; }
	& thead th { white-space: nowrap; background: ${color.grey100}; border-bottom-color: ${color.black}; print-color-adjust: exact; }
	& .end { text-align: end; white-space: nowrap; }
	& tr { break-inside: avoid; }
	/* As table-footer-group it would repeat on every page. */
	& tfoot { display: table-row-group; }
	& tfoot th, & tfoot td { font-weight: 700; border-top: 2px solid ${color.grey800}; }
	@media print { font-size: 10pt; & th, & td { padding: 7px 10px; } }
`;
