import type { KeyboardEvent } from 'react';
import { isComposing } from '#client/ui/composing.ts';

type NodeKeys = {
	/** Esc: switches back to text; only while the node is edited. */
	finish?: (() => void) | undefined;
	/** Ctrl+Enter or ⌘Enter: adds what comes next. */
	next?: () => void;
	/** Alt with an arrow: goes to the next or previous question. */
	step?: (by: 1 | -1) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Whether the event is from inside the node: React events of dialogs bubble to it too, though their elements are
 * elsewhere.
 */
const isInside = ({ currentTarget, target }: KeyboardEvent): boolean =>
	target instanceof Node && currentTarget.contains(target);

/** Whether Alt with an arrow opens the target's own list of choices. */
const hasChoices = ({ target }: KeyboardEvent): boolean =>
	target instanceof Element && target.matches('select, input[type=date]');

/** The shortcuts of a node. The innermost node that handles a key takes it; none does during an IME composition. */
export const nodeKeys =
	({ finish, next, step }: NodeKeys) =>
	(event: KeyboardEvent): void => {
		if (event.defaultPrevented || isComposing(event.nativeEvent) || !isInside(event)) return;
		const run = (action: () => void): void => {
			event.preventDefault();
			action();
		};
		const isAlone = !event.altKey && !event.shiftKey;
		const isControlled = event.ctrlKey || event.metaKey;
		const by = STEPS[event.key];
		if (event.key === 'Escape' && isAlone && !isControlled && finish) run(finish);
		else if (event.key === 'Enter' && isAlone && isControlled && next) run(next);
		else if (by && event.altKey && !event.shiftKey && !isControlled && step && !hasChoices(event)) run(() => step(by));
	};
