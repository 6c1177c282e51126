import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { Button } from '#client/ui/button.tsx';

type ExcelButtonProps = { file: FileRequest; children: string; label?: string };

/** Downloads a workbook; failures are silent, as specified for downloads. */
export const ExcelButton = ({ file, children, label }: ExcelButtonProps) => {
	const { start, busy } = useDownload({ silent: true });
	return (
		<Button size="small" icon="download" busy={busy} onClick={() => void start(file)} {...(label ? { label } : {})}>
			{children}
		</Button>
	);
};
