import { Certificate } from '#client/documents/certificate/certificate.tsx';
import { Report } from '#client/documents/report/report.tsx';
import type { SharedDocument as Document } from '#shared/shares/documents.ts';
import { Summary } from './summary.tsx';
import '#client/documents/texts.ts';

/** What the page of a link shows: the screens' own documents. */
export const SharedDocument = ({ document }: { document: Document }) => {
	switch (document.kind) {
		case 'report':
			return <Report report={document.content} />;
		case 'summary':
			return <Summary summary={document.content} />;
		case 'certificate':
			return <Certificate certificate={document.content} />;
	}
};
