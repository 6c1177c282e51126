import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color, narrow, phone } from '#client/ui/tokens.ts';
import type { CategoryProgress } from './progress.ts';

const nav = css`
	position: sticky; top: 24px; align-self: start;
	& h2 { font-size: 16px; }
	& ol { display: flex; flex-direction: column; gap: 4px; margin: 8px 0 0; padding: 0; list-style: none; }
	${narrow} { position: static; & ol { flex-direction: row; flex-wrap: wrap; } }
	${phone} { & h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } & ol { margin: 0; } }
`;
const step = css`
	display: flex; align-items: center; gap: 8px; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid transparent; border-radius: 6px; background: none;
	color: ${color.grey800}; line-height: 1.4; text-align: start; cursor: pointer;
	&:hover { background: ${color.blue50}; text-decoration: underline; }
	&[aria-current='step'] { background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
	& .name { flex: 1; }
	& .count { display: inline-flex; align-items: center; gap: 4px; font-size: 14px; color: ${color.grey700}; font-variant-numeric: tabular-nums; white-space: nowrap; }
	& .count svg { color: ${color.successText}; }
	${narrow} {
		justify-content: center; gap: 0; width: 44px; padding: 0; background: ${color.white}; border-color: ${color.grey600};
		& .name, & .count .numbers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
		&[aria-current='step'] { border: 2px solid ${color.blue900}; }
		&[data-complete='true'] { border-color: ${color.successText}; }
		& .count { gap: 0; }
	}
`;

type CategoryStepsProps = {
	categories: readonly CategoryProgress[];
	current: number;
	onChoose: (index: number) => void;
};

/** Categories as steps with their progress: a list beside the questions, numbers above them on narrow screens. */
export const CategorySteps = ({ categories, current, onChoose }: CategoryStepsProps) => {
	const { t } = useText();
	return (
		<nav className={nav} aria-labelledby="free-categories">
			<h2 id="free-categories">{t('free.questions.categories')}</h2>
			<ol>
				{categories.map(({ id, name, answered, count }, index) => (
					<li key={id}>
						<button
							type="button"
							className={step}
							aria-current={index === current ? 'step' : undefined}
							data-complete={answered === count}
							onClick={() => onChoose(index)}
						>
							<span className="number">{index + 1}</span>
							<span className="name">{name}</span>
							<span className="count">
								{answered === count && <Icon name="check" size={18} />}
								<span className="numbers">
									{answered}/{count}
								</span>
							</span>
						</button>
					</li>
				))}
			</ol>
		</nav>
	);
};
