import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { countsOf } from '#client/console/management/papers/difference/counts.ts';
import { DifferenceList } from '#client/console/management/papers/difference/difference-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { differenceOf } from '#shared/papers/difference.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { useNameOf } from './editing.ts';
import type { OpenIdentity } from './identity.ts';
import type { KeyPath } from './nodes.ts';

const list = css`margin: 0; padding-left: 20px; & > li + li { margin-top: 8px; }`;

type PublishProps = {
	/** The active paper, which is replaced; null where there is none. */
	active: PaperContents | null;
	contents: PaperContents;
	explainLevel: ExplainLevel;
	isPremium: boolean;
	/** The running assessments, which keep the active paper. */
	running: number;
	/** The questions of which nobody said whether they are still the same. */
	open: readonly OpenIdentity[];
	onGoTo: (path: KeyPath) => void;
	onPublish: () => void;
	onClose: () => void;
};

/** Confirms publishing, with what changes by it. */
export const PublishDialog = (props: PublishProps) => {
	const { active, contents, explainLevel, isPremium, running, open, onGoTo, onPublish, onClose } = props;
	const { t } = useText();
	const nameOf = useNameOf();
	const difference = active && differenceOf(active, contents);
	return (
		<Dialog
			title={t('management.editor.publishTitle')}
			width="large"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button kind="primary" onClick={onPublish}>
						{t('management.editor.publish')}
					</Button>
				</>
			}
		>
			<Stack>
				<p>{t('management.editor.publishText')}</p>
				{isPremium && <p>{t('management.editor.running', { count: running })}</p>}
				{isPremium && <p>{t(`management.statements.meaning.${explainLevel}`)}</p>}
				{open.length > 0 && (
					<Banner tone="warning" title={t('management.editor.identity.openTitle', { count: open.length })}>
						<p>{t('management.editor.identity.openText')}</p>
						<ul className={list}>
							{open.map(({ path, number, node }) => (
								<li key={node.key}>
									<Button size="small" kind="text" onClick={() => onGoTo(path)}>
										{number} {nameOf(node)}
									</Button>
								</li>
							))}
						</ul>
					</Banner>
				)}
				{difference && (
					<OwnFolded title={t('management.difference.counts', countsOf(difference))}>
						<DifferenceList difference={difference} />
					</OwnFolded>
				)}
			</Stack>
		</Dialog>
	);
};
