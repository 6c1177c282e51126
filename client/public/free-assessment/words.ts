import './result-words.ts';
import { addTexts } from '#client/base/locale.tsx';
import { free as freeEn } from '#shared/texts/client/free.en.ts';
import { free } from '#shared/texts/client/free.ja.ts';

addTexts({ ja: { free }, en: { free: freeEn } });
