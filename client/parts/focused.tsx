import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Shows the look of the keyboard focus on elements that do not have it, as only one element of a page can. */

const MARK = 'data-focused';
const PSEUDO = /:focus(?:-visible)?(?![\w-])/g;

type Holder = CSSStyleSheet | CSSGroupingRule;

/** Repeats each rule of the focus for marked elements, right after itself, so that the same rules win. */
const repeatRules = (holder: Holder): void => {
	for (let index = holder.cssRules.length - 1; index >= 0; index -= 1) {
		const rule = holder.cssRules[index];
		if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus')) {
			const marked = rule.selectorText.replaceAll(PSEUDO, `[${MARK}]`);
			const isNew = !rule.selectorText.includes(MARK) && marked !== rule.selectorText;
			const next = holder.cssRules[index + 1];
			if (isNew && !(next instanceof CSSStyleRule && next.selectorText === marked)) {
				holder.insertRule(`${marked}{${rule.style.cssText}}`, index + 1);
			}
		} else if (rule instanceof CSSGroupingRule) repeatRules(rule);
	}
};

/** `selector`: the elements that look focused. */
export const Focused = ({ selector, children }: { selector: string; children: ReactNode }) => {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		for (const element of box.current?.querySelectorAll(selector) ?? []) element.setAttribute(MARK, '');
		for (const sheet of document.styleSheets) repeatRules(sheet);
	});
	return <div ref={box}>{children}</div>;
};
