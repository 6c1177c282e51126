import { addTexts } from '#client/base/locale.tsx';
import { forms as formsEn } from '#shared/texts/client/forms.en.ts';
import { forms } from '#shared/texts/client/forms.ja.ts';

addTexts({ ja: { forms }, en: { forms: formsEn } });
