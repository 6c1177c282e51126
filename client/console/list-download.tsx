import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';

type ListDownloadProps = {
	/** The workbook with what the list on the screen was asked for; it holds all of its pages. */
	file: FileRequest;
};

/** What a list asks for, without its page. */
export const withoutPages = <Input extends { page: number; per_page: number }>({
	page: _,
	per_page: __,
	...filters
}: Input): Omit<Input, 'page' | 'per_page'> => filters;

/** The whole list as an Excel workbook, searched, filtered and ordered as it is on the screen. */
export const ListDownload = ({ file }: ListDownloadProps) => {
	const { t } = useText();
	const excel = useDownload({ silent: true });
	return (
		<Button size="small" icon="download" busy={excel.busy} onClick={() => void excel.start(file)}>
			{t('console.lists.excel')}
		</Button>
	);
};
