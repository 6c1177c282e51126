import { addTexts } from '#client/base/locale.tsx';
import { viewer as viewerEn } from '#shared/texts/client/viewer.en.ts';
import { viewer } from '#shared/texts/client/viewer.ja.ts';

/** Texts of the viewer, loaded with the first opened file. */
addTexts({ ja: { viewer }, en: { viewer: viewerEn } });
