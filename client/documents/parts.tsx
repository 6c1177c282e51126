import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '../app/locale.tsx';
import { paletteOf, ScoreBar } from '../ui/progress.tsx';
import { color, phone } from '../ui/tokens.ts';
import { judgementOf } from './grade-text.ts';

/** What the report and the proposal have in common: sheets, sections, and a sub-category with its note. */

export const sheet = css`
	background: ${color.white}; color: ${color.grey800}; padding: 48px 56px; display: flex; flex-direction: column; gap: 40px;
	border: 1px solid ${color.grey200}; border-radius: 8px;
	${phone} { padding: 24px 16px; gap: 32px; }
	@media print { border: 0; border-radius: 0; padding: 0; gap: 28px; font-size: 13px; }
`;

const section = css`
	display: flex; flex-direction: column; gap: 16px;
	& > h2 { padding-bottom: 8px; border-bottom: 2px solid ${color.blue900}; break-after: avoid; }
`;

export const Section = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
	<section className={section} id={id}>
		<h2>{title}</h2>
		{children}
	</section>
);

const cover = css`
	display: flex; flex-direction: column; gap: 24px; border-top: 8px solid ${color.blue900}; padding-top: 24px;
	& h1 { font-size: 28px; }
	& .company { font-size: 22px; font-weight: 700; line-height: 1.5; color: ${color.grey900}; }
	& dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 24px; }
	& dt { color: ${color.grey600}; }
	& dd { font-variant-numeric: tabular-nums; }
`;

type CoverProps = { title: string; company: string; facts: readonly (readonly [label: string, value: string])[] };

/** The cover block of a document. */
export const Cover = ({ title, company, facts }: CoverProps) => (
	<header className={cover}>
		<h1>{title}</h1>
		<p className="company">{company}</p>
		<dl>
			{facts.map(([label, value]) => (
				<div key={label} style={{ display: 'contents' }}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	</header>
);

const category = css`
	display: flex; flex-direction: column; gap: 16px;
	& + & { margin-top: 16px; }
	& > header { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; break-after: avoid; }
	& > header p { color: ${color.grey600}; font-size: 14px; white-space: nowrap; }
`;

export const CategoryBlock = ({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) => (
	<section className={category}>
		<header>
			<h3>{title}</h3>
			{aside && <p>{aside}</p>}
		</header>
		{children}
	</section>
);

const item = css`
	border: 1px solid ${color.grey200}; border-radius: 8px; padding: 16px; display: flex; flex-direction: column; gap: 12px;
	& > .head { display: grid; grid-template-columns: 1fr auto; gap: 8px 24px; align-items: center; break-inside: avoid; break-after: avoid; }
	& > .head h4 { grid-column: 1; }
	& > .head .bar { grid-column: 1 / -1; }
	& .note-label { font-size: 14px; font-weight: 700; color: ${color.grey600}; break-after: avoid; }
	& .note { white-space: pre-wrap; orphans: 3; widows: 3; }
	@media print { & { padding: 12px; gap: 8px; } & .note-label { font-size: 11px; } }
`;
const judgement = css`
	display: inline-flex; padding: 2px 10px; border-radius: 4px; border: 1px solid; font-weight: 700; font-size: 14px; white-space: nowrap; print-color-adjust: exact;
	@media print { font-size: 11px; }
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

type ScoredItemProps = {
	title: string;
	score: number | null;
	noteLabel: string;
	note: string | null;
	emptyNote: string;
};

/** A sub-category: its score bar, its judgement and what was written about it. */
export const ScoredItem = ({ title, score, noteLabel, note, emptyNote }: ScoredItemProps) => (
	<article className={item}>
		<div className="head">
			<h4>{title}</h4>
			<Judgement score={score} />
			<div className="bar">
				<ScoreBar score={score} label={title} />
			</div>
		</div>
		<div>
			<p className="note-label">{noteLabel}</p>
			<p className="note">{note || emptyNote}</p>
		</div>
	</article>
);

export const plainTable = css`
	width: 100%; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums;
	& th, & td { padding: 10px 12px; border-bottom: 1px solid ${color.grey300}; text-align: start; }
	& thead th { background: ${color.grey100}; border-bottom-color: ${color.black}; print-color-adjust: exact; }
	& .end { text-align: end; }
	& tr { break-inside: avoid; }
	& tfoot th, & tfoot td { font-weight: 700; border-top: 2px solid ${color.grey800}; }
	@media print { font-size: 12px; & th, & td { padding: 7px 10px; } }
`;
