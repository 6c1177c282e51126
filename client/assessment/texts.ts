import { addLabels, addTexts } from '#client/base/locale.tsx';
import { paperLabels } from '#shared/papers/labels.ts';
import { guidance as guidanceEn } from '#shared/texts/client/guidance.en.ts';
import { guidance } from '#shared/texts/client/guidance.ja.ts';

addTexts({ ja: { guidance }, en: { guidance: guidanceEn } });
addLabels({ papers: paperLabels });
