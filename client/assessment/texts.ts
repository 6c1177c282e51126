import { addLabels, addTexts } from '#client/app/locale.tsx';
import { guidance as guidanceEn } from '#shared/i18n/client/guidance/en.ts';
import { guidance } from '#shared/i18n/client/guidance/ja.ts';
import { paperLabels } from '#shared/papers/labels.ts';

addTexts({ ja: { guidance }, en: { guidance: guidanceEn } });
addLabels({ papers: paperLabels });
