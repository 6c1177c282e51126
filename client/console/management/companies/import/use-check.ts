import { useState } from 'react';
import { reactToWrite } from '#client/api/reactions.ts';
import { upload } from '#client/api/uploads.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import type { ImportCheck } from '#shared/company-import/schemas.ts';

const MAX_BYTES = 5 * 1024 ** 2;

/** The chosen file and what the server says of it. */
export const useCheck = () => {
	const { t } = useText();
	const [file, setFile] = useState<File | null>(null);
	const [wrong, setWrong] = useState<string | undefined>();
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const [check, setCheck] = useState<ImportCheck | null>(null);
	const choose = (chosen: File | null): void => {
		setFile(chosen);
		setCheck(null);
		setFailure(null);
		setWrong(chosen && chosen.size > MAX_BYTES ? t('management.companyImport.file.tooLarge') : undefined);
	};
	const { run, busy } = useSingle(async () => {
		if (!file) return setWrong(t('management.companyImport.file.missing'));
		if (file.size > MAX_BYTES) return;
		setFailure(null);
		setCheck(null);
		try {
			const { data } = await upload('/console/companies/import/check', { workbook: file });
			setCheck(data);
		} catch (error) {
			const failed = failureOf(error);
			setFailure(failed);
			reactToWrite(failed, true);
		}
	});
	/** After an import that the server has refused, what was checked no longer holds. */
	const refuse = (failed: ApiFailure): void => {
		setCheck(null);
		setFailure(failed);
	};
	return { file, choose, wrong, run, busy, failure, refuse, check };
};
