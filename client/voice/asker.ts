import type { PageTexts } from '#shared/voice/page.ts';
import { make } from './dom.ts';

/** Who asks, in a sentence, and how to reach them; nothing where the installation does not say. */

/** What stands in the place of `{{name}}` or `{{contact}}` is in the system's font: no other may have its letters. */
const naming = (text: string, shown: string): HTMLElement => {
	const [before = '', after = ''] = text.split(/{{\w+}}/);
	return make('p', {}, before, make('span', { class: 'system named' }, shown), after);
};

export const asks = ({ page, asker }: PageTexts): HTMLElement | null => asker && naming(page.asks, asker.name);

export const contact = ({ page, asker }: PageTexts): HTMLElement | null =>
	asker?.contact ? naming(page.contact, asker.contact) : null;
