import type { Entry } from './find.ts';

/** A sentence without its marks: names of controls, which are set apart on the page, stand in quotation marks. */
const wordsIn = (part: Element, isJapanese: boolean): string =>
	[...part.childNodes]
		.map((node) => {
			const text = node.textContent ?? '';
			if (!(node instanceof Element) || node.className !== 'named') return text;
			return isJapanese ? `「${text}」` : `“${text}”`;
		})
		.join('')
		.trim();

/** The tasks in the document of a guide. @param page its path */
export const entriesOf = (guide: Document, page: string): Entry[] => {
	const name = guide.querySelector('h1')?.textContent ?? '';
	const isJapanese = guide.documentElement.lang === 'ja';
	return [...guide.querySelectorAll<HTMLElement>('.task')].map((task) => ({
		href: `${page}#${task.id}`,
		// Without the link to itself.
		title: task.querySelector('h3, h2')?.firstChild?.textContent?.trim() ?? '',
		also: task.dataset.also ?? '',
		guide: name,
		texts: [...task.querySelectorAll('p, li, dt, dd, td')].map((part) => wordsIn(part, isJapanese)),
	}));
};

/** The tasks of a guide on another page; none without a connection. */
export const fetchEntries = async (page: string): Promise<Entry[]> => {
	try {
		const answer = await fetch(page);
		return answer.ok ? entriesOf(new DOMParser().parseFromString(await answer.text(), 'text/html'), page) : [];
	} catch {
		return [];
	}
};
