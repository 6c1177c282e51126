import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';

type ListDownloadProps = {
	/** The download route with the input of the list, without paging. */
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
	const excel = useDownload({ silent: true });
	return (
		<Button size="small" icon="download" busy={excel.busy} onClick={() => void excel.start(file)}>
			{t('console.lists.excel')}
		</Button>
	);
};
