import { addTexts } from '#client/base/locale.tsx';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { publicTexts as publicEn } from '#shared/texts/client/public.en.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';

/** Texts needed by every screen. */
addTexts({ ja: { common, public: publicTexts }, en: { common: commonEn, public: publicEn } });
