import { addTexts } from '#client/base/locale.tsx';
import { comingPapers as comingPapersEn } from '#shared/texts/client/coming-papers.en.ts';
import { comingPapers } from '#shared/texts/client/coming-papers.ja.ts';

addTexts({ ja: { comingPapers }, en: { comingPapers: comingPapersEn } });
