import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CategoryBars } from '#client/ui/charts/category-bars.tsx';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Table } from '#client/ui/table.tsx';
import { phone } from '#client/ui/tokens.ts';
import { NO_GRADE } from '#shared/programme/rows.ts';
import type { Results } from '#shared/programme/schemas.ts';
import { weakestOf } from '#shared/programme/weakest.ts';
import { Behind } from './behind.tsx';
import type { CountedResults } from './links.ts';
import { Section, Tiles } from './section.tsx';
import type { Programme } from './use-programme.ts';

const columns = css`display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; align-items: start; ${phone} { grid-template-columns: minmax(0, 1fr); } & h3 { margin-bottom: 8px; }`;
const halves = css`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; ${phone} { grid-template-columns: minmax(0, 1fr); } & h3 { margin-bottom: 8px; }`;

const below = css`display: flex; flex-direction: column; gap: 24px;`;

type Part = { key: string; name: string; count: number; counted: CountedResults };

type DistributionProps = { programme: Programme; title: string; head: string; parts: readonly Part[] };

/** Counts of the parts of a whole, as bars in a table. */
const Distribution = ({ programme, title, head, parts }: DistributionProps) => {
	const { t } = useText();
	const most = Math.max(0, ...parts.map(({ count }) => count));
	return (
		<div>
			<h3>{title}</h3>
			<Table
				caption={title}
				rows={parts}
				rowKey={({ key }) => key}
				columns={[
					{
						key: 'name',
						head,
						isHeading: true,
						oneLine: true,
						cell: ({ name, count, counted }) =>
							count === 0 ? name : <Link to={programme.resultsOf(counted)}>{name}</Link>,
					},
					{
						key: 'count',
						head: t('programme.results.countHead'),
						cell: ({ count }) => <CountBar count={count} most={most} look="now" />,
					},
				]}
			/>
		</div>
	);
};

type ResultsProps = { programme: Programme; results: Results };

const Distributions = ({ programme, results }: ResultsProps) => {
	const { t } = useText();
	return (
		<div className={columns}>
			<Distribution
				programme={programme}
				title={t('programme.results.tenthsTitle')}
				head={t('programme.results.tenthHead')}
				parts={results.tenths
					.map((count, at) => ({
						key: String(at),
						name: t('programme.results.tenth', { from: at * 10, to: at === 9 ? 100 : at * 10 + 9 }),
						count,
						counted: { score_tenth: at },
					}))
					.reverse()}
			/>
			<Distribution
				programme={programme}
				title={t('programme.results.gradeHead')}
				head={t('programme.results.gradeHead')}
				parts={results.grades.map(({ grade, results: count }) => ({
					key: grade ?? '',
					name: grade ?? t('programme.results.noGrade'),
					count,
					counted: { result_grade: grade ?? NO_GRADE },
				}))}
			/>
			<Distribution
				programme={programme}
				title={t('programme.results.starsHead')}
				head={t('programme.results.starsHead')}
				parts={results.stars.map(({ stars, results: count }) => ({
					key: String(stars),
					name: stars === 0 ? t('programme.results.noStars') : t('programme.results.starsOf', { stars }),
					count,
					counted: { stars },
				}))}
			/>
		</div>
	);
};

const rounded = (mean: number | null): number | null => (mean === null ? null : Math.round(mean));

type PartsProps = { programme: Programme } & Pick<Results, 'categories'>;

const Parts = ({ programme, categories }: PartsProps) => {
	const { t } = useText();
	const linked = (key: string, name: string) => <Link to={programme.resultsOf({ part_key: key })}>{name}</Link>;
	const heads = [t('programme.results.partHead'), t('programme.results.meanHead')] as const;
	return (
		<div>
			<h3>{t('programme.results.partsTitle')}</h3>
			<CategoryBars
				title={t('programme.results.partsTitle')}
				heads={heads}
				rows={categories.map(({ key, name, mean_percent }, at) => ({
					id: at,
					content: name,
					named: linked(key, name),
					score: rounded(mean_percent),
				}))}
			/>
			{categories.map(({ key, name, sub_categories: subs }) => (
				<Fold
					key={key}
					summary={t('programme.results.subCategories', { name, count: subs.length })}
					name={`programme-${key}`}
				>
					<CategoryBars
						title={name}
						heads={heads}
						rows={subs.map(({ key: subKey, number, name: sub, mean_percent }, at) => ({
							id: at,
							content: `${number} ${sub}`,
							named: linked(subKey, `${number} ${sub}`),
							score: rounded(mean_percent),
						}))}
					/>
				</Fold>
			))}
		</div>
	);
};

/** The sub-categories of all categories in which companies do worst. */
const Weakest = ({ programme, categories }: PartsProps) => {
	const { t } = useText();
	return (
		<div>
			<h3>{t('programme.results.weakest')}</h3>
			<CategoryBars
				title={t('programme.results.weakest')}
				heads={[t('programme.results.partHead'), t('programme.results.meanHead')]}
				rows={weakestOf(categories).map(({ key, number, name, mean_percent: mean }, at) => ({
					id: at,
					content: `${number} ${name}`,
					named: <Link to={programme.resultsOf({ part_key: key })}>{`${number} ${name}`}</Link>,
					score: rounded(mean),
				}))}
			/>
		</div>
	);
};

type Change = {
	key: 'rounds' | 'years';
	name: string;
	count: number;
	before: number | null;
	after: number | null;
	improved: number;
	worsened: number;
};

const Changes = ({ programme, results: { rounds, years } }: ResultsProps) => {
	const { t } = useText();
	const { percent } = useWords();
	const behind = (by: Change['key'], moved: 'up' | 'down'): string =>
		programme.resultsOf({ compared_by: by, change_direction: moved });
	const rows: Change[] = [
		{
			key: 'rounds',
			name: t('programme.results.rounds', { count: rounds.results }),
			count: rounds.results,
			before: rounds.first_percent,
			after: rounds.second_percent,
			improved: rounds.improved,
			worsened: rounds.worsened,
		},
		{
			key: 'years',
			name: t('programme.results.years', { count: years.companies }),
			count: years.companies,
			before: years.former_percent,
			after: years.now_percent,
			improved: years.improved,
			worsened: years.worsened,
		},
	];
	return (
		<div>
			<h3>{t('programme.results.movement')}</h3>
			<Table
				caption={t('programme.results.movement')}
				rows={rows}
				rowKey={({ key }) => key}
				columns={[
					{
						key: 'name',
						head: t('programme.results.movement'),
						isHeading: true,
						cell: ({ key, name, count }) =>
							count === 0 ? name : <Link to={programme.resultsOf({ compared_by: key })}>{name}</Link>,
					},
					{
						key: 'before',
						head: t('programme.results.before'),
						end: true,
						oneLine: true,
						cell: ({ before }) => percent(before),
					},
					{
						key: 'after',
						head: t('programme.results.after'),
						end: true,
						oneLine: true,
						cell: ({ after }) => percent(after),
					},
					{
						key: 'improved',
						head: t('programme.results.improved'),
						end: true,
						cell: ({ key, improved }) => <Behind to={behind(key, 'up')} count={improved} />,
					},
					{
						key: 'worsened',
						head: t('programme.results.worsened'),
						end: true,
						cell: ({ key, worsened }) => <Behind to={behind(key, 'down')} count={worsened} />,
					},
				]}
			/>
		</div>
	);
};

/** Scores, grades, stars, parts and changes of the results of the period. */
export const ResultsSection = ({ programme, results }: ResultsProps) => {
	const { t } = useText();
	const { percent, count } = useWords();
	return (
		<Section part="results" lead={t('programme.results.lead')}>
			{results.results === 0 ? (
				<EmptyState>{t('programme.results.empty')}</EmptyState>
			) : (
				<>
					<p>
						<Link to={programme.resultsOf({})}>
							{t('programme.results.counted', { results: count(results.results), companies: count(results.companies) })}
						</Link>
					</p>
					<Tiles
						tiles={[
							{
								key: 'mean',
								name: t('programme.results.mean'),
								value: (
									<Link to={programme.resultsOf({ sort: 'result_percent' })}>{percent(results.mean_percent)}</Link>
								),
							},
							{ key: 'median', name: t('programme.results.median'), value: percent(results.median_percent) },
							{
								key: 'critical',
								name: t('programme.results.critical'),
								value: <Behind to={programme.resultsOf({ has_critical: true })} count={results.critical_results} />,
							},
						]}
					/>
					<Distributions programme={programme} results={results} />
					<div className={halves}>
						<Parts programme={programme} categories={results.categories} />
						<div className={below}>
							<Weakest programme={programme} categories={results.categories} />
							<Changes programme={programme} results={results} />
						</div>
					</div>
				</>
			)}
		</Section>
	);
};
