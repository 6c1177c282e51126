import { addLabels, addTexts } from '#client/base/locale.tsx';
import { objectionLabels } from '#shared/objections/labels.ts';
import { objections as objectionsEn } from '#shared/texts/client/objections.en.ts';
import { objections } from '#shared/texts/client/objections.ja.ts';

addTexts({ ja: { objections }, en: { objections: objectionsEn } });
addLabels({ objections: objectionLabels });
