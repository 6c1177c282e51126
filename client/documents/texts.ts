import { addTexts } from '#client/app/locale.tsx';
import { documents as documentsEn } from '#shared/i18n/client/documents/en.ts';
import { documents } from '#shared/i18n/client/documents/ja.ts';

addTexts({ ja: { documents }, en: { documents: documentsEn } });
