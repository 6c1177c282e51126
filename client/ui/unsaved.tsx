import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { useText } from '#client/app/locale.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * The navigation guard for unsaved changes: links, back and forward, reload. Its listeners are registered at module
 * level, since window listeners run in order of registration: wouter's, which would unmount the form, is added at the
 * first render.
 */

export type UnsavedReason = 'changes' | 'answers';

type Pending = { proceed: () => void; changes: number; reason: UnsavedReason };

type Dirty = { changes: number; reason: UnsavedReason; onDiscard: (() => void) | undefined };

const dirty = new Map<symbol, Dirty>();
const subscribers = new Set<() => void>();
let pending: Pending | null = null;
let position = 0;
/** Called when the pending `history.go` that undoes a step has arrived; null while none is pending. */
let afterUndo: (() => void) | null = null;
let bypass = false;

const setPending = (next: Pending | null): void => {
	pending = next;
	for (const subscriber of subscribers) subscriber();
};

const ask = (proceed: () => void): void => {
	const all = [...dirty.values()];
	const reason = all.some((entry) => entry.reason === 'answers') ? 'answers' : 'changes';
	setPending({ proceed, changes: all.reduce((sum, entry) => sum + entry.changes, 0), reason });
};

const indexOf = (state: unknown): number =>
	typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number' ? state.index : 0;

/** Stores an index in the history entry, so that the direction of a popstate is known and can be undone. */
const stamp = (index: number): void =>
	History.prototype.replaceState.call(history, { ...(history.state as object | null), index }, '');

if (indexOf(history.state) === 0) stamp(0);
else position = indexOf(history.state);

addEventListener('pushState', () => {
	position += 1;
	stamp(position);
});
addEventListener('replaceState', () => stamp(position));
addEventListener('popstate', (event) => {
	if (afterUndo) {
		event.stopImmediatePropagation();
		const then = afterUndo;
		afterUndo = null;
		then();
		return;
	}
	const steps = indexOf(history.state) - position;
	if (dirty.size === 0 || bypass || steps === 0) {
		position = indexOf(history.state);
		bypass = false;
		return;
	}
	event.stopImmediatePropagation();
	// The dialog opens after the URL is restored: a render before that would show the other screen.
	afterUndo = () =>
		ask(() => {
			bypass = true;
			history.go(steps);
		});
	history.go(-steps);
});
addEventListener('beforeunload', (event) => {
	if (dirty.size > 0) event.preventDefault();
});

/** Navigates without the guard, such as to the login after a 401. */
export const leaveWithoutAsking = (navigation: () => void): void => {
	dirty.clear();
	navigation();
};

/** Guards navigation while `changes` is above 0. `onDiscard` is called when the user discards the changes. */
export const useUnsavedChanges = (changes: number, reason: UnsavedReason = 'changes', onDiscard?: () => void): void => {
	useEffect(() => {
		if (changes === 0) return;
		const key = Symbol('unsaved');
		dirty.set(key, { changes, reason, onDiscard });
		return () => {
			dirty.delete(key);
		};
	}, [changes, reason, onDiscard]);
};

/** Whether there are unsaved changes, for dialogs that ask before they close. */
export const hasUnsavedChanges = (): boolean => dirty.size > 0;

const aroundNav: AroundNavHandler = (navigate, to, options) => {
	const samePage = new URL(to, location.href).pathname === location.pathname;
	if (dirty.size === 0 || samePage) return navigate(to, options);
	ask(() => navigate(to, options));
};

const subscribe = (subscriber: () => void): (() => void) => {
	subscribers.add(subscriber);
	return () => subscribers.delete(subscriber);
};

const LeaveDialog = ({ changes, reason, proceed }: Pending) => {
	const { t } = useText();
	const leave = (): void => {
		setPending(null);
		for (const { onDiscard } of dirty.values()) onDiscard?.();
		proceed();
	};
	const text =
		reason === 'answers' ? t('common.unsaved.answersLost') : t('common.unsaved.changesLost', { count: changes });
	return (
		<Dialog
			title={reason === 'answers' ? t('common.unsaved.answersTitle') : t('common.unsaved.title')}
			width="small"
			onClose={() => setPending(null)}
			actions={
				<>
					<Button onClick={() => setPending(null)}>{t('common.unsaved.stay')}</Button>
					<Button kind="danger" onClick={leave}>
						{t('common.unsaved.leave')}
					</Button>
				</>
			}
		>
			<p>{text}</p>
		</Dialog>
	);
};

/** The router, with the guard around every navigation. */
export const GuardedRouter = ({ children }: { children: ReactNode }) => {
	const open = useSyncExternalStore(subscribe, () => pending);
	return (
		<Router aroundNav={aroundNav}>
			{children}
			{open && <LeaveDialog {...open} />}
		</Router>
	);
};
