import type { Entry } from './find.ts';

/** The tasks in the document of a guide. @param page its path */
export const entriesOf = (guide: Document, page: string): Entry[] => {
	const name = guide.querySelector('h1')?.textContent ?? '';
	return [...guide.querySelectorAll<HTMLElement>('.task')].map((task) => ({
		href: `${page}#${task.id}`,
		// Without the link to itself.
		title: task.querySelector('h3, h2')?.firstChild?.textContent?.trim() ?? '',
		also: task.dataset.also ?? '',
		guide: name,
		texts: [...task.querySelectorAll('p, li, dt, dd, td')].map((part) => part.textContent?.trim() ?? ''),
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
