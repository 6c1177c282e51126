import { html } from '#server/base/html.ts';
import type { Failure } from '#server/calls/failure.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import type { Drawn } from './page.ts';

export const drawFailure = ({ status, message }: Failure, locale: Locale): Drawn => {
	const title = serverText(locale, 'drawn.failedTitle');
	return {
		status,
		title,
		description: message,
		main: html`
<div class="container">
<h1>${title}</h1>
<p role="alert">${message}</p>
<p><a href="">${serverText(locale, 'drawn.again')}</a></p>
</div>`,
	};
};
