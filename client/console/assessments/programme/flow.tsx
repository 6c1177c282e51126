import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { Legend } from '#client/ui/charts/legend.tsx';
import { MonthLines, monthLineSigns } from '#client/ui/charts/month-lines.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { Flow } from '#shared/programme/schemas.ts';
import { Section } from './section.tsx';
import type { Programme } from './use-programme.ts';

const grid = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 20px 32px;
	& h3 { margin-bottom: 4px; font-size: 14px; }
`;
const dense = css`& th, & td { padding-inline: 10px; }`;

type FlowProps = { programme: Programme; flow: Flow };

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

type MonthRow = { month: string; at: number };

const FlowTable = ({ programme, flow }: FlowProps) => {
	const { t } = useText();
	const { month: worded, count } = useWords();
	const columns: Column<MonthRow>[] = [
		{
			key: 'month',
			head: t('programme.flow.monthHead'),
			isHeading: true,
			oneLine: true,
			cell: ({ month }) => worded(month),
		},
		...flow.steps.map(({ step, counts, former_counts: former }) => ({
			key: step,
			head: t(`programme.flow.steps.${step}`),
			end: true,
			oneLine: true,
			cell: ({ month, at }: MonthRow) => {
				const text = t('programme.flow.cell', { count: count(counts[at] ?? 0), former: count(former[at] ?? 0) });
				if ((counts[at] ?? 0) === 0) return text;
				return <Link to={programme.listOf({ reached: step, month_from: month, month_to: month })}>{text}</Link>;
			},
		})),
	];
	return (
		<>
			<Table
				caption={t('programme.flow.title')}
				className={dense}
				rows={flow.months.map((month, at) => ({ month, at }))}
				rowKey={({ month }) => month}
				columns={columns}
			/>
			<p>{t('programme.flow.cellNote')}</p>
		</>
	);
};

/** What assessments reached by month, step by step, with the year before. */
export const FlowSection = ({ programme, flow }: FlowProps) => {
	const { t } = useText();
	const { month: worded, count } = useWords();
	const { months } = flow;
	const [first = '', last = ''] = [months[0], months.at(-1)];
	return (
		<Section part="flow" lead={t('programme.flow.lead')}>
			<Legend
				label={t('programme.flow.lines')}
				entries={monthLineSigns({ now: t('programme.flow.now'), former: t('programme.flow.former') })}
			/>
			<div className={grid}>
				{flow.steps.map(({ step, counts, former_counts: former }) => {
					const name = t(`programme.flow.steps.${step}`);
					const totals = { count: count(sumOf(counts)), former: count(sumOf(former)) };
					return (
						<div key={step}>
							<h3>{name}</h3>
							<p>
								{sumOf(counts) === 0 ? (
									t('programme.flow.totals', totals)
								) : (
									<Link to={programme.listOf({ reached: step, month_from: first, month_to: last })}>
										{t('programme.flow.totals', totals)}
									</Link>
								)}
							</p>
							<MonthLines
								label={t('programme.flow.label', { step: name, ...totals })}
								counts={counts}
								formerCounts={former}
								ends={[worded(first), worded(last)]}
							/>
						</div>
					);
				})}
			</div>
			<Fold summary={t('programme.showTable')} name="programme-flow">
				<FlowTable programme={programme} flow={flow} />
			</Fold>
		</Section>
	);
};
