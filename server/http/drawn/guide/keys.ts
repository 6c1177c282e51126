import { type Html, html } from '#server/base/html.ts';
import { CHECK_KEYS } from '#shared/checking/keys.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { DESK_KEYS } from '#shared/reports/desk-keys.ts';
import { serverText } from '#shared/texts/server.ts';
import { screenText } from './screen-texts.ts';

/** The keys of an assessor's screens on a card, to print. */

type Row = readonly [key: string, meaning: string];

const table = (title: string, rows: readonly Row[]): Html => html`
<table>
<caption>${title}</caption>
<tbody>${rows.map(([key, meaning]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${meaning}</td></tr>`)}</tbody>
</table>`;

export const keyCard = (locale: Locale): Html => html`
<section class="task card" id="keys">
<h2>${serverText(locale, 'guide.keys.title')}</h2>
<p class="on-screen">${serverText(locale, 'guide.keys.lead')}</p>
<div class="tables">
${table(
	serverText(locale, 'guide.keys.check'),
	CHECK_KEYS.map(([key, name]) => [key, screenText(locale, `console.checking.keys.${name}`)]),
)}
<div>
${table(
	serverText(locale, 'guide.keys.desk'),
	DESK_KEYS.map(([key, name]) => [key, screenText(locale, `console.desk.keys.${name}`)]),
)}
${table(serverText(locale, 'guide.keys.everywhere'), [['Ctrl+K', screenText(locale, 'console.shell.searchHelp')]])}
</div>
</div>
</section>`;
