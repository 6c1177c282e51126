import { addTexts } from '#client/app/locale.tsx';
import { free as freeEn } from '#shared/i18n/client/en/free.ts';
import { free } from '#shared/i18n/client/ja/free.ts';

addTexts({ ja: { free }, en: { free: freeEn } });
