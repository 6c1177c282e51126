import './app/style-sheet.ts';
import './app/base-texts.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderIn } from '#client/base/locale.tsx';
import { isLocale } from '#shared/i18n/translate.ts';
import { LOCALE_PARAMETER } from '#shared/public-pages.ts';
import { Around } from './parts/around.tsx';
import { Framed, stayPut } from './parts/framed.tsx';
import { PartsPage } from './parts/page.tsx';
import { PartsSheet } from './parts/sheet.tsx';
import { loadMissingFont } from './ui/fonts/japanese-font.ts';
import { installGlobalStyles } from './ui/global-styles.ts';

/** The page of all parts, for developers: its index and switches, in a frame the sheet, and in frames of that dialogs. */

const query = new URLSearchParams(location.search);
const language = query.get(LOCALE_PARAMETER);
const framed = query.get('framed');

const screen = (): ReactNode => {
	if (framed) return <Framed name={framed} />;
	return query.has('sheet') ? <PartsSheet /> : <PartsPage query={query} />;
};

if (framed) stayPut();
installGlobalStyles();
// Without storing it: the choice of the developer's product, at the same address, stays.
if (isLocale(language)) renderIn(language);

const root = document.getElementById('root');
if (!root) throw new Error('parts.html has no #root');
createRoot(root).render(<Around>{screen()}</Around>);
loadMissingFont();
