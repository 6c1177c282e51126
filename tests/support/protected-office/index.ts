import { readFileSync } from 'node:fs';
import path from 'node:path';

type ProtectedFile =
	| 'encrypted.doc'
	| 'encrypted.xls'
	| 'opened-by-excel.xls'
	| 'plain.doc'
	| 'protected.xls'
	| 'protected.xlsx';

export const protectedOffice = (name: ProtectedFile): Buffer => readFileSync(path.join(import.meta.dirname, name));
