import type { ImportColumn, SheetKind } from '#shared/company-import/columns.ts';
import type { ServerText } from '#shared/texts/server.ts';

/** Names of sheets and headings of columns, in the language of the download. */
export const sheetKey = (kind: SheetKind): ServerText => `companyImport.sheets.${kind}`;
export const headingKey = (column: ImportColumn): ServerText => `labels.companies.${column}`;
