import { useSearchParams } from 'wouter';
import { PLAN_SORTS, type PlanPlace, type PlanShow, type PlanSort } from '#shared/plans/list-views.ts';

export type Place = { show: PlanShow; sort: PlanSort; open: number | 'first' | null };

export type PlaceChange = Omit<PlanPlace, 'open'> & { open?: PlanPlace['open'] | null };

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
	known.find((one) => one === text) ?? null;

const openIn = (text: string | null): Place['open'] => {
	if (text === 'first') return text;
	return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** The place in a plan's list, kept in the address for reloads and links. Without a filter there, `usual` is chosen. */
export const usePlanPlace = (shows: readonly PlanShow[], usual: PlanShow) => {
	const [parameters, setParameters] = useSearchParams();
	const place: Place = {
		show: oneOf(shows, parameters.get('show')) ?? usual,
		sort: oneOf(PLAN_SORTS, parameters.get('sort')) ?? 'paper',
		open: openIn(parameters.get('open')),
	};
	const go = (change: PlaceChange): void =>
		setParameters(
			(before) => {
				const next = new URLSearchParams(before);
				for (const [name, value] of Object.entries(change)) {
					if (value === null || value === undefined) next.delete(name);
					else next.set(name, String(value));
				}
				return next;
			},
			{ replace: true },
		);
	return { place, go };
};
