import { renderToStaticMarkup } from 'react-dom/server';
import toast from 'react-hot-toast';
import { afterEach, describe, expect, it } from 'vitest';
import { notify, Toasts } from './toast.tsx';

/** Section 4 of the specification; durations are tested in tests/e2e/everywhere/shared-conventions.spec.ts. */

const shown = (): string => renderToStaticMarkup(<Toasts />);
const textsShown = (): string[] => [...shown().matchAll(/aria-live="\w+"[^>]*>([^<]+)</g)].map(([, text = '']) => text);

afterEach(() => toast.remove());

describe('toasts', () => {
	it('replace each other', () => {
		for (const kind of ['success', 'error', 'blank', 'loading'] as const) {
			notify[kind](kind);
			expect(textsShown()).toEqual([kind]);
		}
	});

	it('are assertive for a screen reader only on an error', () => {
		notify.error('failed');
		expect(shown()).toContain('role="alert" aria-live="assertive"');
		notify.success('saved');
		expect(shown()).toContain('role="status" aria-live="polite"');
		expect(shown()).not.toContain('assertive');
	});

	it('are at most 20 at once', () => {
		for (let number = 1; number <= 25; number++) toast(`note ${number}`);
		expect(textsShown()).toEqual(Array.from({ length: 20 }, (_, at) => `note ${25 - at}`));
	});

	it('stay in the bottom right corner', () => {
		notify.blank('note');
		expect(shown()).toMatch(/bottom:0;justify-content:flex-end/);
		expect(shown()).toMatch(/bottom:var\(--toast-bottom, 16px\)/);
	});
});
