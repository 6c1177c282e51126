import { css } from 'goober';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '#client/accounts/use-copy.ts';
import { saveAs } from '#client/api/downloads.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';

const list = css`
	display: grid; grid-template-columns: repeat(auto-fill, minmax(min(290px, 100%), 1fr)); gap: 4px 16px; margin: 0; padding: 16px; list-style: none;
	border-radius: 8px; background: ${color.grey50}; color: ${color.grey900}; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 15px; user-select: all;
`;
/** The sheet for printing: hidden on the screen, and the only thing on paper. */
const sheet = css`
	display: none; white-space: pre-wrap; font-family: ui-monospace, Menlo, Consolas, monospace;
	@media print { && { display: block; } body:has(> &) > *:not(&) { display: none !important; } }
`;

const FILE_NAME = 'kyosei-recovery-codes.txt';

type RecoveryCodesProps = {
	codes: readonly string[];
	email: string;
	isSaved: boolean;
	onSaved: (isSaved: boolean) => void;
};

/** Recovery codes, shown only once: to copy, download or print. */
export const RecoveryCodes = ({ codes, email, isSaved, onSaved }: RecoveryCodesProps) => {
	const { t, locale } = useText();
	const shown = useRef<HTMLUListElement>(null);
	const { outcome, copy } = useCopy(shown);
	const text = [
		t('accounts.secondFactor.codesOf', { email }),
		location.origin,
		t('accounts.secondFactor.codesMade', { time: formatDateTime(new Date().toISOString(), locale) }),
		'',
		...codes,
		'',
		t('accounts.secondFactor.codesNote'),
	].join('\r\n');
	return (
		<Stack>
			<p>{t('accounts.secondFactor.codesLead')}</p>
			<ul ref={shown} className={list} aria-label={t('accounts.secondFactor.codes')}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<Row>
				<Button size="small" onClick={() => void copy(codes.join('\n'))}>
					{t('accounts.secondFactor.copyCodes')}
				</Button>
				<Button
					size="small"
					icon="download"
					onClick={() => saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), FILE_NAME)}
				>
					{t('accounts.secondFactor.downloadCodes')}
				</Button>
				<Button size="small" onClick={() => window.print()}>
					{t('accounts.secondFactor.printCodes')}
				</Button>
			</Row>
			<p role="status">{outcome && t(`accounts.${outcome}`)}</p>
			<Checkbox
				label={t('accounts.secondFactor.codesSaved')}
				checked={isSaved}
				onChange={({ target }) => onSaved(target.checked)}
			/>
			{createPortal(<pre className={sheet}>{text}</pre>, document.body)}
		</Stack>
	);
};
