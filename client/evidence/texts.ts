import { addLabels, addTexts } from '#client/base/locale.tsx';
import { evidenceLabels } from '#shared/evidence/labels.ts';
import { evidence as evidenceEn } from '#shared/texts/client/evidence.en.ts';
import { evidence } from '#shared/texts/client/evidence.ja.ts';

addTexts({ ja: { evidence }, en: { evidence: evidenceEn } });
addLabels({ evidence: evidenceLabels });
