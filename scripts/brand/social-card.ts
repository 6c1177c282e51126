import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Html, html } from '#server/base/html.ts';
import { MARK_PATH, MARK_VIEW_BOX } from '#shared/brand/mark.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { publicTexts as publicEn } from '#shared/texts/client/public.en.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';

/** The picture that social networks show of a link, as a page of 1200 by 630 px in the font of the documents. */

export const SIZE = { width: 1200, height: 630 };

const TEXTS = { ja: { ...common, ...publicTexts }, en: { ...commonEn, ...publicEn } };

const fonts = path.join(import.meta.dirname, '../../client/fonts');
const face = (style: string, weight: number): string =>
	`@font-face{font-family:Card;font-weight:${weight};src:url(data:font/ttf;base64,${readFileSync(path.join(fonts, `KyoseiSansJP-${style}.ttf`)).toString('base64')})}`;

const STYLES = `${face('Regular', 400)}${face('Bold', 700)}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;padding:28px;background:#fff;font-family:Card;color:#1a1a1a}
.frame{height:100%;padding:8px;border:5px solid #000071}
.inner{position:relative;display:flex;flex-direction:column;justify-content:space-between;height:100%;padding:44px 56px;border:2px solid #000071;overflow:hidden}
.brand{display:flex;align-items:center;gap:18px;font-size:28px;color:#4d4d4d}
.brand strong{font-size:46px;color:#1a1a1a}
svg{flex:none;color:#0017c1}
.pale{position:absolute;right:-110px;bottom:-120px;color:#e8f1fe}
h1{position:relative;max-width:1000px;font-size:66px;line-height:1.4;text-wrap:balance;word-break:auto-phrase;font-feature-settings:'palt'}
p{position:relative;font-size:30px;color:#333;word-break:auto-phrase}
`;

const mark = (size: number, name: string): Html =>
	html`<svg class="${name}" viewBox="${MARK_VIEW_BOX}" width="${size}" height="${size}" fill="currentColor"><path fill-rule="evenodd" d="${MARK_PATH}"/></svg>`;

export const socialCard = (locale: Locale): string => {
	const { product, tagline, home, shell, facts } = TEXTS[locale];
	return html`<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${new Html(STYLES)}</style>
<body><div class="frame"><div class="inner">${mark(520, 'pale')}
<div class="brand">${mark(64, '')}<strong>${product}</strong>${tagline}</div>
<h1>${home.heading}</h1>
<p>${shell.freeAssessment} / ${facts.timeValue}</p>
</div></div>`.text;
};
