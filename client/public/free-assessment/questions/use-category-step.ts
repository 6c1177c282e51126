import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { isFields, numberIn } from '#client/base/shape.ts';

const stepIn = (state: unknown): number => (isFields(state) ? (numberIn(state, 'category') ?? 0) : 0);

/**
 * The index of the shown category, one history entry each: the browser's back button leads to the category before.
 * A form that starts anew starts with the first, whatever the entry says.
 * @param onChange after another category has been rendered
 */
export const useCategoryStep = (count: number, onChange: (step: number) => void) => {
	const [path, navigate] = useLocation();
	const search = useSearch();
	const step = Math.min(Math.max(stepIn(useHistoryState()), 0), count - 1);
	const address = search ? `${path}?${search}` : path;
	const goTo = (category: number, how: { replace?: boolean } = {}): void =>
		navigate(address, { ...how, state: { category } });
	const last = useRef<number | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another step is a change
	useEffect(() => {
		if (last.current === null && step > 0) goTo(0, { replace: true });
		else if (last.current !== null && last.current !== step) onChange(step);
		last.current = last.current === null ? 0 : step;
	}, [step]);
	return { step, goTo };
};
