import { addLabels, addTexts } from '#client/app/locale.tsx';
import { evidenceLabels } from '#shared/evidence/labels.ts';
import { evidence as evidenceEn } from '#shared/i18n/client/evidence/en.ts';
import { evidence } from '#shared/i18n/client/evidence/ja.ts';

addTexts({ ja: { evidence }, en: { evidence: evidenceEn } });
addLabels({ evidence: evidenceLabels });
