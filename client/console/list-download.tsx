import type { FileRequest } from '#client/api/downloads.ts';
import { useText } from '#client/base/locale.tsx';
import { useExports } from '#client/console/exports/exports.tsx';
import { Button } from '#client/ui/button.tsx';

type ListDownloadProps = {
	file: FileRequest;
};

/** The input of a list without paging. */
export const withoutPages = <Input extends { page: number; per_page: number }>({
	page: _,
	per_page: __,
	...filters
}: Input): Omit<Input, 'page' | 'per_page'> => filters;

/** Downloads all pages of the list as an Excel workbook, with its search, filters and order. */
export const ListDownload = ({ file }: ListDownloadProps) => {
	const { t } = useText();
	const { start, isRunning } = useExports();
	return (
		<Button size="small" icon="download" busy={isRunning} label={t('console.lists.excel')} onClick={() => start(file)}>
			{t('console.lists.excelShort')}
		</Button>
	);
};
