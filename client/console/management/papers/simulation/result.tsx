import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { MIN_UNSEEN_SHEETS, type SimulatedSheet, type SimulationResult } from '#shared/papers/simulation.ts';
import { Distribution } from './distribution.tsx';

const numbers = css`font-variant-numeric: tabular-nums; white-space: nowrap;`;
const questions = css`margin: 0; padding: 0; list-style: none; & > li + li { margin-top: 8px; }`;

type Scored = SimulatedSheet['before'];

const hasChanged = ({ before, now }: SimulatedSheet): boolean =>
	before.grade !== now.grade || before.stars !== now.stars;

const ChangedSheets = ({ sheets }: { sheets: readonly SimulatedSheet[] }) => {
	const { t } = useText();
	const gradeOf = ({ grade }: Scored): string =>
		grade ? `${grade} ${t(`common.grades.${grade}`)}` : t('common.grades.none');
	const pointsOf = ({ score, max_score }: Scored): string =>
		score === null ? MISSING : `${formatNumber(score)} / ${formatNumber(max_score)}`;
	const change = (key: string, head: string, read: (scored: Scored) => string): Column<SimulatedSheet> => ({
		key,
		head,
		cell: ({ before, now }) => (
			<span className={numbers}>{t('management.simulation.change', { before: read(before), now: read(now) })}</span>
		),
	});
	const columns: Column<SimulatedSheet>[] = [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			isHeading: true,
			cell: (sheet) => <Link to={consolePaths.company(sheet.company_id)}>{sheet.company_name}</Link>,
		},
		{
			key: 'round',
			head: t('labels.reports.is_first_time'),
			cell: ({ round }) => t(`management.simulation.rounds.round${round}`),
		},
		change('score', t('labels.assessment.score'), pointsOf),
		change('grade', t('management.simulation.grade'), gradeOf),
		change('stars', t('labels.certificates.stars'), ({ stars }) => String(stars)),
	];
	return (
		<Table
			caption={t('management.simulation.changed')}
			columns={columns}
			rows={sheets}
			rowKey={(sheet) => `${sheet.assessment_progress_id}-${sheet.round}`}
			empty={<EmptyState>{t('management.simulation.noneChanged')}</EmptyState>}
		/>
	);
};

/**
 * The result of a simulation: the distribution of grades, who changes grade or stars, and what could not be compared.
 */
export const SimulationResultView = ({ result }: { result: SimulationResult }) => {
	const { t } = useText();
	const { finished, simulated, sheets, before, now, unmatched } = result;
	if (finished === 0) return <EmptyState>{t('management.simulation.noSheets')}</EmptyState>;
	const changed = sheets.filter(hasChanged);
	return (
		<Stack gap="section">
			<p>
				{finished > simulated
					? t('management.simulation.newest', { finished: formatNumber(finished), count: formatNumber(simulated) })
					: t('management.simulation.counted', { count: formatNumber(simulated) })}
			</p>
			<Stack>
				<h2>{t('management.simulation.distribution')}</h2>
				{before && now ? (
					<Distribution before={before} now={now} />
				) : (
					<p>{t('management.simulation.distributionHidden', { count: MIN_UNSEEN_SHEETS })}</p>
				)}
			</Stack>
			<Stack>
				<h2>{t('management.simulation.changedCount', { count: formatNumber(changed.length) })}</h2>
				{simulated > sheets.length && (
					<p>{t('management.simulation.ownOnly', { count: formatNumber(sheets.length) })}</p>
				)}
				<ChangedSheets sheets={changed} />
			</Stack>
			<Panel label={t('management.simulation.unmatched')}>
				<Stack>
					<h2>{t('management.simulation.unmatched')}</h2>
					<p>{t('management.simulation.unmatchedText')}</p>
					{unmatched.length === 0 ? (
						<p>{t('management.simulation.allMatched')}</p>
					) : (
						<OwnFolded title={t('management.simulation.unmatchedCount', { count: unmatched.length })}>
							<ul className={questions}>
								{unmatched.map(({ key, number, content }) => (
									<li key={key}>
										{number} {content}
									</li>
								))}
							</ul>
						</OwnFolded>
					)}
				</Stack>
			</Panel>
		</Stack>
	);
};
