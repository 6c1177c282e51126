import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { Section, sheet } from '#client/documents/parts.tsx';
import { ScoreRadar } from '#client/documents/report/score-radar.tsx';
import { CategoryBars } from '#client/ui/charts/category-bars.tsx';
import { ScoreLegend } from '#client/ui/charts/legend.tsx';
import { Mark } from '#client/ui/mark.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { freeGradeOf } from '#shared/assessment/grade.ts';
import type { TakenResult } from '#shared/free-assessment/taken.ts';
import { FreeBands } from './bands.tsx';
import { GoOn } from './go-on.tsx';

/** A free result that a visitor takes along: a page of its own, and one page of A4. Nothing on it was typed. */

const head = css`
	& .brand { display: flex; align-items: center; gap: 10px; color: ${color.blue1100}; }
	& .product { font-size: 14px; font-weight: 700; color: ${color.blue900}; letter-spacing: 0.06em; }
	& h1 { font-size: 28px; line-height: 1.4; margin-top: 12px; text-wrap: balance; word-break: auto-phrase; }
	& .claim { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; margin-top: 12px; line-height: 1.5; }
	& .claim + p { margin-top: 8px; }
	& .claim strong { padding: 2px 12px; border: 1px solid ${color.grey800}; border-radius: 4px; color: ${color.grey900}; }
	${phone} { & h1 { font-size: 24px; } }
	@media print { & .product, & .claim { font-size: 10pt; } && h1 { font-size: 20pt; } }
`;

const verdict = css`
	display: grid; grid-template-columns: repeat(2, auto) minmax(0, 1fr); align-items: center; gap: 12px 40px; padding: 16px 24px; border: 1px solid; border-radius: 8px; break-inside: avoid; print-color-adjust: exact;
	& dl { display: contents; }
	& dt { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& dd { display: flex; align-items: baseline; gap: 8px; font-weight: 700; color: ${color.grey900}; white-space: nowrap; }
	& .value { font-size: 40px; line-height: 1.2; }
	& p { color: ${color.grey900}; word-break: auto-phrase; }
	${phone} { grid-template-columns: auto 1fr; gap: 12px 32px; padding: 16px; & p { grid-column: 1 / -1; } }
	@media print { gap: 8px 24px; & dt { font-size: 9pt; } & .value { font-size: 26pt; } }
`;

/** A row is on one page. */
const bars = css`& tr { break-inside: avoid; }`;

const Verdict = ({ score }: { score: number }) => {
	const { t } = useText();
	const grade = freeGradeOf(score);
	const { mark, text, tint } = paletteOf(score);
	return (
		<div className={verdict} style={{ background: tint, borderColor: mark }}>
			<dl>
				<div>
					<dt>{t('documents.report.grade')}</dt>
					<dd style={{ color: text }}>
						<span className="value">{grade}</span>
						{gradeText(grade, t)}
					</dd>
				</div>
				<div>
					<dt>{t('documents.freeCertificate.score')}</dt>
					<dd>
						<span className="value">{score}</span>
						{t('documents.freeResult.outOf')}
					</dd>
				</div>
			</dl>
			<p>{t(`documents.freeResult.meanings.${grade}`)}</p>
		</div>
	);
};

export const FreeResultSheet = ({ result, isPaper = false }: { result: TakenResult; isPaper?: boolean }) => {
	const { t, locale } = useText();
	const { score, categories, made_on: madeOn, site } = result;
	return (
		<article className={sheet}>
			<header className={head}>
				<div className="brand">
					<Mark size={28} />
					<p className="product">{t('documents.product')}</p>
				</div>
				<h1>{t('documents.freeResult.title')}</h1>
				<p className="claim">
					<strong>{t('documents.freeResult.claim')}</strong>
					<span>{t('documents.freeResult.madeOn', { date: formatDate(madeOn, locale) })}</span>
				</p>
				<p>{t('documents.freeResult.claimText')}</p>
			</header>
			<Section title={t('documents.freeResult.verdict')}>
				<Verdict score={score} />
				<div>
					<FreeBands score={score} />
				</div>
			</Section>
			<Section title={t('documents.freeResult.byCategory')}>
				{/* On paper it would take a second page. */}
				{!isPaper && <ScoreRadar title={t('documents.report.radar')} categories={categories} />}
				<div className={bars}>
					<CategoryBars
						title={t('documents.freeResult.byCategory')}
						heads={[t('documents.freeResult.item'), t('labels.reports.score')]}
						rows={categories}
					/>
				</div>
				<div>
					<ScoreLegend />
				</div>
			</Section>
			<Section title={t('documents.freeResult.next')}>
				<GoOn site={site} isPaper={isPaper} />
			</Section>
		</article>
	);
};
