import { documents as documentsEn } from '../../shared/i18n/client/en/documents.ts';
import { documents } from '../../shared/i18n/client/ja/documents.ts';
import { addTexts } from '../app/locale.tsx';

addTexts({ ja: { documents }, en: { documents: documentsEn } });
