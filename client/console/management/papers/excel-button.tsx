import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';

type ExcelButtonProps = { path: string; filename: string; children: string; label?: string };

/** Downloads a workbook; a failure stays silent, as specified for downloads. */
export const ExcelButton = ({ path, filename, children, label }: ExcelButtonProps) => {
	const { start, busy } = useDownload({ silent: true });
	const { t } = useText();
	return (
		<Button
			size="small"
			icon="download"
			busy={busy}
			onClick={() => void start({ path, filename: filename || t('management.papers.fileName') })}
			{...(label ? { label } : {})}
		>
			{children}
		</Button>
	);
};
