import { addTexts } from '#client/base/locale.tsx';
import { palette as en } from '#shared/texts/client/palette.en.ts';
import { palette as ja } from '#shared/texts/client/palette.ja.ts';

addTexts({ ja: { palette: ja }, en: { palette: en } });
