import { api } from '#client/api/client.ts';
import type { ViewedFile } from '#client/viewer/file.ts';
import { LoadFailure } from '#client/viewer/load-failure.tsx';
import type { OnPlace } from '#client/viewer/place.ts';
import { Reading } from '#client/viewer/reading.tsx';
import { Trouble } from '#client/viewer/trouble.tsx';
import { DocumentView } from './document-view.tsx';
import { WorkbookView } from './workbook-view.tsx';

/** Contents of a Word or Excel file as extracted by the server. */
export const OfficeView = ({ file, onPlace }: { file: ViewedFile; onPlace: OnPlace }) => {
	const query = api.files.preview.useQuery(
		{ filePath: file.file_path },
		{ meta: { handlesFailure: true }, staleTime: Number.POSITIVE_INFINITY },
	);
	const preview = query.data?.data;
	if (query.error && !query.isFetching) {
		return <LoadFailure error={query.error} onAgain={() => void query.refetch()} />;
	}
	if (!preview) return <Reading />;
	if (preview.kind === 'refused') return <Trouble file={file} reason={preview.reason} />;
	if (preview.kind === 'workbook') return <WorkbookView file={file} preview={preview} onPlace={onPlace} />;
	return <DocumentView file={file} preview={preview} onPlace={onPlace} />;
};
