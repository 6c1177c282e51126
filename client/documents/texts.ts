import { addTexts } from '#client/app/locale.tsx';
import { documents as documentsEn } from '#shared/i18n/client/en/documents.ts';
import { documents } from '#shared/i18n/client/ja/documents.ts';

addTexts({ ja: { documents }, en: { documents: documentsEn } });
