import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { LabelledCategory } from './labels.ts';

const list = css`
	margin: 0; padding: 0; list-style: none; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px;
	& > li { padding: 20px 24px; }
	& > li + li { border-top: 1px solid ${color.grey200}; }
	& h3 { font-size: 18px; }
	${phone} { & > li { padding: 16px; } }
`;
const line = css`
	display: grid; grid-template-columns: minmax(0, 18em) minmax(0, 1fr); align-items: center; gap: 4px 24px;
	${phone} { grid-template-columns: minmax(0, 1fr); }
`;
const subs = css`
	margin: 12px 0 0; padding: 0 0 0 16px; list-style: none; border-left: 2px solid ${color.grey200};
	& > li + li { margin-top: 8px; }
`;

/** Score bars of all categories and their sub-categories. */
export const CategoryScores = ({ categories }: { categories: readonly LabelledCategory[] }) => {
	const { t } = useText();
	return (
		<Stack>
			<h2>{t('free.result.byCategory')}</h2>
			<ol className={list}>
				{categories.map((category, index) => (
					<li key={category.id}>
						<div className={line}>
							<h3>
								{index + 1}. {category.label}
							</h3>
							<ScoreBar score={category.points} label={category.label} />
						</div>
						<ul className={subs}>
							{category.subCategories.map((sub) => (
								<li key={sub.id} className={line}>
									<span>{sub.label}</span>
									<ScoreBar score={sub.points} label={sub.label} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</Stack>
	);
};
