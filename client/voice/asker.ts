import type { PageTexts } from '#shared/voice/page.ts';
import { make } from './dom.ts';

/** The operator in a sentence, with contact; nothing if none is set. */

/** The value for `{{name}}` or `{{contact}}` uses the system's font, since ours may lack its letters. */
const naming = (text: string, shown: string): HTMLElement => {
	const [before = '', after = ''] = text.split(/{{\w+}}/);
	return make('p', {}, before, make('span', { class: 'system named' }, shown), after);
};

export const asks = ({ page, asker }: PageTexts): HTMLElement | null => asker && naming(page.asks, asker.name);

export const contact = ({ page, asker }: PageTexts): HTMLElement | null =>
	asker?.contact ? naming(page.contact, asker.contact) : null;
