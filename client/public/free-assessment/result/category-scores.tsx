import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ScoreLegend } from '#client/ui/charts/legend.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, focusRingInside, phone } from '#client/ui/tokens.ts';
import type { LabelledCategory } from './labels.ts';

const list = css`
	margin: 0; padding: 0; list-style: none; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; overflow: clip;
	& > li + li { border-top: 1px solid ${color.grey200}; }
	& summary { padding: 16px 24px; cursor: pointer; display: grid; grid-template-columns: 20px minmax(0, 1fr); align-items: center; gap: 12px; list-style: none; }
	& summary::-webkit-details-marker { display: none; }
	& summary::before {
		content: ''; width: 9px; height: 9px; margin: -4px 0 0 4px; border: solid ${color.blue900}; border-width: 0 2px 2px 0; rotate: 45deg; transition: rotate 0.15s;
	}
	& details[open] > summary::before { rotate: 225deg; margin-top: 4px; }
	& summary:hover { background: ${color.blue50}; }
	& summary:focus-visible { ${focusRingInside} }
	& h3 { font-size: 17px; }
	${phone} { & summary { padding: 16px 12px; } }
`;
const line = css`
	display: grid; grid-template-columns: minmax(0, 18em) minmax(0, 1fr); align-items: center; gap: 4px 24px;
	${phone} { grid-template-columns: minmax(0, 1fr); }
`;
const subs = css`
	margin: 8px 24px 16px 56px; padding: 0; list-style: none;
	& > li + li { margin-top: 8px; }
	${phone} { margin: 8px 12px 16px 44px; }
`;

/** Score bars of the categories, expandable to their sub-categories. */
export const CategoryScores = ({ categories }: { categories: readonly LabelledCategory[] }) => {
	const { t } = useText();
	return (
		<Stack>
			<h2>{t('freeResult.byCategory')}</h2>
			<p>{t('freeResult.byCategoryText')}</p>
			<ScoreLegend />
			<ol className={list}>
				{categories.map((category, index) => (
					<li key={category.id}>
						<details>
							<summary>
								<div className={line}>
									<h3>
										{index + 1}. {category.label}
									</h3>
									<ScoreBar score={category.points} label={category.label} />
								</div>
							</summary>
							<ul className={subs}>
								{category.subCategories.map((sub) => (
									<li key={sub.id} className={line}>
										<span>{sub.label}</span>
										<ScoreBar score={sub.points} label={sub.label} />
									</li>
								))}
							</ul>
						</details>
					</li>
				))}
			</ol>
		</Stack>
	);
};
