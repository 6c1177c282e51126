import { open } from 'node:fs/promises';
import { CompoundFileError, type CompoundRoot, openCompoundFile } from './compound-file.ts';
import { isOfDefaultPassword } from './excel-default-password.ts';

/** Whether Office files open without a password. */

export type OldOffice = 'doc' | 'xls' | 'ppt';

/** `fEncrypted` of the file information block of Word (MS-DOC 2.5.2). */
const isEncryptedWord = async ({ readStart }: CompoundRoot): Promise<boolean> => {
	const head = await readStart('WordDocument', 12);
	return head.length === 12 && (head.readUInt16LE(10) & 0x0100) !== 0;
};

const FILE_PASS = 0x002f;
/** The record stands before the first sheet; only few and short ones can stand before it (MS-XLS 2.1.7.20.3). */
const EXCEL_HEAD_BYTES = 1_024;

/** A record FilePass among the first ones of Excel (MS-XLS 2.4.117). */
const isEncryptedExcel = async ({ names, readStart }: CompoundRoot): Promise<boolean> => {
	const head = await readStart(names.has('Workbook') ? 'Workbook' : 'Book', EXCEL_HEAD_BYTES);
	for (let at = 0; at + 4 <= head.length; at += 4 + head.readUInt16LE(at + 2)) {
		if (head.readUInt16LE(at) !== FILE_PASS) continue;
		return !isOfDefaultPassword(head.subarray(at + 4, at + 4 + head.readUInt16LE(at + 2)));
	}
	return false;
};

/** Of the atom of the current user in PowerPoint (MS-PPT 2.3.2). */
const ENCRYPTED_TOKEN = 0xf3d1c4df;

const isEncryptedPowerPoint = async ({ names, readStart }: CompoundRoot): Promise<boolean> => {
	if (!names.has('Current User')) return false;
	const head = await readStart('Current User', 16);
	return head.length === 16 && head.readUInt32LE(12) === ENCRYPTED_TOKEN;
};

const CHECKS = { doc: isEncryptedWord, xls: isEncryptedExcel, ppt: isEncryptedPowerPoint };

/** True also where this cannot be told: type and container are checked elsewhere. */
export const opensWithoutPassword = async (root: CompoundRoot, extension: OldOffice): Promise<boolean> => {
	try {
		return !(await CHECKS[extension](root));
	} catch {
		return true;
	}
};

/** Whether a file is an Office package that is encrypted as a whole, whatever kind it is. */
export const isEncryptedPackage = async (file: string): Promise<boolean> => {
	const handle = await open(file, 'r');
	try {
		return (await openCompoundFile(handle)).names.has('EncryptedPackage');
	} catch (error) {
		if (error instanceof CompoundFileError) return false;
		throw error;
	} finally {
		await handle.close();
	}
};
