import { css } from 'goober';
import { useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { LocalAddress } from './local-address.tsx';
import { loadPrintedFonts } from './print/fonts.ts';
import { inPages, SLIPS_A_PAGE } from './print/layout.ts';
import { Paper } from './print/paper.tsx';
import { Poster } from './print/poster.tsx';
import { Slips } from './print/slips.tsx';

const list = css`padding-inline-start: 24px; display: flex; flex-direction: column; gap: 4px;`;

type Opened = Outputs['console']['voice']['open']['data'];
type Printed = 'slips' | 'poster';

/** Instructions for handing out the slips. */
const Handing = () => {
	const { t } = useText();
	return (
		<Stack gap="small">
			<h2>{t('console.voice.handing')}</h2>
			<ol className={list}>
				<li>{t('console.voice.handingSteps.cut')}</li>
				<li>{t('console.voice.handingSteps.mix')}</li>
				<li>{t('console.voice.handingSteps.draw')}</li>
				<li>{t('console.voice.handingSteps.left')}</li>
			</ol>
		</Stack>
	);
};

const usePrinting = (opened: Opened) => {
	const { t } = useText();
	const noting = api.console.voice.printed.useMutation({ meta: { silent: true } });
	const [printing, setPrinting] = useState<Printed | null>(null);
	const [hasSlips, setHasSlips] = useState(false);
	const finish = (): void => {
		setPrinting(null);
		if (printing !== 'slips') return;
		setHasSlips(true);
		noting.mutate({ id: opened.id });
	};
	const fail = (): void => {
		setPrinting(null);
		notify.error(t('console.voice.printFailed'));
	};
	return { printing, print: setPrinting, finish, fail, hasSlips };
};

type OpenedCodesProps = { opened: Opened; onClose: () => void };

/** The codes of a new round. They are shown only once, so this is the time to print them. */
export const OpenedCodes = ({ opened, onClose }: OpenedCodesProps) => {
	const { t, locale } = useText();
	const { printing, print, finish, fail, hasSlips } = usePrinting(opened);
	const [isClosing, setClosing] = useState(false);
	useUnsavedChanges(1, { reason: 'codes' });
	const origin = opened.origin ?? location.origin;
	return (
		<Panel label={t('console.voice.codesTitle')}>
			<Stack gap="large">
				<Banner tone="warning" title={t('console.voice.codesTitle')} alert>
					<p>{t('console.voice.codesText', { count: opened.codes.length })}</p>
				</Banner>
				<LocalAddress origin={origin} />
				<Facts entries={[[t('console.voice.facts.answersUntil'), formatDate(opened.closes_on, locale)]]} />
				<Row>
					<Button kind="primary" busy={printing === 'slips'} onClick={() => print('slips')}>
						{t('console.voice.printSlips', { count: inPages(opened.codes, SLIPS_A_PAGE).length })}
					</Button>
					<Button busy={printing === 'poster'} onClick={() => print('poster')}>
						{t('console.voice.printPoster')}
					</Button>
				</Row>
				<Handing />
				<div>
					<Button onClick={() => setClosing(true)}>{t('console.voice.done')}</Button>
				</div>
			</Stack>
			{printing && (
				<Paper ready={() => loadPrintedFonts(opened.languages)} onPrinted={finish} onFailed={fail}>
					{printing === 'slips' ? (
						<Slips codes={opened.codes} origin={origin} languages={opened.languages} asker={opened.asker} />
					) : (
						<Poster languages={opened.languages} closesOn={opened.closes_on} asker={opened.asker} />
					)}
				</Paper>
			)}
			{isClosing && (
				<ConfirmDialog
					title={t('console.voice.doneTitle')}
					action={t('console.voice.done')}
					keep={t('console.voice.keepCodes')}
					danger={!hasSlips}
					onConfirm={onClose}
					onClose={() => setClosing(false)}
				>
					<Stack>
						{!hasSlips && <p>{t('console.voice.notPrinted')}</p>}
						<p>{t('console.voice.doneText')}</p>
					</Stack>
				</ConfirmDialog>
			)}
		</Panel>
	);
};
