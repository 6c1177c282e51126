import { registerHooks } from 'node:module';

/**
 * Imported before a process of ours begins (`--import`). For every module of a package Node 24 unfolds that package's
 * whole package.json again; drizzle-orm's has 180 KB, which made a third of a start. Where its modules are is simple:
 * a name of the package always means the same file, and inside it every import is a relative path to an ES module.
 */

const PACKAGE = 'drizzle-orm';

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;
type Resolved = ReturnType<Resolve>;

const known = new Map<string, Resolved>();

const isOf = (specifier: string): boolean => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);

const resolve: Resolve = (specifier, context, nextResolve) => {
	const { parentURL } = context;
	if (specifier.startsWith('.') && parentURL?.includes(`/node_modules/${PACKAGE}/`)) {
		return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
	}
	if (!isOf(specifier)) return nextResolve(specifier, context);
	const found = known.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true };
	known.set(specifier, found);
	return found;
};

registerHooks({ resolve });
