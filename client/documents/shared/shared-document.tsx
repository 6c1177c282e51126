import { Certificate } from '#client/documents/certificate/certificate.tsx';
import { FreeResultSheet } from '#client/documents/free-result/free-result.tsx';
import { Report } from '#client/documents/report/report.tsx';
import type { LinkedDocument as Document } from '#shared/shares/documents.ts';
import { SharedContents } from './contents.tsx';
import { Summary } from './summary.tsx';
import '#client/documents/texts.ts';

/** What the page of a link shows: the screens' own documents. */
export const SharedDocument = ({ document }: { document: Document }) => {
	switch (document.kind) {
		case 'report':
			return (
				<>
					<SharedContents report={document.content} />
					<Report report={document.content} />
				</>
			);
		case 'summary':
			return <Summary summary={document.content} />;
		case 'certificate':
			return <Certificate certificate={document.content} />;
		case 'free-result':
			return <FreeResultSheet result={document.content} />;
	}
};
