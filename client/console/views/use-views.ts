import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { idIn } from '#client/console/filters.ts';
import type { ViewList } from '#shared/views/lists.ts';
import { filtersOf, VIEW_PARAMETER } from '#shared/views/query.ts';
import type { SavedView } from '#shared/views/schemas.ts';

const NONE: readonly SavedView[] = [];

/** Filters of the URL that name what is no longer there, as the view was saved with them. */
const goneOf = (view: SavedView | undefined, parameters: URLSearchParams): string[] => {
	if (!view) return [];
	const saved = new URLSearchParams(view.query);
	return view.gone.filter((name) => parameters.get(name) === saved.get(name));
};

/** A person's views of a list, and the one from which the filters of the URL were chosen. */
export const useViews = (list: ViewList) => {
	const [parameters, setParameters] = useSearchParams();
	const query = api.console.views.list.useQuery({ list_name: list }, { meta: { handlesFailure: true } });
	const views = query.data?.data;
	const id = idIn(parameters.get(VIEW_PARAMETER) ?? '');
	const active = views?.find((view) => view.id === id);
	const filters = filtersOf(parameters.toString());
	const open = (view: Pick<SavedView, 'id' | 'query'>, options?: { replace: boolean }): void => {
		const opened = new URLSearchParams(view.query);
		opened.set(VIEW_PARAMETER, String(view.id));
		setParameters(opened, options);
	};

	// Only a list that was entered without filters opens with a view: clearing them later shows all.
	const isEntered = useRef(false);
	useEffect(() => {
		if (!views || isEntered.current) return;
		isEntered.current = true;
		const first = views.find((view) => view.is_first);
		if (first && parameters.size === 0) open(first, { replace: true });
	});

	return {
		views: views ?? NONE,
		active,
		filters,
		isChanged: active !== undefined && active.query !== filters,
		gone: goneOf(active, parameters),
		open,
		/** Shows the list without a view and its filters. */
		leave: (): void => setParameters({}),
		removeGone: (): void =>
			setParameters((previous) => {
				const kept = new URLSearchParams(previous);
				for (const name of goneOf(active, parameters)) kept.delete(name);
				return kept;
			}),
	};
};
