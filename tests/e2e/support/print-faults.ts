import type { Page } from 'playwright/test';
import { readPdf } from '#tests/support/printed/pdf.ts';

/** A4 at 96 dots an inch, between the margins that browsers print with. */
const PAPER = { width: 718, height: 1047 };

/** Of texts that are too narrow or beside the paper; runs in the page. */
const textFaults = (paperWidth: number): string[] => {
	const faults: string[] = [];
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const text = node.textContent?.trim() ?? '';
		const parent = node.parentElement;
		if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden')) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
		const { left, right, width, height } = range.getBoundingClientRect();
		const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
		if (lines.length > 3 && width < 2 * fontSize && height > 3 * fontSize) faults.push(`one character a line: ${text}`);
		if (right > paperWidth + 1 || left < -1)
			faults.push(`beyond the paper (${Math.round(left)} to ${Math.round(right)}): ${text}`);
	}
	return faults;
};

/** What is wrong with the screen when it is printed on A4 by the browser. */
export const printFaults = async (page: Page): Promise<string[]> => {
	const before = page.viewportSize();
	await page.setViewportSize(PAPER);
	await page.emulateMedia({ media: 'print' });
	const faults = await page.evaluate(textFaults, PAPER.width);
	const printed = await readPdf(await page.pdf({ format: 'A4', margin: { top: 38, right: 38, bottom: 38, left: 38 } }));
	await page.emulateMedia({ media: null });
	if (before) await page.setViewportSize(before);
	return printed.pages.at(-1)?.text ? faults : [...faults, `page ${printed.pages.length} is empty`];
};
