import { css } from 'goober';
import { useSyncExternalStore } from 'react';
import { useText } from '#client/base/locale.tsx';
import { BeforeGrading } from '#client/console/assessments/critical/before-grading.tsx';
import { Button } from '#client/ui/button.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';

const pane = css`
	height: 100%; display: flex; flex-direction: column; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; overflow: hidden;
	& > header { flex: none; display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 8px 8px 8px 16px; border-bottom: 1px solid ${color.grey200}; }
	& > section { flex: 1; min-height: 0; overflow-y: auto; padding: 16px; container-type: inline-size; }
`;

/** Whether the list of findings is open: outside of the screens, so that a link from the preview finds it open. */
let isOpen = false;
const listeners = new Set<() => void>();

export const setFindingsOpen = (next: boolean): void => {
	isOpen = next;
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const useFindingsOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

/** On narrow windows the list covers the ratings: a link closes it. */
const COVERS = '(max-width: 1023px)';

const followed = (target: EventTarget): void => {
	if (target instanceof Element && target.closest('a') && window.matchMedia(COVERS).matches) setFindingsOpen(false);
};

type FindingsPaneProps = { round: Round; id: number };

/** The result so far and what to look at, beside the ratings; it stays while its links are followed one by one. */
export const FindingsPane = ({ round, id }: FindingsPaneProps) => {
	const { t } = useText();
	const title = t('console.checking.live.title');
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the links inside
		<div className={pane} onClick={(event) => followed(event.target)}>
			<header>
				<h2>{title}</h2>
				<Button size="small" kind="text" onClick={() => setFindingsOpen(false)}>
					{t('common.close')}
				</Button>
			</header>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard where it is longer than the window */}
			<section tabIndex={0} aria-label={title}>
				<BeforeGrading round={round} id={id} />
			</section>
		</div>
	);
};
