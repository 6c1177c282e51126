import { css } from 'goober';
import { useRef, useState } from 'react';
import { copied } from '#client/base/clipboard.ts';
import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import type { Certificate } from '#shared/certificates/schemas.ts';
import { pages, withText } from '#shared/pages/public.ts';
import '#client/documents/texts.ts';

const hidden = css`@media print { display: none; }`;
const whole = css`overflow-wrap: anywhere; font-variant-numeric: tabular-nums; user-select: all;`;

type VerificationPanelProps = { certificate: Pick<Certificate, 'code' | 'verify_url'> };

/** Code of a certificate and its public verification page, for the screens of both areas. Empty without a code. */
export const VerificationPanel = ({ certificate: { code, verify_url: verifyUrl } }: VerificationPanelProps) => {
	const { t } = useText();
	const shown = useRef<HTMLElement>(null);
	const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
	if (!code) return null;
	const path = withText(pages.verification, code);
	const address = verifyUrl ?? location.origin + path;
	const copy = async (): Promise<void> => {
		const isCopied = await copied(address);
		setOutcome(isCopied ? 'copied' : 'notCopied');
		if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
	};
	return (
		<div className={hidden}>
			<Panel label={t('documents.certificate.verification')}>
				<Stack>
					<p>{t('documents.certificate.verificationText')}</p>
					<Facts
						entries={[
							[
								t('labels.certificates.code'),
								<span key="code" className={whole}>
									{code}
								</span>,
							],
							[
								t('labels.certificates.verify_url'),
								<span key="address" ref={shown} className={whole}>
									{address}
								</span>,
							],
						]}
					/>
					<Row>
						<ButtonLink to={path} newTab>
							{t('documents.certificate.openPage')}
						</ButtonLink>
						<Button onClick={() => void copy()}>{t('documents.certificate.copy')}</Button>
						<p role="status">{outcome && t(`documents.certificate.${outcome}`)}</p>
					</Row>
				</Stack>
			</Panel>
		</div>
	);
};
