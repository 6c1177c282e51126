import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const STEPS = ['info', 'overview', 'questions', 'result'] as const;
export type Step = (typeof STEPS)[number];

const list = css`
	display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.4;
	& li { border-top: 4px solid ${color.grey200}; padding-top: 8px; color: ${color.grey700}; }
	& li[data-done='true'] { border-top-color: ${color.blue900}; }
	& li[aria-current='step'] { border-top-color: ${color.blue900}; color: ${color.grey900}; font-weight: 700; }
	${phone} { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: auto; & li span { display: none; } & li[aria-current='step'] span { display: inline; } & li[aria-current='step'] { min-width: max-content; } }
`;

export const StepList = ({ current }: { current: Step }) => {
	const { t } = useText();
	const at = STEPS.indexOf(current);
	return (
		<nav aria-label={t('free.steps.label')}>
			<ol className={list}>
				{STEPS.map((step, index) => (
					<li key={step} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
						{index + 1}
						<span>. {t(`free.steps.${step}`)}</span>
					</li>
				))}
			</ol>
		</nav>
	);
};
