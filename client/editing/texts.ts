import { addTexts } from '#client/app/locale.tsx';
import { editing as editingEn } from '#shared/i18n/client/editing/en.ts';
import { editing } from '#shared/i18n/client/editing/ja.ts';

addTexts({ ja: { editing }, en: { editing: editingEn } });
