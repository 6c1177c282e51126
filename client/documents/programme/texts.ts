import { addTexts } from '#client/base/locale.tsx';
import { programme as en } from '#shared/texts/client/programme.en.ts';
import { programme as ja } from '#shared/texts/client/programme.ja.ts';

addTexts({ ja: { programme: ja }, en: { programme: en } });
