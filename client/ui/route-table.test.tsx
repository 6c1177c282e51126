import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { RouteTable, route } from './route-table.tsx';

const ROWS = [
	route('/lists', () => 'list'),
	route('/lists/:id', ({ id }) => `list ${id}`),
	route('/lists/:listId/:id', ({ listId, id }) => `record ${id} of list ${listId}`),
	route(
		'/framed',
		() => 'screen',
		({ children }) => <b>{children}</b>,
	),
	route(/^\/group(?:\/|$)/, () => 'group'),
];

const shownAt = (path: string): string =>
	renderToStaticMarkup(
		<Router ssrPath={path}>
			<RouteTable rows={ROWS} notFound="not found" />
		</Router>,
	);

it.each([
	['/lists', 'list'],
	['/lists/12', 'list 12'],
	['/lists/12/34', 'record 34 of list 12'],
	['/framed', '<b>screen</b>'],
	['/group', 'group'],
	['/group/anything', 'group'],
])('%s shows its screen, with the ids of the path', (path, shown) => {
	expect(shownAt(path)).toBe(shown);
});

it.each(['/', '/lists/x', '/lists/0', '/lists/2147483648', '/lists/0/12', '/lists/12/34/56', '/groups'])(
	'%s is not found',
	(path) => {
		expect(shownAt(path)).toBe('not found');
	},
);

it('shows its children at other paths, not where an id is invalid', () => {
	const shown = (path: string): string =>
		renderToStaticMarkup(
			<Router ssrPath={path}>
				<RouteTable rows={ROWS} notFound="not found">
					others
				</RouteTable>
			</Router>,
		);
	expect([shown('/'), shown('/lists/x')]).toEqual(['others', 'not found']);
});
