import { parseRuby } from '#shared/voice/ruby.ts';

/** DOM helpers. Texts are set as text content: they can never be markup. */

type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

const setAttribute = (element: HTMLElement, name: string, value: Attributes[string] | undefined): void => {
	if (typeof value === 'function') element.addEventListener(name, value);
	else if (value === true) element.setAttribute(name, '');
	else if (value) element.setAttribute(name, value);
};

export const make = <Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
	const element = document.createElement(tag);
	for (const name of Object.keys(attributes)) setAttribute(element, name, attributes[name]);
	for (const child of children) {
		if (child !== null) element.appendChild(typeof child === 'string' ? written(child) : child);
	}
	return element;
};

const ruby = (text: string, reading: string): HTMLElement => {
	const element = document.createElement('ruby');
	const above = document.createElement('rt');
	above.textContent = reading;
	element.appendChild(document.createTextNode(text));
	element.appendChild(above);
	return element;
};

/** Keeps digits and their counter on one line. */
const counted = (digits: string, { text, reading }: { text: string; reading: string }): HTMLElement => {
	const element = document.createElement('span');
	element.className = 'counted';
	element.appendChild(document.createTextNode(digits));
	element.appendChild(ruby(text, reading));
	return element;
};

/** A text with its readings (ruby). */
const written = (text: string): DocumentFragment => {
	const fragment = document.createDocumentFragment();
	for (const run of parseRuby(text)) {
		if (run.reading === null) fragment.appendChild(document.createTextNode(run.text));
		else fragment.appendChild(run.before ? counted(run.before, run) : ruby(run.text, run.reading));
	}
	return fragment;
};

/** Heading of a screen, which gets the focus when the screen is shown. */
export const heading = (text: string, attributes: Attributes = {}): HTMLElement =>
	make('h1', { tabindex: '-1', ...attributes }, text);

export const button = (text: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
	make('button', { type: 'button', click: onClick, ...attributes }, text);

export const paragraph = (text: string, attributes: Attributes = {}): HTMLElement => make('p', attributes, text);
