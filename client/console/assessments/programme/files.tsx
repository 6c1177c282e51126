import type { FileRequest } from '#client/api/downloads.ts';
import { useDownload } from '#client/api/use-download.ts';
import { useText } from '#client/base/locale.tsx';
import { ListDownload } from '#client/console/list-download.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Programme } from './use-programme.ts';

type Input = Extract<FileRequest, { path: '/console/programme/pdf' }>['input'];

/** The figures as a workbook, and on paper. */
export const Files = ({ programme: { filters } }: { programme: Programme }) => {
	const { t } = useText();
	const input = filters as Input;
	const pdf = useDownload({ waiting: t('programme.file.preparing') });
	return (
		<>
			<ListDownload file={{ path: '/console/programme/download', input }} />
			<Button
				size="small"
				icon="download"
				busy={pdf.busy}
				onClick={() => void pdf.start({ path: '/console/programme/pdf', input })}
			>
				{t('programme.file.pdf')}
			</Button>
		</>
	);
};
