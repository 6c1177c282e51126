import type { KeyboardEvent } from 'react';
import { isComposing } from '#client/ui/composing.ts';

type NodeKeys = {
	/** Esc: shows the node as text again; only while it is edited. */
	finish?: (() => void) | undefined;
	/** Ctrl+Enter or ⌘Enter: the next thing to write. */
	next?: () => void;
	/** Alt with an arrow: to the question after or before this one. */
	step?: (by: 1 | -1) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether a key is meant for the node itself: events of dialogs bubble to it too, though they are not inside it. */
const isInside = ({ currentTarget, target }: KeyboardEvent): boolean =>
	target instanceof Node && currentTarget.contains(target);

/** In which Alt with an arrow opens the choices. */
const hasChoices = ({ target }: KeyboardEvent): boolean =>
	target instanceof Element && target.matches('select, input[type=date]');

/** The keys of a node. The innermost node that knows a key takes it; none does during an IME composition. */
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
