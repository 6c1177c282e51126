import type { Mutant } from '#tests/mutants/mutant.ts';

/** Hooks and screens. */
export const client: readonly Mutant[] = [
	{
		file: 'client/ui/list-tools.tsx',
		before: "if (next.page === undefined) changed.delete('page');",
		after: '',
		test: 'tests/e2e/everywhere/list-pages.spec.ts',
		title: 'sixty companies are two pages',
	},
	{
		file: 'client/ui/list-tools.tsx',
		before: 'onPage(page + 1)',
		after: 'onPage(page)',
		test: 'tests/e2e/everywhere/list-pages.spec.ts',
		title: 'sixty companies are two pages',
	},
	{
		file: 'client/console/assessments/lists/bulk/use-ticked.ts',
		before: 'const chosen = shown.list === list ? shown.chosen : lastOf(list);',
		after: 'const chosen = shown.chosen;',
		test: 'tests/e2e/everywhere/list-pages.spec.ts',
		title: 'rows stay ticked from page to page',
	},
	{
		file: 'client/company/shell/use-sign-out.ts',
		before: 'dropAllDrafts();',
		after: '',
		test: 'tests/e2e/accounts/signed-out-drafts.spec.ts',
		title: 'a company’s are removed',
	},
	{
		file: 'client/console/shell/use-signed-out.ts',
		before: 'dropAllDrafts();',
		after: '',
		test: 'tests/e2e/accounts/signed-out-drafts.spec.ts',
		title: 'those of staff are removed',
	},
	{
		file: 'client/editing/autosaver.ts',
		before: "const state = isComposing || isStopped ? 'blocked' : readiness();",
		after: "const state = isStopped ? 'blocked' : readiness();",
		test: 'client/editing/autosaver.test.ts',
		title: 'never saves what an input method is converting',
	},
	{
		file: 'client/editing/autosaver.ts',
		before: 'while (running) {',
		after: 'while (false) {',
		test: 'client/editing/autosaver.test.ts',
		title: 'has one save under way at a time',
	},
	{
		file: 'client/editing/save-state.ts',
		before: "isAllowed && state.hasTyped && conflictsOf(state).length === 0 ? 'ready' : 'blocked';",
		after: "isAllowed && state.hasTyped ? 'ready' : 'blocked';",
		test: 'client/editing/save-state.test.ts',
		title: 'is never written over that of somebody else',
	},
	{
		file: 'client/editing/state.ts',
		before: 'saved.version < state.saved.version) return state;',
		after: 'saved.version < 0) return state;',
		test: 'client/editing/state.test.ts',
		title: 'ignores a response older than its version',
	},
	{
		file: 'client/editing/draft-storage.ts',
		before: "readUser()?.email ?? 'visitor'",
		after: "'visitor'",
		test: 'client/editing/draft-storage.test.ts',
		title: 'reads a draft only for the same user and name',
	},
	{
		file: 'client/base/failure.ts',
		before: 'if (status === 401 && !isLogin)',
		after: 'if (status === 401)',
		test: 'client/base/failure.test.ts',
		title: ' becomes ',
	},
	{
		file: 'client/console/assessments/checking/rating-history.ts',
		before: 'findLastIndex(({ id, to }) => rateOf(id) === to);',
		after: 'length - 1;',
		test: 'client/console/assessments/checking/rating-history.test.ts',
		title: 'takes back one rating after the other, and none that somebody has changed since',
	},
];
