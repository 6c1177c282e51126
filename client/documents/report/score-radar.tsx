import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { DataTable } from '#client/ui/charts/data-table.tsx';
import { Legend, LineSign } from '#client/ui/charts/legend.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { RADAR_LINES, RadarShape } from '#client/ui/charts/radar-shape.tsx';
import type { WireCohort } from '#shared/position/schemas.ts';

const middle = css`display: flex; justify-content: center; margin-top: 8px;`;

type RadarCategory = { id: number; content: string; score: number | null; first?: number | null };

type ScoreRadarProps = {
	title: string;
	/** `first` is the score of the first round, in a re-assessment. */
	categories: readonly RadarCategory[];
	hasFirst?: boolean;
	/** Companies to compare with: the medians of their categories. */
	cohort?: WireCohort | undefined;
};

/** The radar of all reports: own scores, and where they are there, those of the first round and of other companies. */
export const ScoreRadar = ({ title, categories, hasFirst = false, cohort }: ScoreRadarProps) => {
	const { t } = useText();
	if (categories.length < 3) return null;
	const medians = categories.map(({ id }) => cohort?.categories.find((category) => category.id === id)?.median ?? null);
	const hasOthers = medians.some((median) => median !== null);
	const lines = [
		...(hasFirst ? ([['first', t('documents.rounds.dashed')]] as const) : []),
		['own', t(hasFirst ? 'documents.rounds.solid' : 'documents.position.solid')] as const,
		...(hasOthers ? ([['others', t('documents.position.thin')]] as const) : []),
	];
	return (
		<div>
			<Radar
				title={title}
				axes={categories.map(({ content, score, first }) => ({
					label: content,
					value: score,
					...(hasFirst ? { text: `${first ?? MISSING} → ${score ?? MISSING}` } : {}),
				}))}
			>
				{hasOthers && <RadarShape values={medians} look="others" />}
				{hasFirst && <RadarShape values={categories.map(({ first }) => first ?? null)} look="first" />}
			</Radar>
			{lines.length > 1 && (
				<>
					<div className={middle}>
						<Legend
							label={t('charts.lines')}
							entries={lines.map(([key, text]) => ({ key, text, sign: <LineSign {...RADAR_LINES[key]} /> }))}
						/>
					</div>
					<DataTable
						caption={title}
						heads={[t('documents.report.category'), ...lines.map(([, text]) => text)]}
						rows={categories.map(({ id, content, score, first }, at) => ({
							key: id,
							cells: [content, ...lines.map(([key]) => ({ own: score, first, others: medians[at] })[key] ?? MISSING)],
						}))}
					/>
				</>
			)}
		</div>
	);
};
