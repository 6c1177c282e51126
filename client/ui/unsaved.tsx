import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import type { Pending, SaveOnLeave, UnsavedReason } from './leave-dialog.tsx';

/**
 * Navigation guard for unsaved changes: links, back and forward, reload. Its listeners are registered at module level,
 * because window listeners run in order of registration and wouter, which would unmount the form, adds its own at the
 * first render.
 */

type Leaving = {
	reason?: UnsavedReason;
	onDiscard?: (() => void) | undefined;
	/** Saves without asking; the user is only asked if that fails. */
	save?: SaveOnLeave | undefined;
	/** Saves if the user chooses to in the dialog. */
	saveToGo?: SaveOnLeave | undefined;
	/** Whether the typed text survives leaving the screen, as a draft. */
	isKept?: (() => boolean) | undefined;
};

type Dirty = Leaving & { changes: number };

/** Loaded once something is unsaved, since public pages rarely need it. */
const loadDialog = () => import('./leave-dialog.tsx');
const LeaveDialog = lazy(() => loadDialog().then((module) => ({ default: module.LeaveDialog })));

const dirty = new Map<symbol, Dirty>();
const subscribers = new Set<() => void>();
let pending: Pending | null = null;
let position = 0;
/** The screen's path. Entries of one path differ in query or state alone, and moving between them leaves no form. */
let shown = '';
/** Called when the pending `history.go` that undoes a navigation has taken effect; null while none is pending. */
let afterUndo: (() => void) | null = null;
let bypass = false;

const tell = (): void => {
	for (const subscriber of subscribers) subscriber();
};

const setPending = (next: Pending | null): void => {
	pending = next;
	tell();
};

const ask = (proceed: () => void): void => {
	const all = [...dirty.values()];
	const reason = (['codes', 'answers'] as const).find((one) => all.some((entry) => entry.reason === one)) ?? 'changes';
	setPending({ proceed, changes: all.reduce((sum, entry) => sum + entry.changes, 0), reason });
};

/** How long leaving waits for a save before the user is asked. */
const LONGEST_WAIT_MS = 5_000;

const late = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT_MS));

/** The last navigation that waits for a save; earlier ones are dropped. */
let leaving: symbol | null = null;

/** Proceeds once everything is saved; asks if that fails, or if something needs a decision. */
const leave = async (proceed: () => void): Promise<void> => {
	const saves = [...dirty.values()].map(({ save }) => save);
	if (!saves.every((save) => save !== undefined)) return ask(proceed);
	const mine = Symbol('leaving');
	leaving = mine;
	const all = Promise.all(saves.map((save) => save())).then((ends) => ends.every(Boolean));
	const isSaved = await Promise.race([all, late()]);
	if (leaving !== mine) return;
	leaving = null;
	if (isSaved) proceed();
	// An expired session has already redirected to the login.
	else if (dirty.size > 0) ask(proceed);
};

const indexOf = (state: unknown): number =>
	typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number' ? state.index : 0;

/** Stores an index in the history entry, so that the direction of a popstate is known and can be undone. */
const stamp = (index: number): void =>
	History.prototype.replaceState.call(history, { ...(history.state as object | null), index }, '');

const guardSteps = (event: PopStateEvent): void => {
	if (afterUndo) {
		event.stopImmediatePropagation();
		const then = afterUndo;
		afterUndo = null;
		then();
		return;
	}
	const steps = indexOf(history.state) - position;
	if (dirty.size === 0 || bypass || steps === 0 || location.pathname === shown) {
		position = indexOf(history.state);
		shown = location.pathname;
		bypass = false;
		return;
	}
	event.stopImmediatePropagation();
	// The dialog opens after the URL is restored: a render before that would show the other screen.
	afterUndo = () =>
		void leave(() => {
			bypass = true;
			history.go(steps);
		});
	history.go(-steps);
};

const listen = (): void => {
	if (indexOf(history.state) === 0) stamp(0);
	else position = indexOf(history.state);
	shown = location.pathname;
	addEventListener('pushState', () => {
		position += 1;
		shown = location.pathname;
		stamp(position);
	});
	addEventListener('replaceState', () => {
		shown = location.pathname;
		stamp(position);
	});
	addEventListener('popstate', guardSteps);
	addEventListener('beforeunload', (event) => {
		if (dirty.size > 0) event.preventDefault();
	});
};

// The server renders public pages, where there is no navigation.
if (typeof window !== 'undefined') listen();

/** Navigates without the guard, for example to the login after a 401. */
export const leaveWithoutAsking = (navigation: () => void): void => {
	dirty.clear();
	tell();
	navigation();
};

/** Whether there are unsaved changes that all survive leaving. */
export const isUnsavedKept = (): boolean =>
	dirty.size > 0 && [...dirty.values()].every(({ isKept }) => isKept?.() === true);

/** Guards navigation while `changes` is above 0. The functions must be referentially stable. */
export const useUnsavedChanges = (
	changes: number,
	{ reason = 'changes', onDiscard, save, saveToGo, isKept }: Leaving = {},
): void => {
	const [key] = useState(() => Symbol('unsaved'));
	useEffect(() => {
		if (changes === 0) return;
		// Loaded in advance, so that it is available without a network.
		void loadDialog().catch(() => {});
		dirty.set(key, { changes, reason, onDiscard, save, saveToGo, isKept });
		tell();
		return () => {
			dirty.delete(key);
			tell();
		};
	}, [key, changes, reason, onDiscard, save, saveToGo, isKept]);
};

const subscribe = (subscriber: () => void): (() => void) => {
	subscribers.add(subscriber);
	return () => subscribers.delete(subscriber);
};

/** Whether there are unsaved changes; for dialogs that ask before closing. */
export const useHasUnsavedChanges = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => dirty.size > 0,
		() => false,
	);

/** Whether changes from before the first render are still unsaved: for a dialog, those of the screen below. */
export const useStillUnsaved = (): boolean => {
	const [before] = useState(() => [...dirty.keys()]);
	return useSyncExternalStore(
		subscribe,
		() => before.some((key) => dirty.has(key)),
		() => false,
	);
};

const aroundNav: AroundNavHandler = (navigate, to, options) => {
	const samePage = new URL(to, location.href).pathname === location.pathname;
	if (dirty.size === 0 || samePage) return navigate(to, options);
	void leave(() => navigate(to, options));
};

const discardAll = (): void => {
	for (const { onDiscard } of dirty.values()) onDiscard?.();
};

/** The save functions of all unsaved screens; null if one of them has none. */
const savers = (): SaveOnLeave[] | null => {
	const all = [...dirty.values()].flatMap(({ saveToGo }) => saveToGo ?? []);
	return all.length === dirty.size ? all : null;
};

/** URL of a page rendered by the server. */
export type Address = { path: string; search: string };

/** The router, with the guard around every navigation. */
export const GuardedRouter = ({ address, children }: { address?: Address | undefined; children: ReactNode }) => {
	const open = useSyncExternalStore(
		subscribe,
		() => pending,
		() => null,
	);
	return (
		<Router aroundNav={aroundNav} {...(address ? { ssrPath: address.path, ssrSearch: address.search } : {})}>
			{children}
			{open && (
				<Suspense fallback={null}>
					<LeaveDialog {...open} savers={savers()} discardAll={discardAll} close={() => setPending(null)} />
				</Suspense>
			)}
		</Router>
	);
};
