import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

const list = css`
	display: flex; flex-direction: column; gap: 16px; margin: 16px 0; padding-inline-start: 24px;
	& p { white-space: pre-wrap; overflow-wrap: anywhere; }
	& strong { overflow-wrap: anywhere; }
`;

type PreviewProps = {
	points: readonly { key: string; title: string; reason: string }[];
	busy: boolean;
	onConfirm: () => void;
	onClose: () => void;
};

/** The objection as it will be sent, and what follows. */
export const ObjectionPreview = ({ points, busy, onConfirm, onClose }: PreviewProps) => {
	const { t } = useText();
	return (
		<ConfirmDialog
			title={t('company.objections.previewTitle')}
			action={t('company.objections.send')}
			keep={t('company.objections.backToForm')}
			width="large"
			busy={busy}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<p>{t('company.objections.previewText', { count: points.length })}</p>
			<ol className={list}>
				{points.map(({ key, title, reason }) => (
					<li key={key}>
						<strong>{title}</strong>
						<p>{reason}</p>
					</li>
				))}
			</ol>
			<p>{t('company.objections.previewFiles')}</p>
		</ConfirmDialog>
	);
};
