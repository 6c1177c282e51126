import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { type FreeCategory, questionsOf } from '#client/public/free-assessment/free-paper.ts';
import { color } from '#client/ui/tokens.ts';
import type { AnswerCode } from '#shared/assessment/grading.ts';

const nav = css`
	position: sticky; top: 24px; align-self: start;
	& ol { margin: 8px 0 0; padding: 0; list-style: none; }
	& h2 { font-size: 16px; }
	& a {
		display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 44px; padding: 8px 12px; border-radius: 6px; line-height: 1.4;
		color: ${color.grey800}; text-decoration: none;
	}
	& a:hover { background: ${color.blue50}; text-decoration: underline; }
	& a span { font-size: 14px; color: ${color.grey700}; font-variant-numeric: tabular-nums; white-space: nowrap; }
	@media (max-width: 1023px) { display: none; }
`;

export const headingIdOf = (category: FreeCategory): string => `category-${category.id}`;

const goTo = (category: FreeCategory): void => {
	const heading = document.getElementById(headingIdOf(category));
	heading?.scrollIntoView();
	heading?.focus({ preventScroll: true });
};

type CategoryNavProps = { categories: readonly FreeCategory[]; answers: ReadonlyMap<number, AnswerCode> };

/** The categories with their progress; beside the questions on wide screens. */
export const CategoryNav = ({ categories, answers }: CategoryNavProps) => {
	const { t } = useText();
	return (
		<nav className={nav} aria-labelledby="free-categories">
			<h2 id="free-categories">{t('free.questions.categories')}</h2>
			<ol>
				{categories.map((category, index) => {
					const questions = questionsOf(category);
					const answered = questions.filter(({ id }) => answers.has(id)).length;
					return (
						<li key={category.id}>
							<a
								href={`#${headingIdOf(category)}`}
								onClick={(event) => {
									// No history entry: going back from it could discard the answers.
									event.preventDefault();
									goTo(category);
								}}
							>
								{index + 1}. {category.content}
								<span>
									{answered}/{questions.length}
								</span>
							</a>
						</li>
					);
				})}
			</ol>
		</nav>
	);
};
