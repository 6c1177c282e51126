import { addTexts } from '#client/base/locale.tsx';
import { tables as tablesEn } from '#shared/texts/client/tables.en.ts';
import { tables } from '#shared/texts/client/tables.ja.ts';

addTexts({ ja: { tables }, en: { tables: tablesEn } });
