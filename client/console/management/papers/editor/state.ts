import { type KeyPath, newNode, type PaperNode } from './nodes.ts';

/** The state of the editor. Updates are immutable and share structure: only the nodes of the changed path are new. */
export type EditorState = {
	nodes: readonly PaperNode[];
	/** The open category and sub-category, by key. */
	open: { category: string | null; subCategory: string | null };
	/** The keys of the changes since the last load or save. */
	touched: ReadonlySet<string>;
};

export type NodeValues = Partial<Omit<PaperNode, 'key' | 'isEditing' | 'children'>>;

export type EditorAction =
	| { type: 'change'; path: KeyPath; values: NodeValues }
	/** Switches between inputs and text. */
	| { type: 'edit'; path: KeyPath; isEditing: boolean }
	| { type: 'add'; parent: KeyPath }
	| { type: 'remove'; path: KeyPath }
	| { type: 'reorder'; parent: KeyPath; keys: readonly string[] }
	| { type: 'open'; category: string; subCategory: string | null }
	/** Opens the sub-category of a node and makes the node editable. */
	| { type: 'reveal'; path: KeyPath }
	/** Clears the changes, unless there were more during the save. */
	| { type: 'saved'; nodes: readonly PaperNode[] }
	/** Replaces the tree by a stored draft, all of it unsaved. */
	| { type: 'restore'; nodes: readonly PaperNode[] };

const updateAt = (
	nodes: readonly PaperNode[],
	[key, ...rest]: KeyPath,
	update: (node: PaperNode) => PaperNode,
): readonly PaperNode[] =>
	nodes.map((node) => {
		if (node.key !== key) return node;
		return rest.length === 0 ? update(node) : { ...node, children: updateAt(node.children, rest, update) };
	});

const updateChildren = (
	nodes: readonly PaperNode[],
	parent: KeyPath,
	update: (children: readonly PaperNode[]) => readonly PaperNode[],
): readonly PaperNode[] =>
	parent.length === 0
		? update(nodes)
		: updateAt(nodes, parent, (node) => ({ ...node, children: update(node.children) }));

const inOrder = (nodes: readonly PaperNode[], keys: readonly string[]): readonly PaperNode[] =>
	nodes.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));

const firstOf = (nodes: readonly PaperNode[]): EditorState['open'] => ({
	category: nodes[0]?.key ?? null,
	subCategory: nodes[0]?.children[0]?.key ?? null,
});

export const initialState = (nodes: readonly PaperNode[]): EditorState => ({
	nodes,
	open: firstOf(nodes),
	touched: new Set(),
});

/** Opens the first node where the open one no longer exists. */
const withOpen = (state: EditorState): EditorState => {
	const category = state.nodes.find((node) => node.key === state.open.category) ?? state.nodes[0];
	const sub = category?.children.find((node) => node.key === state.open.subCategory) ?? category?.children[0];
	const open = { category: category?.key ?? null, subCategory: sub?.key ?? null };
	const isSame = open.category === state.open.category && open.subCategory === state.open.subCategory;
	return isSame ? state : { ...state, open };
};

const touching = (state: EditorState, key: string, nodes: readonly PaperNode[]): EditorState =>
	withOpen({ ...state, nodes, touched: state.touched.has(key) ? state.touched : new Set([...state.touched, key]) });

const add = (state: EditorState, parent: KeyPath): EditorState => {
	const node = newNode();
	const nodes = updateChildren(state.nodes, parent, (children) => [...children, node]);
	const added = touching(state, node.key, nodes);
	if (parent.length === 0) return { ...added, open: { category: node.key, subCategory: null } };
	return parent.length === 1 ? { ...added, open: { category: parent[0] ?? null, subCategory: node.key } } : added;
};

/** Makes a node editable, with a check item also its question. */
const reveal = (state: EditorState, path: KeyPath): EditorState => {
	const edit = (node: PaperNode): PaperNode => (node.isEditing ? node : { ...node, isEditing: true });
	const ends = path.length === 4 ? [path.slice(0, 3), path] : path.length > 0 ? [path] : [];
	const nodes = ends.reduce((tree, end) => updateAt(tree, end, edit), state.nodes);
	const [category = state.open.category, subCategory = null] = path;
	return withOpen({ ...state, nodes, open: { category, subCategory } });
};

export const reduce = (state: EditorState, action: EditorAction): EditorState => {
	switch (action.type) {
		case 'change':
			return touching(
				state,
				action.path.at(-1) ?? '',
				updateAt(state.nodes, action.path, (node) => ({ ...node, ...action.values })),
			);
		case 'edit': {
			const { isEditing } = action;
			return { ...state, nodes: updateAt(state.nodes, action.path, (node) => ({ ...node, isEditing })) };
		}
		case 'add':
			return add(state, action.parent);
		case 'remove': {
			const key = action.path.at(-1) ?? '';
			const nodes = updateChildren(state.nodes, action.path.slice(0, -1), (all) =>
				all.filter((node) => node.key !== key),
			);
			return touching(state, key, nodes);
		}
		case 'reorder':
			return touching(
				state,
				`order:${action.parent.join('.')}`,
				updateChildren(state.nodes, action.parent, (all) => inOrder(all, action.keys)),
			);
		case 'open': {
			const { category, subCategory } = action;
			return withOpen({ ...state, open: { category, subCategory } });
		}
		case 'reveal':
			return reveal(state, action.path);
		case 'saved':
			return action.nodes === state.nodes ? { ...state, touched: new Set() } : state;
		case 'restore':
			return { ...initialState(action.nodes), touched: new Set(action.nodes.map((node) => node.key)) };
	}
};
