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
import type { ShownMainCategory } from '#shared/papers/schemas.ts';
import { useEditing, useNameOf } from './editing.ts';
import { openIdentities } from './identity.ts';
import { contentsOf, type KeyPath } from './nodes.ts';
import type { Paper } from './state.ts';

const list = css`margin: 0; padding-left: 20px; & > li + li { margin-top: 8px; }`;

/** The active paper, which will be replaced. */
export type Published = {
	/** Null if no paper is published. */
	categories: readonly ShownMainCategory[] | null;
	/** Running assessments, which keep the old paper. */
	running: number;
};

type PublishProps = { paper: Paper; published: Published; onPublish: () => void; onClose: () => void };

/** Confirms publishing, showing what will change. */
export const PublishDialog = ({ paper, published, onPublish, onClose }: PublishProps) => {
	const { t } = useText();
	const { isPremium, formerTexts, edit } = useEditing();
	const nameOf = useNameOf();
	const { categories, running } = published;
	const difference = categories && differenceOf([...categories], contentsOf(paper.nodes, isPremium));
	/** Reworded questions without a decision whether they are the same. */
	const open = openIdentities(paper.nodes, formerTexts);
	const { explainLevel } = paper.statements;
	const publish = (): void => {
		onClose();
		onPublish();
	};
	const goTo = (path: KeyPath): void => {
		onClose();
		edit(path, 'content');
	};
	return (
		<Dialog
			title={t('management.editor.publishTitle')}
			width="large"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button kind="primary" onClick={publish}>
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
									<Button size="small" kind="text" onClick={() => goTo(path)}>
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
