import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';

type ListDownloadProps = {
	/** Of the list below /api, such as '/console/companies'. */
	path: string;
	/** What the file is called where the server gives it no name. */
	name: string;
	/** What the list on the screen was asked for: the workbook holds all of its pages. */
	input: Readonly<Record<string, string | number | boolean>>;
};

/** The whole list as an Excel workbook, searched, filtered and ordered as it is on the screen. */
export const ListDownload = ({ path, name, input }: ListDownloadProps) => {
	const { t } = useText();
	const excel = useDownload({ silent: true });
	const { page: _, per_page: __, ...asked } = input;
	const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
	return (
		<Button
			size="small"
			icon="download"
			busy={excel.busy}
			onClick={() => void excel.start({ path: `${path}/download?${query}`, filename: `${name}.xlsx` })}
		>
			{t('console.lists.excel')}
		</Button>
	);
};
