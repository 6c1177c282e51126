import '#client/assessment/texts.ts';
import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { searchKeys } from '#client/console/shell/shortcut.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KeyTable } from '#client/ui/key-table.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { CHECK_KEYS } from '#shared/checking/keys.ts';

const table = css`
	width: 100%;
	& th, & td { padding: 8px 0; text-align: start; border-bottom: 1px solid ${color.grey200}; }
	& th { width: 140px; }
`;
const below = css`margin-top: 8px;`;
const prose = css`white-space: pre-wrap;`;

/** What only a check of a company's whole sheet has. */
const OF_EVIDENCE: readonly string[] = ['ask', 'openRequest', 'documents', 'cite'];

const RULE = [
	['rate3', 'full'],
	['rate2', 'half'],
	['rate1', 'none'],
] as const;

/** The general rule for ratings of 0, 50 and 100 %. */
const Rule = () => {
	const { t } = useText();
	return (
		<section>
			<h3>{t('console.checking.rule.title')}</h3>
			<table className={table}>
				<tbody>
					{RULE.map(([rate, meaning]) => (
						<tr key={rate}>
							<th scope="row">{t(`console.checking.rates.${rate}`)}</th>
							<td>{t(`console.checking.rule.${meaning}`)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={below}>{t('console.checking.rule.negative')}</p>
			<p>{t('console.checking.rule.sample')}</p>
		</section>
	);
};

type KeyHelpProps = {
	/** The paper's introduction. */
	introduction: string | null;
	/** Whether single-key shortcuts are on. */
	hasKeys: boolean;
	onKeys: (isOn: boolean) => void;
	/** Whether the second rating of a calibration is helped with, which has no documents pane and no requests. */
	isSecond?: boolean;
	onClose: () => void;
};

/** Help for the check: how to rate, the paper's introduction, and the keyboard shortcuts. */
export const KeyHelp = ({ introduction, hasKeys, onKeys, isSecond = false, onClose }: KeyHelpProps) => {
	const { t } = useText();
	return (
		<Dialog
			title={t('console.checking.keys.title')}
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack gap="large">
				<Rule />
				{introduction && (
					<section>
						<h3>{t('guidance.words')}</h3>
						<p className={prose}>{introduction}</p>
					</section>
				)}
				<section>
					<h3>{t('console.checking.keys.heading')}</h3>
					<Checkbox
						label={t('console.checking.keys.single')}
						checked={hasKeys}
						onChange={(event) => onKeys(event.target.checked)}
					/>
					<KeyTable
						keys={[
							...CHECK_KEYS.filter(([, name]) => !isSecond || !OF_EVIDENCE.includes(name)).map(
								([key, name]) =>
									[
										key,
										t(
											isSecond && name === 'finish' ? 'console.calibration.finishKey' : `console.checking.keys.${name}`,
										),
									] as const,
							),
							[searchKeys(), t('console.shell.searchHelp')] as const,
						]}
					/>
					<p className={below}>{t('console.checking.keys.note')}</p>
				</section>
			</Stack>
		</Dialog>
	);
};
