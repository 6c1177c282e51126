import { common as commonEn } from '#shared/i18n/client/common/en.ts';
import { common } from '#shared/i18n/client/common/ja.ts';
import { publicTexts as publicEn } from '#shared/i18n/client/public/en.ts';
import { publicTexts } from '#shared/i18n/client/public/ja.ts';
import { addTexts } from './locale.tsx';

/** The texts of every screen. */
addTexts({ ja: { common, public: publicTexts }, en: { common: commonEn, public: publicEn } });
