import type { Page } from 'playwright/test';

export type Counted = { keys: number; clicks: number };

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

/** Counts what a person does on a page, as the browser sees it: a chord is one key. */
export const countInputs = async (page: Page): Promise<Counted> => {
	const counted: Counted = { keys: 0, clicks: 0 };
	await page.exposeFunction('countInput', (kind: keyof Counted) => {
		counted[kind] += 1;
	});
	await page.addInitScript((modifiers) => {
		const { countInput } = window as unknown as { countInput: (kind: string) => void };
		const count = (kind: string) => (event: Event) => {
			const isModifier = event instanceof KeyboardEvent && modifiers.includes(event.key);
			if (event.isTrusted && !isModifier) countInput(kind);
		};
		addEventListener('keydown', count('keys'), true);
		addEventListener('pointerdown', count('clicks'), true);
	}, MODIFIERS);
	return counted;
};
