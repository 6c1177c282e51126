import { type ComponentType, Fragment, lazy, type ReactNode } from 'react';
import { type DefaultParams, Route, Switch } from 'wouter';
import { idInPath } from '#shared/id-in-path.ts';
import { PARAMETER } from '#shared/pages/public.ts';

type ParameterOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParameterOf<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

/** `{ id: number }` of `/console/companies/:id`: all parameters of a path are ids. */
type IdsOf<Path> = Record<ParameterOf<Path>, number>;

type Screen<Path> = ComponentType<IdsOf<Path>>;

type Frame = ComponentType<{ children: ReactNode }>;

type TableRow = {
	path: string | RegExp;
	/** Renders the screen; null if an id in the path is invalid. */
	show: (parameters: DefaultParams) => ReactNode;
};

const idsIn = (path: string | RegExp, parameters: DefaultParams): Record<string, number> | null => {
	const names = typeof path === 'string' ? (path.match(PARAMETER) ?? []) : [];
	const ids: Record<string, number> = {};
	for (const name of names.map((parameter) => parameter.slice(1))) {
		const id = idInPath(parameters[name]);
		if (id === null) return null;
		ids[name] = id;
	}
	return ids;
};

/**
 * A row of a table of routes. The screen gets the ids of the path as props and is keyed by `id`, so that no state
 * carries over to another record. `Frame` is rendered around it, for example a guard.
 */
export const route = <Path extends string | RegExp>(
	path: Path,
	Screen: Screen<Path>,
	Frame: Frame = Fragment,
): TableRow => ({
	path,
	show: (parameters) => {
		const ids = idsIn(path, parameters);
		return (
			ids && (
				<Frame>
					<Screen key={ids.id} {...(ids as IdsOf<Path>)} />
				</Frame>
			)
		);
	},
});

/** A route whose screen is loaded when it is first opened. */
export const lazyRoute = <Path extends string | RegExp>(
	path: Path,
	load: () => Promise<Screen<Path>>,
	Frame?: Frame,
): TableRow => {
	const Loaded = lazy(async () => ({ default: await load() }));
	return route(path, (ids) => <Loaded {...ids} />, Frame);
};

type RouteTableProps = {
	rows: readonly TableRow[];
	/** Shown for invalid ids and unknown paths. */
	notFound: ReactNode;
	/** Replaces `notFound` at unknown paths. */
	children?: ReactNode;
};

export const RouteTable = ({ rows, notFound, children = notFound }: RouteTableProps) => (
	<Switch>
		{rows.map(({ path, show }) => (
			<Route key={String(path)} path={path}>
				{(parameters: DefaultParams) => show(parameters) ?? notFound}
			</Route>
		))}
		<Route>{children}</Route>
	</Switch>
);
