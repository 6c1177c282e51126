import type { ReactNode } from 'react';
import { addLabels, useText } from '#client/base/locale.tsx';
import { MailLink, PhoneLink } from '#client/operator/links.tsx';
import type { Operator } from '#client/operator/use-operator.ts';
import { Facts } from '#client/ui/layout.tsx';
import { operatorLabels } from '#shared/operator/labels.ts';

addLabels({ operator: operatorLabels });

export const OperatorFacts = ({ operator }: { operator: Operator }) => {
	const { t } = useText();
	const { name, representative, postal_address, email, phone } = operator;
	const entries: [label: string, value: ReactNode][] = [
		[t('public.operator.runBy'), name],
		[t('labels.operator.representative'), representative],
		[t('labels.operator.postal_address'), postal_address],
		[t('labels.operator.email'), email && <MailLink address={email} />],
		[t('labels.operator.phone'), phone && <PhoneLink number={phone} />],
	];
	return <Facts entries={entries.filter(([, value]) => value)} />;
};
