import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { addTexts, LocaleProvider, renderIn, translate } from '#client/base/locale.tsx';
import { TitleTaker } from '#client/base/title.ts';
import { SharedDocument } from '#client/documents/shared/shared-document.tsx';
import { pageFont } from '#client/ui/fonts/page-font.ts';
import { type PageRequest, publicPages, type RenderedPage } from '#shared/public-pages.ts';
import type { SharedPage, SharedRequest } from '#shared/shares/documents.ts';
import { head as headEn } from '#shared/texts/client/head.en.ts';
import { head } from '#shared/texts/client/head.ja.ts';
import { Screens } from './app/screens.tsx';
import { createStyleCollector } from './prerender-styles.ts';
import { installGlobalStyles } from './ui/global-styles.ts';

export { guideStyles } from './drawn/guide-styles.ts';
export { drawnStyles } from './drawn/styles.ts';

/** What the server loads to render public pages from the client's own screens; built apart (`vite.prerender.config.ts`). */

addTexts({ ja: { head }, en: { head: headEn } });
installGlobalStyles(pageFont);
const styles = createStyleCollector();

const render = async ({ name, locale, search, known }: PageRequest): Promise<RenderedPage> => {
	renderIn(locale);
	let title = '';
	const failures: unknown[] = [];
	const { prelude } = await prerender(
		<TitleTaker value={(given) => (title = given)}>
			<Screens address={{ path: publicPages[name].path, search }} known={known} />
		</TitleTaker>,
		// A large part that is loaded on demand would otherwise be moved into place by an inline script.
		{ progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
	);
	const html = await new Response(prelude).text();
	// React would leave a part that fails to the browser.
	if (failures.length > 0) throw failures[0];
	return {
		html,
		css: styles.usedIn(html),
		title,
		description: translate(`head.${name}`),
		siteName: translate('common.product'),
		noScript: translate('head.noScript'),
		imageText: translate('head.imageText'),
	};
};

let last: Promise<unknown> = Promise.resolve();

/** A document as the page of a link shows it; charts are drawn without a script. */
export const renderShared = ({ document, locale }: SharedRequest): SharedPage => {
	renderIn(locale);
	const html = renderToStaticMarkup(
		<LocaleProvider>
			<SharedDocument document={document} />
		</LocaleProvider>,
	);
	return { html, css: styles.usedIn(html) };
};

/** Renders one page at a time, since all screens read the language from one global variable. */
export const renderPage = (request: PageRequest): Promise<RenderedPage> => {
	const page = last.then(() => render(request));
	last = page.catch(() => {});
	return page;
};
