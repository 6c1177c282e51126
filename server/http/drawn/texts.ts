import { createTranslator } from '#shared/i18n/translate.ts';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { documents as documentsEn } from '#shared/texts/client/documents.en.ts';
import { documents } from '#shared/texts/client/documents.ja.ts';
import { head as headEn } from '#shared/texts/client/head.en.ts';
import { head } from '#shared/texts/client/head.ja.ts';
import { publicTexts as publicEn } from '#shared/texts/client/public.en.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';

/** Client texts also used by these pages: header, footer and documents. */
export const { t: clientText } = createTranslator(
	{ common, documents, head, public: publicTexts },
	{ common: commonEn, documents: documentsEn, head: headEn, public: publicEn },
);
