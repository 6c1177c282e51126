import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Section } from '#client/documents/parts.tsx';
import { ScoreRadar } from '#client/documents/report/score-radar.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { WireCohort } from '#shared/position/schemas.ts';
import type { ComparedCategory, RoundComparison } from '#shared/reports/comparison.ts';
import { Headline } from './headline.tsx';
import { ChangedList } from './list.tsx';

/** Whether a category counted in only one round, so that the totals are not comparable. */
const countsOnce = ({ first, second }: ComparedCategory): boolean => (first === null) !== (second === null);

const Sentences = ({ comparison }: { comparison: RoundComparison }) => {
	const { t } = useText();
	const {
		improved_count: improved,
		unchanged_count: unchanged,
		worse_count: worse,
		sdg_score: sdg,
		main_category_results: categories,
	} = comparison;
	const percent = (score: number | null): string =>
		score === null ? t('documents.rounds.notCounted') : t('documents.rounds.percent', { score });
	return (
		<div>
			<p>{t('documents.rounds.counts', { compared: improved + unchanged + worse, improved, unchanged, worse })}</p>
			{(sdg.first !== null || sdg.second !== null) && (
				<p>{t('documents.rounds.sdg', { first: percent(sdg.first), second: percent(sdg.second) })}</p>
			)}
			{categories.some(countsOnce) && <p>{t('documents.rounds.otherBasis')}</p>}
		</div>
	);
};

const halves = css`
	display: grid; grid-template-columns: 3fr 2fr; gap: 24px; break-inside: avoid;
	${phone} { grid-template-columns: 1fr; }
	/* Texts of the smaller radar still have 9 points. */
	@media print { grid-template-columns: 1fr 1fr; & svg text { font-size: 20.5px; } }
`;
const columns = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 24px 32px; break-inside: avoid;
	${phone} { grid-template-columns: 1fr; }
`;

type RoundsStoryProps = { id: string; comparison: RoundComparison; cohort?: WireCohort | undefined };

/** What a second report begins with: totals, greatest improvements, declines, and what is still low. */
export const RoundsStory = ({ id, comparison, cohort }: RoundsStoryProps) => {
	const { t } = useText();
	const { main_category_results: categories, most_improved, most_worsened, still_low } = comparison;
	const improved = (
		<ChangedList
			title={t('documents.rounds.mostImproved')}
			rows={most_improved}
			none={t('documents.rounds.noneImproved')}
		/>
	);
	return (
		<Section id={id} title={t('documents.rounds.title')}>
			<Headline total={comparison.total} />
			<Sentences comparison={comparison} />
			{categories.length < 3 && improved}
			{categories.length >= 3 && (
				<div className={halves}>
					<ScoreRadar
						title={t('documents.rounds.radar')}
						categories={categories.map(({ id, content, first, second }) => ({ id, content, first, score: second }))}
						hasFirst
						cohort={cohort}
					/>
					{improved}
				</div>
			)}
			<div className={columns}>
				<ChangedList
					title={t('documents.rounds.mostWorsened')}
					rows={most_worsened}
					none={t('documents.rounds.noneWorse')}
				/>
				<ChangedList title={t('documents.rounds.stillLow')} rows={still_low} none={t('documents.rounds.noneLow')} />
			</div>
		</Section>
	);
};
