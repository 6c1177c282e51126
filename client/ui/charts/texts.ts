import { addTexts } from '#client/base/locale.tsx';
import { charts as chartsEn } from '#shared/texts/client/charts.en.ts';
import { charts } from '#shared/texts/client/charts.ja.ts';

addTexts({ ja: { charts }, en: { charts: chartsEn } });
