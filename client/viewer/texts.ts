import { addTexts } from '#client/app/locale.tsx';
import { viewer as viewerEn } from '#shared/i18n/client/viewer/en.ts';
import { viewer } from '#shared/i18n/client/viewer/ja.ts';

/** The texts of the viewer, which is loaded with the first file that is opened. */
addTexts({ ja: { viewer }, en: { viewer: viewerEn } });
