import { freshKey } from './identity.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import type { Statements } from './statements.ts';

/** The state of the editor. Updates are immutable: only the nodes along the changed path are copied. */
export type EditorState = {
	/** The stored version that the edits are based on; 0 if no draft is stored. */
	version: number;
	nodes: readonly PaperNode[];
	/** Statements about the whole paper. */
	statements: Statements;
	/** The open category and sub-category, by key. */
	open: { category: string | null; subCategory: string | null };
	/** Keys of what changed since the last load or save. */
	touched: ReadonlySet<string>;
};

export type NodeValues = Partial<Omit<PaperNode, 'key' | 'isEditing' | 'isUnfolded' | 'children'>>;

/** The part of the state that is edited and saved. */
export type Paper = Pick<EditorState, 'nodes' | 'statements'>;

export type VersionedPaper = Paper & { version: number };

export type EditorAction =
	| { type: 'change'; path: KeyPath; values: NodeValues }
	/** Switches between inputs and text. */
	| { type: 'edit'; path: KeyPath; isEditing: boolean }
	| { type: 'unfold'; path: KeyPath; isUnfolded: boolean }
	| { type: 'state'; values: Partial<Statements> }
	/** Decides whether a reworded question is the same one. */
	| { type: 'identify'; path: KeyPath; isSame: boolean }
	/** Adds a node after `after`, or as the last one. */
	| { type: 'add'; parent: KeyPath; node: PaperNode; after?: string | undefined }
	| { type: 'remove'; path: KeyPath }
	| { type: 'reorder'; parent: KeyPath; keys: readonly string[] }
	| { type: 'open'; category: string; subCategory: string | null }
	/** Opens a node's sub-category, and switches the node to inputs, with its collapsed part expanded if `isUnfolded`. */
	| { type: 'reveal'; path: KeyPath; isUnfolded: boolean }
	/** `paper` was saved. Clears the changes, unless there were more during the save. */
	| { type: 'saved'; paper: Paper; version: number }
	/** The next save will overwrite this version. */
	| { type: 'rebase'; version: number }
	/** Replaces the paper by a locally stored draft, which counts as unsaved. */
	| { type: 'restore'; paper: VersionedPaper };

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

export const initialState = ({ version, nodes, statements }: VersionedPaper): EditorState => ({
	version,
	nodes,
	statements,
	open: firstOf(nodes),
	touched: new Set(),
});

/** If the open node no longer exists, opens the first one. */
const withOpen = (state: EditorState): EditorState => {
	const category = state.nodes.find((node) => node.key === state.open.category) ?? state.nodes[0];
	const sub = category?.children.find((node) => node.key === state.open.subCategory) ?? category?.children[0];
	const open = { category: category?.key ?? null, subCategory: sub?.key ?? null };
	const isSame = open.category === state.open.category && open.subCategory === state.open.subCategory;
	return isSame ? state : { ...state, open };
};

const touching = (state: EditorState, key: string, nodes: readonly PaperNode[]): EditorState =>
	withOpen({ ...state, nodes, touched: state.touched.has(key) ? state.touched : new Set([...state.touched, key]) });

const insertAfter = (nodes: readonly PaperNode[], node: PaperNode, after: string | undefined): readonly PaperNode[] => {
	const at = nodes.findIndex(({ key }) => key === after);
	return at < 0 ? [...nodes, node] : nodes.toSpliced(at + 1, 0, node);
};

const add = (state: EditorState, parent: KeyPath, node: PaperNode, after: string | undefined): EditorState => {
	const nodes = updateChildren(state.nodes, parent, (children) => insertAfter(children, node, after));
	const added = touching(state, node.key, nodes);
	if (parent.length === 0) return { ...added, open: { category: node.key, subCategory: null } };
	return parent.length === 1 ? { ...added, open: { category: parent[0] ?? null, subCategory: node.key } } : added;
};

/** Switches a node to inputs; for a check item its question too. */
const reveal = (state: EditorState, path: KeyPath, isUnfolded: boolean): EditorState => {
	const edit = (node: PaperNode): PaperNode => (node.isEditing ? node : { ...node, isEditing: true });
	const ends = path.length === 4 ? [path.slice(0, 3), path] : path.length > 0 ? [path] : [];
	const edited = ends.reduce((tree, end) => updateAt(tree, end, edit), state.nodes);
	const nodes = isUnfolded ? updateAt(edited, path, (node) => ({ ...node, isUnfolded })) : edited;
	const [category = state.open.category, subCategory = null] = path;
	return withOpen({ ...state, nodes, open: { category, subCategory } });
};

/** A different question gets a new key; declaring it the same one restores the former key. */
const identified = (node: PaperNode, isSame: boolean): PaperNode => {
	const { storedKey, renewedFrom } = node;
	if (isSame) return { ...node, storedKey: renewedFrom ?? storedKey, renewedFrom: null, isSameQuestion: true };
	if (renewedFrom !== null || storedKey === null) return node;
	return { ...node, storedKey: freshKey(), renewedFrom: storedKey, isSameQuestion: false };
};

/** The paths of all questions, in the order of the paper. */
export const questionPaths = (nodes: readonly PaperNode[]): KeyPath[] =>
	nodes.flatMap((category) =>
		category.children.flatMap((sub) => sub.children.map((question) => [category.key, sub.key, question.key])),
	);

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
		case 'unfold': {
			const { isUnfolded } = action;
			return { ...state, nodes: updateAt(state.nodes, action.path, (node) => ({ ...node, isUnfolded })) };
		}
		case 'state': {
			const statements = { ...state.statements, ...action.values };
			return { ...touching(state, 'statements', state.nodes), statements };
		}
		case 'identify':
			return touching(
				state,
				action.path.at(-1) ?? '',
				updateAt(state.nodes, action.path, (node) => identified(node, action.isSame)),
			);
		case 'add':
			return add(state, action.parent, action.node, action.after);
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
			return reveal(state, action.path, action.isUnfolded);
		case 'saved': {
			const { paper, version } = action;
			const isAllSaved = paper.nodes === state.nodes && paper.statements === state.statements;
			return { ...state, version, touched: isAllSaved ? new Set() : state.touched };
		}
		case 'rebase':
			return { ...state, version: action.version };
		case 'restore':
			return { ...initialState(action.paper), touched: new Set(action.paper.nodes.map((node) => node.key)) };
	}
};
