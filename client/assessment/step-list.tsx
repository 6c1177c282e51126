import { css } from 'goober';
import { Icon } from '#client/ui/icons.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { Step } from './steps.ts';

const MARK = 32;

const list = css`
	display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.5;
	& li { position: relative; display: flex; flex-direction: column; align-items: center; gap: 4px; color: ${color.grey700}; text-align: center; }
	& li + li::before {
		content: ''; position: absolute; top: ${MARK / 2 - 1}px; left: calc(-50% + ${MARK / 2 + 6}px); right: calc(50% + ${MARK / 2 + 6}px); height: 2px; background: ${color.grey300};
	}
	& li[data-state='done'] + li::before { background: ${color.blue900}; }
	& .mark {
		display: grid; place-content: center; flex: none; width: ${MARK}px; height: ${MARK}px; border: 2px solid ${color.grey500}; border-radius: 50%; background: ${color.white}; font-weight: 700;
	}
	& .name { font-size: 16px; font-weight: 700; color: ${color.grey800}; word-break: auto-phrase; }
	& li[data-state='done'] .mark { border-color: ${color.blue900}; background: ${color.blue900}; color: ${color.white}; }
	& li[data-state='current'] .mark { border: 4px solid ${color.blue900}; color: ${color.blue900}; }
	& li[data-state='current'] :is(.name, .state) { color: ${color.blue900}; }
	& .state { white-space: nowrap; font-variant-numeric: tabular-nums; }
	& .place { display: none; }
	/* On a phone one line, so that the next action is on the first screen; the other steps are only read out. */
	${phone} {
		position: relative; display: block;
		& li { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
		& li::before, & li .mark { display: none; }
		& li[data-shown] { position: static; flex-direction: row; align-items: baseline; gap: 8px; width: auto; height: auto; clip-path: none; text-align: start; }
		& .place { display: block; font-size: 16px; font-weight: 700; color: ${color.blue900}; font-variant-numeric: tabular-nums; }
		& .state { margin-inline-start: auto; }
	}
`;

type StepListProps = {
	label: string;
	/** With their names, and what stands below: the day on which a step was completed, or its state. */
	steps: readonly (Step & { title: string; text: string })[];
};

/** The steps from answering to the certificate: completed, current and upcoming. */
export const StepList = ({ label, steps }: StepListProps) => {
	const current = steps.findIndex(({ state }) => state === 'current');
	// Between two steps the one that was completed last.
	const shown = current === -1 ? steps.findLastIndex(({ state }) => state !== 'ahead') : current;
	return (
		<ol className={list} aria-label={label}>
			{steps.map(({ name, state, title, text }, at) => (
				<li
					key={name}
					data-state={state}
					data-shown={at === shown || undefined}
					aria-current={at === current ? 'step' : undefined}
				>
					<span className="mark" aria-hidden="true">
						{state === 'done' ? <Icon name="check" size={18} /> : at + 1}
					</span>
					<span className="place" aria-hidden="true">
						{at + 1}/{steps.length}
					</span>
					<span className="name">{title}</span>
					<span className="state">{text}</span>
				</li>
			))}
		</ol>
	);
};
