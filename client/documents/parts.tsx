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
		border: 0; border-radius: 0; padding: 0; ${stacked(28)}
		& h1 { font-size: 22pt; } & h2 { font-size: 14pt; } & h3 { font-size: 12pt; } & h4 { font-size: 10.5pt; }
	}
`;

const section = css`
	${stacked(16)}
	scroll-margin-top: 72px;
	& > h2 { padding-bottom: 8px; border-bottom: 2px solid ${color.blue900}; break-after: avoid; }
	@media print { &.own-page { break-after: page; } &.own-page + * { margin-top: 0; } }
`;

type SectionProps = {
	id?: string;
	title: string;
	/** On paper the next section begins on a new page. */
	ownPage?: boolean;
	children: ReactNode;
};

export const Section = ({ id, title, ownPage = false, children }: SectionProps) => (
	<section className={ownPage ? `${section} own-page` : section} id={id}>
		<h2 tabIndex={id ? -1 : undefined}>{title}</h2>
		{children}
	</section>
);

const category = css`
	${stacked(16)}
	scroll-margin-top: 72px;
	& + & { margin-top: 32px; }
	& > header { display: flow-root; break-after: avoid; break-inside: avoid; }
	& > header p { float: right; color: ${color.grey600}; font-size: 14px; line-height: 1.6; padding: 3px 0 0 16px; }
	@media print { ${stacked(10)} & + & { margin-top: 24px; } & > header p { font-size: 9pt; padding-top: 2px; } }
`;

type CategoryBlockProps = { id?: string; title: string; aside?: string; children: ReactNode };

export const CategoryBlock = ({ id, title, aside, children }: CategoryBlockProps) => (
	<section className={category} id={id}>
		<header>
			{aside && <p>{aside}</p>}
			<h3>{title}</h3>
		</header>
		{children}
	</section>
);

const judgement = css`
	display: inline-flex; padding: 2px 10px; border-radius: 4px; border: 1px solid; font-weight: 700; font-size: 14px; white-space: nowrap; print-color-adjust: exact;
	@media print { font-size: 9pt; }
`;

const Judgement = ({ score }: { score: number | null }) => {
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

export const ScoredItem = ({ title, score, ...note }: { title: string; score: number | null } & NoteProps) => (
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
	& thead th { white-space: nowrap; background: ${color.grey100}; border-bottom-color: ${color.black}; print-color-adjust: exact; }
	& .end { text-align: end; white-space: nowrap; }
	& tr { break-inside: avoid; }
	/* As table-footer-group it would repeat on every page. */
	& tfoot { display: table-row-group; }
	& tfoot th, & tfoot td { font-weight: 700; border-top: 2px solid ${color.grey800}; }
	@media print { font-size: 10pt; & th, & td { padding: 7px 10px; } }
`;
