/**
 * The script of a page that the server has rendered: loads the client at the first sign of use. A click or a submit
 * before the client reacts is held and repeated; what is typed stays in its field (`ui/keep-typed.ts`).
 */

/** Told by `main.tsx`: once its screen reacts. */
const ARRIVED = 'kyosei-arrived';

const SIGNS = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'];

const root = document.getElementById('root');
const scripts = root?.dataset.scripts?.split(' ') ?? [];
const arrived = new Promise((resolve) => addEventListener(ARRIVED, resolve, { once: true }));
let client: Promise<void> | null = null;
let isAlive = false;

const load = async (): Promise<void> => {
	const [main = '', ...others] = scripts;
	for (const href of others) {
		document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
	}
	await import(/* @vite-ignore */ main);
	// With every part of the page there, React takes an event of any of them.
	await Promise.all([arrived, ...others.map((script) => import(/* @vite-ignore */ script))]);
	isAlive = true;
};

/** A failed load is tried again at the next sign of use; in Chromium, which remembers it, only after a reload. */
const wake = (): Promise<void> => {
	client ??= load().catch((error) => {
		client = null;
		throw error;
	});
	return client;
};

const wakeUnasked = (): void => void wake().catch(() => {});

const hold = (event: Event, repeat: () => void): void => {
	event.preventDefault();
	event.stopImmediatePropagation();
	wake().then(repeat, () => {});
};

for (const sign of SIGNS) addEventListener(sign, () => isAlive || wakeUnasked(), { passive: true, capture: true });

addEventListener(
	'click',
	(event) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		// The click on a submit button submits, also before the client is there.
		if (!isAlive && button?.type === 'button') hold(event, () => button.click());
	},
	{ capture: true },
);

addEventListener(
	'submit',
	(event) => {
		const { target: form, submitter } = event;
		if (!isAlive && form instanceof HTMLFormElement) hold(event, () => form.requestSubmit(submitter));
	},
	{ capture: true },
);

const hasCookie = (name: string): boolean =>
	document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));

const storedLocale = (): string | null => {
	try {
		return localStorage.getItem('locale');
	} catch {
		return null;
	}
};

/** Whether the visitor's stored language differs from that of the page, without the cookie that tells the server. */
const isInOtherLanguage = (): boolean => {
	const stored = storedLocale();
	return stored !== null && stored !== document.documentElement.lang && !hasCookie('locale');
};

const { wake: reason = '' } = root?.dataset ?? {};
/**
 * Removes the code from the address bar and the history, so that nobody else reads it there; the page takes it from
 * here.
 */
if (reason === 'code' && location.hash) {
	window.kyoseiCode = location.hash.slice(1);
	history.replaceState(history.state, '', location.pathname + location.search);
}
/** The banner for a forgotten password, which is shown with its fragment; the hidden languages of it take no focus. */
if (location.hash) {
	addEventListener('load', () => {
		for (const banner of document.querySelectorAll<HTMLElement>(':target ~ #forgot-banner > *')) {
			banner.focus({ preventScroll: true });
		}
	});
}
const isNeeded = reason === 'load' || reason === 'code' || (reason !== '' && hasCookie(reason)) || isInOtherLanguage();
/**
 * Whether the browser supports passkeys in autofill (conditional mediation). Duplicated from the client: importing its
 * module would add a request.
 */
const fillsInPasskeys = async (): Promise<boolean> =>
	Boolean(await window.PublicKeyCredential?.isConditionalMediationAvailable?.());

/** Without a frame to draw, a browser may never run an idle callback. */
const IDLE_WITHIN_MS = 1_000;

const wakeWhenIdle = (): void => {
	if ('requestIdleCallback' in window) requestIdleCallback(wakeUnasked, { timeout: IDLE_WITHIN_MS });
	else wakeUnasked();
};
const wakeOnceLoaded = (): void =>
	document.readyState === 'complete' ? wakeWhenIdle() : addEventListener('load', wakeWhenIdle);
if (isNeeded) wakeOnceLoaded();
else if (reason === 'passkeys') {
	fillsInPasskeys().then(
		(isSo) => isSo && wakeOnceLoaded(),
		() => {},
	);
}
