import { Html, html } from '#server/base/html.ts';

/** Contents of a mail before rendering as plain text and HTML. */
export type Letter = {
	subject: string;
	/** 'Dear Hanako,'; null without a known name. */
	greeting: string | null;
	/** May have several lines each. */
	paragraphs: readonly string[];
	/** What it tells of, one line each, and how many others there are. */
	list?: { items: readonly { label: string; href: string | null }[]; rest: string | null };
	/** Main link. */
	action: { label: string; href: string } | null;
	/** Sender, reason and contact: one line each. */
	footer: readonly string[];
	/** Link to unsubscribe from this kind. */
	unsubscribe: { label: string; href: string } | null;
};

/** Plain text of a mail. A paragraph is one line, wrapped by mail programs; the transfer encoding keeps lines short. */
export const plainText = ({ greeting, paragraphs, list, action, footer, unsubscribe }: Letter): string => {
	const parts = [
		...(greeting ? [greeting] : []),
		...paragraphs,
		...(list ? list.items.map(({ label, href }) => (href ? `${label}\n${href}` : label)) : []),
		...(list?.rest ? [list.rest] : []),
		...(action ? [`${action.label}\n${action.href}`] : []),
	];
	const end = [...footer, ...(unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.href}`] : [])];
	return `${parts.join('\n\n')}\n\n--\n${end.join('\n')}\n`;
};

/** Same colors as `client/ui/tokens.ts`, which the server may not import; a test compares them. */
export const MAIL_COLORS = {
	page: '#f7f7f7',
	card: '#ffffff',
	line: '#cccccc',
	text: '#1a1a1a',
	small: '#4d4d4d',
	link: '#00118f',
	button: '#0017c1',
	onButton: '#ffffff',
} as const;

/** For mail programs that support dark mode; others adapt the colors themselves. */
export const DARK_MAIL_COLORS = {
	page: '#1a1a1a',
	card: '#333333',
	line: '#666666',
	text: '#ffffff',
	small: '#cccccc',
	link: '#c5d7fb',
	button: '#c5d7fb',
	onButton: '#000060',
} as const;

const FONT = `font-family:'Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic UI',Meiryo,'Noto Sans CJK JP',system-ui,sans-serif`;

/** Breaks long names without spaces, so that phones never scroll sideways; Japanese is broken between phrases. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word;word-break:auto-phrase';

const { page, card, line, text, small, link, button: filled, onButton } = MAIL_COLORS;
const dark = DARK_MAIL_COLORS;

const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:${text};${BREAK}`;
const SMALL = `margin:0 0 4px;${FONT};font-size:14px;line-height:22px;color:${small};${BREAK}`;

const DARK_STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.card}!important}
.text{color:${dark.text}!important}
.small{color:${dark.small}!important;border-color:${dark.line}!important}
.link{color:${dark.link}!important}
.button{background:${dark.button}!important}
.on-button{color:${dark.onButton}!important}
}`;

const lines = (paragraph: string): Html[] =>
	paragraph.split('\n').map((one, at) => (at === 0 ? html`${one}` : html`<br>${one}`));

/** Outlook ignores the padding of links, so the cell has one for it. */
const button = ({ label, href }: { label: string; href: string }): Html => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr>
<td class="button" bgcolor="${filled}" style="border-radius:8px;background:${filled};mso-padding-alt:12px 24px"><a class="on-button" href="${href}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:${onButton};text-decoration:none">${label}</a></td>
</tr></table>`;

const listed = ({ items, rest }: NonNullable<Letter['list']>): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${items.map(
	({ label, href }) =>
		html`<tr><td class="text" style="padding:10px 0;border-top:1px solid ${line};${FONT};font-size:16px;line-height:26px;color:${text};${BREAK}">${
			href ? html`<a class="link" href="${href}" style="color:${link};${BREAK}">${label}</a>` : label
		}</td></tr>`,
)}
</table>
${rest === null ? null : html`<p class="text" style="${TEXT}">${rest}</p>`}`;

/** Preview shown in lists of mails, which would otherwise repeat the subject. */
const preheader = (paragraph: string): Html =>
	html`<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${paragraph}</div>`;

/** Content-ID of the mark, which is part of the mail. */
export const MARK_ID = 'mark@mail.kyosei.invalid';

/** The mark and the name of the product; without the picture the name remains. */
const brand = html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>
<td style="padding:0 8px 0 0"><img src="cid:${MARK_ID}" width="32" height="32" alt="" style="display:block;border:0"></td>
<td class="text" style="${FONT};font-size:18px;line-height:32px;font-weight:bold;color:${text}">Kyosei</td>
</tr></table>`;

/** The address of a link in full, so that readers see where it leads before they press it. */
const address = (href: string): Html =>
	html`<p class="small" style="${SMALL}"><a class="link" href="${href}" style="color:${link};${BREAK}">${href}</a></p>`;

/**
 * HTML of a mail: tables and inline styles, which Outlook and phones support; its one image is part of the mail and
 * nothing is loaded, so that opening it is not tracked.
 */
export const htmlText = (letter: Letter, lang: string): string => {
	const { subject, greeting, paragraphs, list, action, footer, unsubscribe } = letter;
	return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${new Html(DARK_STYLES)}</style></head>
<body class="page" style="margin:0;padding:0;background:${page}">
${paragraphs[0] ? preheader(paragraphs[0]) : null}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${card}" style="width:100%;max-width:600px;border-radius:8px"><tr><td align="left" style="padding:32px 28px 16px">
${brand}
<h1 class="text" style="margin:0 0 20px;${FONT};font-size:20px;line-height:30px;font-weight:bold;color:${text};${BREAK}">${subject}</h1>
${greeting === null ? null : html`<p class="text" style="${TEXT}">${greeting}</p>`}
${paragraphs.map((paragraph) => html`<p class="text" style="${TEXT}">${lines(paragraph)}</p>`)}
${list ? listed(list) : null}
${action ? html`${button(action)}${address(action.href)}` : null}
</td></tr><tr><td class="small" align="left" style="padding:16px 28px 28px;border-top:1px solid ${line}">
${footer.map((one) => html`<p class="small" style="${SMALL}">${one}</p>`)}
${unsubscribe ? html`<p class="small" style="${SMALL}"><a class="link" href="${unsubscribe.href}" style="color:${link}">${unsubscribe.label}</a></p>` : null}
</td></tr></table>
</td></tr></table>
</body></html>
`.text;
};
