import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { FigureTable } from './figure-table.tsx';
import { type Part, useFigures } from './figures.ts';

/** Scores, grades, stars and parts of the paper. */
export const Results = ({ figures: { results } }: Part) => {
	const { t } = useText();
	const { known, percent } = useFigures();
	const { grades, stars, categories, weakest, rounds, years } = results;
	const facts = [
		[t('programme.results.title'), known(results.results)],
		[t('programme.results.mean'), percent(results.mean_percent)],
		[t('programme.results.median'), percent(results.median_percent)],
		[t('programme.results.critical'), known(results.critical_results)],
	] as const;
	return (
		<>
			<section>
				<h2>{t('programme.results.title')}</h2>
				<dl className="facts">
					{facts.map(([name, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<div className="halves">
				<div>
					<section>
						<h2>{t('programme.results.gradesTitle')}</h2>
						<FigureTable
							title={t('programme.results.gradesTitle')}
							heads={[t('programme.results.gradeHead'), t('programme.results.countHead')]}
							rows={[
								...grades.map(({ grade, results: n }) => ({
									key: `grade ${grade}`,
									cells: [grade ?? t('programme.results.noGrade'), known(n)],
								})),
								...stars.map(({ stars: count, results: n }) => ({
									key: `stars ${count}`,
									cells: [
										count === 0 ? t('programme.results.noStars') : t('programme.results.starsOf', { stars: count }),
										known(n),
									],
								})),
							]}
						/>
					</section>
					<section>
						<h2>{t('programme.results.movement')}</h2>
						<FigureTable
							title={t('programme.results.movement')}
							heads={[t('programme.results.movement'), t('programme.results.before'), t('programme.results.after')]}
							rows={[
								{
									key: 'rounds',
									cells: [t('programme.file.rounds'), percent(rounds.first_percent), percent(rounds.second_percent)],
								},
								{
									key: 'years',
									cells: [t('programme.file.years'), percent(years.former_percent), percent(years.now_percent)],
								},
							]}
						/>
					</section>
				</div>
				<div>
					<section>
						<h2>{t('programme.results.categoriesTitle')}</h2>
						<FigureTable
							title={t('programme.results.categoriesTitle')}
							heads={[t('programme.results.partHead'), t('programme.results.meanHead')]}
							rows={categories.map(({ key, name, mean_percent }) => ({
								key,
								cells: [name, mean_percent === null ? MISSING : mean_percent.toFixed(1)],
							}))}
						/>
					</section>
					{weakest.length > 0 && (
						<section className="short">
							<h2>{t('programme.results.weakest')}</h2>
							<FigureTable
								title={t('programme.results.weakest')}
								heads={[t('programme.results.partHead'), t('programme.file.average')]}
								rows={weakest.map(({ key, number, name, mean_percent }) => ({
									key,
									cells: [`${number} ${name}`, mean_percent === null ? MISSING : mean_percent.toFixed(1)],
								}))}
							/>
						</section>
					)}
				</div>
			</div>
		</>
	);
};

type ListedProps = {
	title: string;
	/** What the figures of the questions are. */
	head: string;
	empty: string;
	questions: readonly { key: string; number: string; content: string; figure: string }[];
};

const ListedQuestions = ({ title, head, empty, questions }: ListedProps) => {
	const { t } = useText();
	return (
		<section>
			<h2>{title}</h2>
			{questions.length === 0 ? (
				<p>{empty}</p>
			) : (
				<FigureTable
					title={title}
					heads={[t('programme.questions.head.question'), head]}
					rows={questions.map(({ key, number, content, figure }) => ({ key, cells: [`${number} ${content}`, figure] }))}
				/>
			)}
		</section>
	);
};

/** The questions that lose most. */
export const Questions = ({ figures: { questions } }: Part) => {
	const { t } = useText();
	return (
		<ListedQuestions
			title={t('programme.file.questions')}
			head={t('programme.questions.head.lost')}
			empty={t('programme.questions.empty')}
			questions={questions.map(({ lost_points: lost, points, ...question }) => ({
				...question,
				figure:
					lost === null
						? t('programme.file.few')
						: t('programme.questions.ofPoints', { lost: lost.toFixed(2), points }),
			}))}
		/>
	);
};

/** The critical questions that fail most. */
export const CriticalQuestions = ({ figures: { critical_questions: questions } }: Part) => {
	const { t } = useText();
	const { known } = useFigures();
	return (
		<ListedQuestions
			title={t('programme.file.critical')}
			head={t('programme.critical.failed')}
			empty={t('programme.critical.empty')}
			questions={questions.map(({ failed, counted, ...question }) => ({
				...question,
				figure:
					counted === null
						? known(failed)
						: t('programme.critical.ofResults', { failed: known(failed), counted: known(counted) }),
			}))}
		/>
	);
};
