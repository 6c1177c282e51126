import { addTexts } from '#client/base/locale.tsx';
import { viewer as viewerEn } from '#shared/texts/client/viewer.en.ts';
import { viewer } from '#shared/texts/client/viewer.ja.ts';

/** The texts of the viewer, which is loaded with the first file that is opened. */
addTexts({ ja: { viewer }, en: { viewer: viewerEn } });
