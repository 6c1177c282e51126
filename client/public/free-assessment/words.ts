import { addTexts } from '#client/app/locale.tsx';
import { free as freeEn } from '#shared/i18n/client/free/en.ts';
import { free } from '#shared/i18n/client/free/ja.ts';

addTexts({ ja: { free }, en: { free: freeEn } });
