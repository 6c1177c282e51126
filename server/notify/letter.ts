import { type Html, html } from '#server/base/html.ts';

/** What a mail says, before it becomes plain text and HTML. */
export type Letter = {
	subject: string;
	/** To whom: 'Dear Hanako,'. Null for somebody whose name is not known. */
	greeting: string | null;
	/** One paragraph each; a paragraph may have several lines. */
	paragraphs: readonly string[];
	/** Where one goes on. */
	action: { label: string; href: string } | null;
	/** Who sends it, why, and where to ask: one line each. */
	footer: readonly string[];
	/** Ends mails of this kind. */
	unsubscribe: { label: string; href: string } | null;
};

/** The plain text of a mail; mail programs turn its links into links. */
export const plainText = ({ greeting, paragraphs, action, footer, unsubscribe }: Letter): string => {
	const parts = [
		...(greeting ? [greeting] : []),
		...paragraphs,
		...(action ? [`${action.label}\n${action.href}`] : []),
	];
	const end = [...footer, ...(unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.href}`] : [])];
	return `${parts.join('\n\n')}\n\n--\n${end.join('\n')}\n`;
};

const FONT = `font-family:'Hiragino Sans','Yu Gothic','Noto Sans JP',Meiryo,'Segoe UI',Arial,sans-serif`;

const lines = (text: string): Html[] =>
	text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

const button = ({ label, href }: { label: string; href: string }): Html => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="#155e63" style="border-radius:6px"><a href="${href}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;color:#ffffff;text-decoration:none">${label}</a></td>
</tr></table>`;

/**
 * The HTML of a mail: tables and inline styles, which Outlook and phones understand; no pictures and nothing that is
 * loaded, so that nobody learns that it was read.
 */
export const htmlText = (letter: Letter, lang: string): string => {
	const { subject, greeting, paragraphs, action, footer, unsubscribe } = letter;
	const text = `margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#1f2933`;
	const small = `margin:0;${FONT};font-size:13px;line-height:20px;color:#52606d`;
	return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f3f5f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f5f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;border-radius:8px"><tr><td style="padding:32px 28px 16px">
<h1 style="margin:0 0 20px;${FONT};font-size:20px;line-height:30px;font-weight:bold;color:#1f2933">${subject}</h1>
${greeting === null ? null : html`<p style="${text}">${greeting}</p>`}
${paragraphs.map((paragraph) => html`<p style="${text}">${lines(paragraph)}</p>`)}
${action ? button(action) : null}
</td></tr><tr><td style="padding:16px 28px 28px;border-top:1px solid #e4e7eb">
${footer.map((line) => html`<p style="${small}">${line}</p>`)}
${unsubscribe ? html`<p style="${small}"><a href="${unsubscribe.href}" style="color:#155e63">${unsubscribe.label}</a></p>` : null}
</td></tr></table>
</td></tr></table>
</body></html>
`.text;
};
