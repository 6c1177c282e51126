import type { Page } from 'playwright/test';

/** What React renders again, seen as its developer tools see it: through the hook that it calls after each commit. */

type Fiber = {
	tag: number;
	flags: number;
	alternate: Fiber | null;
	child: Fiber | null;
	sibling: Fiber | null;
	stateNode: unknown;
};

/** Must be called before the page is opened. */
export const watchRenders = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		const FUNCTIONS = new Set([0, 11, 15]);
		const PERFORMED_WORK = 1;
		const sections = new Set<string>();
		let seen = new WeakSet<Fiber>();
		const firstElement = (fiber: Fiber): Element | null => {
			if (fiber.stateNode instanceof Element) return fiber.stateNode;
			for (let child = fiber.child; child; child = child.sibling) {
				const found = firstElement(child);
				if (found) return found;
			}
			return null;
		};
		const walk = (fiber: Fiber | null, now: WeakSet<Fiber>): void => {
			for (let one = fiber; one; one = one.sibling) {
				now.add(one);
				// One that was current before and is so still was not rendered.
				const isRendered = !seen.has(one) && FUNCTIONS.has(one.tag) && (one.flags & PERFORMED_WORK) !== 0;
				const label = isRendered ? firstElement(one)?.closest('section[aria-label]')?.getAttribute('aria-label') : null;
				if (label) sections.add(label);
				walk(one.child, now);
			}
		};
		Object.assign(window, {
			renderedSections: sections,
			__REACT_DEVTOOLS_GLOBAL_HOOK__: {
				supportsFiber: true,
				inject: () => 1,
				checkDCE: () => {},
				onCommitFiberUnmount: () => {},
				onPostCommitFiberRoot: () => {},
				onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
					const now = new WeakSet<Fiber>();
					walk(root.current, now);
					seen = now;
				},
			},
		});
	});
};

/** The labels of the sections in which something was rendered since the last call, and forgets them. */
export const renderedSections = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const { renderedSections: sections } = window as unknown as { renderedSections: Set<string> };
		const labels = [...sections].sort();
		sections.clear();
		return labels;
	});
