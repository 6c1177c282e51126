import { addLabels, addTexts } from '#client/base/locale.tsx';
import { shareLabels } from '#shared/shares/labels.ts';
import { shares as en } from '#shared/texts/client/shares.en.ts';
import { shares as ja } from '#shared/texts/client/shares.ja.ts';

addTexts({ ja: { shares: ja }, en: { shares: en } });
addLabels({ shares: shareLabels });
