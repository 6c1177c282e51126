import { addTexts } from '#client/base/locale.tsx';
import { editing as editingEn } from '#shared/texts/client/editing.en.ts';
import { editing } from '#shared/texts/client/editing.ja.ts';

addTexts({ ja: { editing }, en: { editing: editingEn } });
