import { readSlip, writtenSlip } from '#shared/voice/code.ts';
import { type Draft, emptyDraft, eraseDraft, isExpired, KEPT_MS, storeDraft, storedDraft } from './draft.ts';

/** The draft in memory and in `sessionStorage`, until it expires. */

let draft = emptyDraft();
let changedAt = 0;
let timer = 0;
let onExpired = (): void => {};

export const currentDraft = (): Draft => draft;

const isEmpty = (): boolean => !draft.code && !draft.language;

/** Erases an expired draft. Also called when the page is shown again, since sleeping phones run no timers. */
export const expire = (): void => {
	if (isEmpty() || !isExpired(changedAt, Date.now())) return;
	forget();
	onExpired();
};

const keep = (next: Draft, at: number): void => {
	draft = next;
	changedAt = at;
	clearTimeout(timer);
	timer = window.setTimeout(expire, Math.max(0, at + KEPT_MS - Date.now()));
};

export const update = (change: Partial<Draft>): void => {
	keep({ ...draft, ...change }, Date.now());
	storeDraft(draft);
};

export const forget = (): void => {
	clearTimeout(timer);
	draft = emptyDraft();
	eraseDraft();
};

export const whenExpired = (listener: () => void): void => {
	onExpired = listener;
};

/** Reads the slip in the URL's hash and removes it there; undefined without one, null if invalid. */
const takeCode = (): string | null | undefined => {
	const typed = location.hash.slice(1);
	if (!typed) return undefined;
	history.replaceState(history.state, '', location.pathname);
	const slip = readSlip(typed);
	return slip && writtenSlip(slip);
};

/** Restores the stored draft, unless another slip was scanned. Returns whether a slip was scanned. */
export const begin = (): boolean => {
	const stored = storedDraft();
	const code = takeCode();
	if (stored) keep(stored.draft, stored.at);
	if (code === undefined) return false;
	if (code === null || draft.code !== code) {
		forget();
		if (code) update({ code });
	}
	return true;
};
