import '@fontsource/noto-sans-jp/400.css';
import '@fontsource/noto-sans-jp/700.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { common as commonEn } from '#shared/i18n/client/common/en.ts';
import { common } from '#shared/i18n/client/common/ja.ts';
import { publicTexts as publicEn } from '#shared/i18n/client/public/en.ts';
import { publicTexts } from '#shared/i18n/client/public/ja.ts';
import { FirstPaint } from './app/first-paint.tsx';
import { addTexts } from './app/locale.tsx';
import { Providers } from './app/providers.tsx';
import { Routes } from './app/routes.tsx';
import { installGlobalStyles } from './ui/global-styles.ts';

addTexts({ ja: { common, public: publicTexts }, en: { common: commonEn, public: publicEn } });
installGlobalStyles();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
root.style.visibility = 'hidden';
createRoot(root).render(
	<StrictMode>
		<FirstPaint root={root}>
			<Providers>
				<Routes />
			</Providers>
		</FirstPaint>
	</StrictMode>,
);
