/** The keys of the desk, where reports and proposals are written; each with the name of its text in `console.desk.keys`. */
export const DESK_KEYS = [
	['Ctrl+Enter', 'next'],
	['Ctrl+Shift+Enter', 'previous'],
	['Alt+↓', 'next'],
	['Alt+↑', 'previous'],
	['Alt+B', 'draft'],
	['Alt+M', 'memos'],
	['Alt+L', 'former'],
	['Alt+P', 'phrases'],
	['Alt+O', 'documents'],
	['d', 'documentsOutside'],
	['Ctrl+S', 'save'],
	['Ctrl+Z', 'undo'],
	['?', 'help'],
] as const;
