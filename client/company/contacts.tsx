import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { MailLink, PhoneLink } from '#client/operator/links.tsx';
import { useKnownOperator } from '#client/operator/use-operator.ts';
import { color } from '#client/ui/tokens.ts';

const facts = css`
	display: flex; flex-direction: column; gap: 4px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.6; color: ${color.grey700};
	& a { display: inline-flex; align-items: center; min-height: 24px; margin-inline-start: 16px; overflow-wrap: anywhere; }
`;

/** Small facts, one a line. */
export const FactLines = ({ children }: { children: ReactNode }) => <ul className={facts}>{children}</ul>;

type AssessorsProps = { names: readonly string[] };

export const AssessorsLine = ({ names }: AssessorsProps) => {
	const { t, locale } = useText();
	return <li>{t('company.contacts.assessors', { names: new Intl.ListFormat(locale).format(names) })}</li>;
};

/** Whom a company can ask, as lines: its assessors, and the operator if the installation names one. */
export const ContactLines = ({ names }: AssessorsProps) => {
	const { t } = useText();
	const operator = useKnownOperator();
	return (
		<>
			{names.length > 0 && <AssessorsLine names={names} />}
			{operator && (
				<li>
					{t('company.contacts.operator', { name: operator.name })}
					{operator.email && <MailLink address={operator.email} />}
					{operator.phone && <PhoneLink number={operator.phone} />}
				</li>
			)}
			{names.length === 0 && operator === null && <li>{t('company.contacts.nobody')}</li>}
		</>
	);
};
