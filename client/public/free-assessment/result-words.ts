import { addTexts } from '#client/base/locale.tsx';
import { freeResult as freeResultEn } from '#shared/texts/client/free-result.en.ts';
import { freeResult } from '#shared/texts/client/free-result.ja.ts';

addTexts({ ja: { freeResult }, en: { freeResult: freeResultEn } });
