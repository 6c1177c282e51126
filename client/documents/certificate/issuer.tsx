import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PrintedCertificate } from '#shared/certificates/schemas.ts';
import '#client/documents/texts.ts';
import { mm } from './frame.tsx';
import { Seal } from './seal.tsx';

const block = css`
	display: flex; align-items: center; justify-content: space-between; gap: ${mm(6)}; line-height: 1.5;
	& > div { min-width: 0; }
	& .date { display: flex; flex-wrap: wrap; gap: 0 ${mm(4)}; font-variant-numeric: tabular-nums; }
	& .label { color: ${color.grey600}; }
	& .organization { font-size: ${mm(5.4)}; line-height: 1.4; margin-top: ${mm(2)}; word-break: auto-phrase; overflow-wrap: anywhere; }
	& .long.long { font-size: ${mm(4.4)}; }
	& .longest.longest { font-size: ${mm(3.4)}; }
	& .signatory { font-size: ${mm(4.8)}; margin-top: ${mm(1)}; word-break: auto-phrase; overflow-wrap: anywhere; }
`;

/** Characters from which a line is smaller, so that the issuer needs no more than a few. */
const [LONG, LONGEST] = [26, 50] as const;

const lengthClass = ({ length }: string): string => (length > LONGEST ? ' longest' : length > LONG ? ' long' : '');

type IssuerBlockProps = {
	certificate: Pick<PrintedCertificate, 'issued_at' | 'seal'> & { issuer: NonNullable<PrintedCertificate['issuer']> };
};

/** Day, organization and signatory, with the seal on the right. */
export const IssuerBlock = ({ certificate: { issuer, issued_at: issuedAt, seal } }: IssuerBlockProps) => {
	const { t, locale } = useText();
	const { organization } = issuer;
	const signatory = issuer.signatory && t('documents.certificate.signatory', issuer.signatory);
	return (
		<div className={`issued ${block}`}>
			<div>
				<p className="date">
					<span className="label">{t('labels.certificates.issue_date')}</span>
					<span>{formatDate(issuedAt, locale)}</span>
				</p>
				<p className={`serif organization${lengthClass(organization)}`}>{organization}</p>
				{signatory && <p className={`serif signatory${lengthClass(signatory)}`}>{signatory}</p>}
			</div>
			<Seal organization={organization} seal={seal} />
		</div>
	);
};
