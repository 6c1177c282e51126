import { common as commonEn } from '#shared/i18n/client/common/en.ts';
import { common } from '#shared/i18n/client/common/ja.ts';
import { documents as documentsEn } from '#shared/i18n/client/documents/en.ts';
import { documents } from '#shared/i18n/client/documents/ja.ts';
import { head as headEn } from '#shared/i18n/client/head/en.ts';
import { head } from '#shared/i18n/client/head/ja.ts';
import { publicTexts as publicEn } from '#shared/i18n/client/public/en.ts';
import { publicTexts } from '#shared/i18n/client/public/ja.ts';
import { createTranslator } from '#shared/i18n/translate.ts';

/** The texts that the drawn pages have in common with those of the client: its header and footer, and the documents. */
export const { t: clientText } = createTranslator(
	{ common, documents, head, public: publicTexts },
	{ common: commonEn, documents: documentsEn, head: headEn, public: publicEn },
);
