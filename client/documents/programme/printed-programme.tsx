import './texts.ts';
import '#client/documents/texts.ts';
import { css } from 'goober';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Legend } from '#client/ui/charts/legend.tsx';
import { MonthLines, monthLineSigns } from '#client/ui/charts/month-lines.tsx';
import { TableHead } from '#client/ui/charts/table-head.tsx';
import { color } from '#client/ui/tokens.ts';
import { FigureTable } from './figure-table.tsx';
import { type Part, useFigures } from './figures.ts';
import { CriticalQuestions, Questions, Results } from './printed-results.tsx';
import { useWords } from './words.ts';

/** The main figures on two pages of A4; what is about fewer than ten is missing in them. */

const sheet = css`
	font-size: 9.5pt; line-height: 1.45; color: ${color.grey900}; font-variant-numeric: tabular-nums;
	& .page > * + * { margin-top: 2.4mm; }
	& .page > .note:first-child + * { margin-top: 1mm; }
	& .page:first-child { break-after: page; }
	& section { break-inside: avoid; }
	& h1 { font-size: 18pt; line-height: 1.3; }
	& h2 { font-size: 11.5pt; line-height: 1.35; margin-bottom: 1mm; padding-bottom: 0.6mm; border-bottom: 1px solid ${color.grey300}; }
	& h3 { font-size: 9.5pt; }
	& dl { margin: 0; }
	& .facts { display: flex; flex-wrap: wrap; gap: 1mm 6mm; & > div { display: flex; gap: 1.5mm; } & dt { color: ${color.grey700}; } & dd { margin: 0; font-weight: 700; } }
	& .tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; & > div { border: 1px solid ${color.grey300}; border-radius: 4px; padding: 1.4mm 3mm; display: flex; flex-direction: column; justify-content: space-between; } & dt { font-size: 9pt; line-height: 1.35; color: ${color.grey700}; } & dd { margin: 0; font-size: 15pt; font-weight: 700; } }
	& table { width: 100%; border-collapse: collapse; font-size: 9pt; line-height: 1.3; }
	& th, & td { padding: 0.2mm 2mm; text-align: end; border-bottom: 1px solid ${color.grey200}; vertical-align: top; }
	& tr > :first-child { text-align: start; padding-inline-start: 0; }
	& thead th { font-size: 9pt; color: ${color.grey700}; }
	& tbody th { font-weight: 400; }
	& td, & .months th, & .lined th, & thead th:last-child { white-space: nowrap; }
	& .flows .ends { white-space: nowrap; }
	& .flows { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 3mm 5mm; margin-top: 2mm; }
	& .months table { table-layout: fixed; }
	& .months :is(th, td) { padding-inline: 0; text-align: center; }
	& .months td { font-size: 8pt; }
	/* The pages stay two, however long the questions are; their numbers name them. The padding keeps the tails of g and p. */
	& tbody th > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; padding-block-end: 0.5mm; margin-block-end: -0.5mm; }
	& .short tbody th > span { -webkit-line-clamp: 1; }
	& .people th { overflow-wrap: normal; word-break: keep-all; }
	& .people tr > :first-child { width: 22%; }
	& .people thead th:nth-child(2) { white-space: nowrap; }
	& .halves > div { display: flex; flex-direction: column; gap: 2.4mm; }
	& .halves { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2.4mm 8mm; align-items: start; }
	& .beside { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 6mm; }
	& .note { font-size: 9pt; color: ${color.grey700}; }
`;

const Head = ({ figures: { printed_on: day, months, group } }: Part) => {
	const { t, locale } = useText();
	const { month } = useWords();
	const facts = [
		[t('programme.file.printedOn'), formatDate(day, locale)],
		[t('programme.file.period'), t('programme.filters.between', { from: month(months.first), to: month(months.last) })],
		[t('programme.file.ofCompanies'), group.join(t('programme.behind.separator')) || t('programme.file.allCompanies')],
	] as const;
	return (
		<header>
			<h1>{t('programme.title')}</h1>
			<dl className="facts">
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</header>
	);
};

const Now = ({ figures: { now, warn_days: warn, late_days: late } }: Part) => {
	const { t } = useText();
	const { known } = useFigures();
	const tiles = [
		[t('programme.stock.late', { days: late }), now.late],
		[t('programme.stock.ageing', { days: warn }), now.ageing],
		[t('programme.stock.open'), now.under_way],
		[t('programme.stock.soonEnding'), now.expiring_soon],
	] as const;
	return (
		<dl className="tiles">
			{tiles.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{known(value)}</dd>
				</div>
			))}
		</dl>
	);
};

const Stock = ({ figures: { statuses, warn_days: warn, late_days: late } }: Part) => {
	const { t } = useText();
	const { known, knownDays } = useFigures();
	return (
		<section className="lined">
			<h2>{t('programme.stock.title')}</h2>
			<FigureTable
				title={t('programme.stock.title')}
				heads={[
					t('programme.stock.head.stage'),
					t('programme.stock.head.count'),
					t('programme.stock.head.median'),
					t('programme.stock.head.ninetieth'),
					t('programme.stock.head.late', { days: late }),
				]}
				rows={statuses.map((row) => ({
					key: String(row.id),
					cells: [
						row.name,
						known(row.companies),
						knownDays(row.median_days),
						knownDays(row.ninetieth_days),
						known(row.late),
					],
				}))}
			/>
			<p className="note">{t('programme.stock.waitNote', { warn, late })}</p>
		</section>
	);
};

const Flow = ({ figures: { steps, months } }: Part) => {
	const { t } = useText();
	const { known, shortMonth } = useFigures();
	return (
		<section>
			<h2>{t('programme.flow.title')}</h2>
			<div className="beside">
				<Legend
					label={t('programme.flow.lines')}
					entries={monthLineSigns({ now: t('programme.flow.now'), former: t('programme.file.former') })}
				/>
				<p className="note">{t('programme.file.gaps')}</p>
			</div>
			<div className="flows">
				{steps.map(({ step, total, former_total: before, counts, former_counts: former }) => {
					const name = t(`programme.flow.steps.${step}`);
					const totals = { count: known(total), former: known(before) };
					return (
						<div key={step}>
							<h3>{name}</h3>
							<p>{t('programme.file.totals', totals)}</p>
							<MonthLines
								label={t('programme.flow.label', { step: name, ...totals })}
								counts={counts}
								formerCounts={former}
								ends={[shortMonth(months.first), shortMonth(months.last)]}
							/>
						</div>
					);
				})}
			</div>
		</section>
	);
};

const Assessors = ({ figures: { assessors, unassigned, warn_days: days } }: Part) => {
	const { t } = useText();
	const { known, knownDays, percent } = useFigures();
	if (assessors.length === 0) return null;
	const heads = ['person', 'open', 'aged', 'finished', 'days', 'exact', 'kappa'] as const;
	const nobody = unassigned && {
		key: 'unassigned',
		cells: [t('programme.assessors.unassigned'), known(unassigned.open), known(unassigned.aged), ...['', '', '', '']],
	};
	return (
		<section className="short people">
			<h2>{t('programme.file.assessors')}</h2>
			<FigureTable
				title={t('programme.file.assessors')}
				heads={heads.map((head) => t(`programme.assessors.head.${head}`, { days }))}
				rows={[
					...(nobody ? [nobody] : []),
					...assessors.map((row) => ({
						key: String(row.id),
						cells: [
							row.name,
							known(row.open),
							known(row.aged),
							known(row.finished),
							knownDays(row.median_days),
							percent(row.exact_percent),
							row.kappa === null ? MISSING : row.kappa.toFixed(2),
						],
					})),
				]}
			/>
		</section>
	);
};

const Certificates = ({ figures: { expiring, valid_certificates: valid } }: Part) => {
	const { t } = useText();
	const { known, shortMonth } = useFigures();
	return (
		<section className="months">
			<h2>{t('programme.certificates.title')}</h2>
			<div className="beside">
				<p>
					{t('programme.certificates.valid')}: {known(valid)}
				</p>
				<p className="note">{t('programme.file.byLastDay')}</p>
			</div>
			<table>
				<caption className="visually-hidden">{t('programme.certificates.monthsTitle')}</caption>
				<TableHead heads={expiring.map(({ month }) => shortMonth(month))} />
				<tbody>
					<tr>
						{expiring.map(({ month, certificates }) => (
							<td key={month}>{known(certificates)}</td>
						))}
					</tr>
				</tbody>
			</table>
		</section>
	);
};

export const PrintedProgramme = ({ figures }: Part) => {
	const { t, locale } = useText();
	const { month } = useWords();
	return (
		<article className={sheet}>
			<div className="page">
				<Head figures={figures} />
				<Now figures={figures} />
				<Stock figures={figures} />
				<Flow figures={figures} />
				<Assessors figures={figures} />
			</div>
			<div className="page">
				{/* Not a heading: what begins a page is told twice to those who do not see it. */}
				<p className="note">
					{t('programme.filters.between', { from: month(figures.months.first), to: month(figures.months.last) })}
				</p>
				<Results figures={figures} />
				<Questions figures={figures} />
				<CriticalQuestions figures={figures} />
				<Certificates figures={figures} />
				<p className="note">{t('programme.file.note', { date: formatDate(figures.printed_on, locale) })}</p>
			</div>
		</article>
	);
};
