import { entriesOf, fetchEntries } from './entries.ts';
import { type Entry, findTasks, type Hit } from './find.ts';

/** The script of the guides: searches all of them on this device. The guide of this page comes first. */

const form = document.getElementById('search');
const input = form?.querySelector('input');
const count = form?.querySelector('.count');
const list = form?.querySelector('.hits');

const load = async (pages: readonly string[]): Promise<Entry[]> => {
	const here = pages.filter((page) => page === location.pathname);
	const others = pages.filter((page) => page !== location.pathname);
	const own = here.flatMap((page) => entriesOf(document, page));
	return [...own, ...(await Promise.all(others.map(fetchEntries))).flat()];
};

const itemOf = ({ href, title, guide, excerpt }: Hit): HTMLElement => {
	const item = document.createElement('li');
	const link = Object.assign(document.createElement('a'), { href, textContent: title });
	const place = Object.assign(document.createElement('span'), { className: 'in', textContent: guide });
	item.append(link, place, Object.assign(document.createElement('p'), { textContent: excerpt }));
	return item;
};

const listen = (texts: DOMStringMap, field: HTMLInputElement, status: Element, hits: Element): void => {
	let entries: Promise<Entry[]> | null = null;
	const show = async (): Promise<void> => {
		const query = field.value.trim();
		entries ??= load(texts.guides?.split(' ') ?? []);
		const found = findTasks(await entries, query);
		// Something else may have been typed meanwhile.
		if (field.value.trim() !== query) return;
		hits.replaceChildren(...found.map(itemOf));
		const words = found.length > 0 ? texts.found?.replace('{count}', String(found.length)) : texts.none;
		status.textContent = query === '' ? '' : (words ?? '');
	};
	field.addEventListener('input', () => void show());
	field.addEventListener('keydown', (event) => {
		const first = hits.querySelector('a');
		if (event.key === 'Enter' && !event.isComposing && first) first.click();
	});
};

if (form && input && count && list) {
	form.hidden = false;
	listen(form.dataset, input, count, list);
}
