import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import type { EvidenceDocument } from '#shared/files/documents.ts';
import { LinkDialog, ShownLinks } from './link-dialog.tsx';

/** How many questions a document supports, with a button to choose or to see them. */
export const DocumentLinks = ({ file, isOpen }: { file: EvidenceDocument; isOpen: boolean }) => {
	const { t } = useText();
	const [isShown, setShown] = useState(false);
	const count = file.answer_content_ids.length;
	const close = (): void => setShown(false);
	if (!isOpen && count === 0) return <span>{t('company.links.supportsNone')}</span>;
	return (
		<>
			<Button
				size="small"
				label={t(
					isOpen
						? count === 0
							? 'company.links.chooseFirst'
							: 'company.links.chooseNamed'
						: 'company.links.showNamed',
					{
						name: file.file_name,
						count,
					},
				)}
				onClick={() => setShown(true)}
			>
				{count === 0 ? t('company.links.chooseQuestions') : t('company.links.supports', { count })}
			</Button>
			{isShown && (isOpen ? <LinkDialog file={file} onClose={close} /> : <ShownLinks file={file} onClose={close} />)}
		</>
	);
};
