import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { Button } from '#client/ui/button.tsx';

/** Downloads a workbook, which is generated within the request. */
export const ExcelDownload = ({ file, label }: { file: FileRequest; label: string }) => {
	const { start, busy } = useDownload();
	return (
		<Button icon="download" busy={busy} onClick={() => void start(file)}>
			{label}
		</Button>
	);
};
