import { useDownload } from '../../../api/use-download.ts';
import { useText } from '../../../app/locale.tsx';
import { Button } from '../../../ui/button.tsx';

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
