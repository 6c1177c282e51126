import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Verdict } from '#client/documents/report/verdict.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import '#client/documents/texts.ts';

const bars = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 32px; margin: 0; padding: 0; list-style: none; font-size: 14px;
	${phone} { grid-template-columns: 1fr; }
`;

/** The result that grading would store now: grade, score, stars, and the scores of the categories. */
export const Provisional = ({ preview }: { preview: GradingPreview }) => {
	const { t } = useText();
	const { score, max_score: maxScore, categories } = preview.provisional;
	return (
		<Stack>
			<h3>{t('console.critical.provisional')}</h3>
			{preview.unrated_item_count > 0 && <p>{t('console.critical.unrated', { count: preview.unrated_item_count })}</p>}
			<Verdict score={score} maxScore={maxScore} />
			<ul className={bars} aria-label={t('console.critical.byCategory')}>
				{categories.map(({ id, content, score: percent }) => (
					<li key={id}>
						{content}
						<ScoreBar score={percent} label={content} />
					</li>
				))}
			</ul>
		</Stack>
	);
};
