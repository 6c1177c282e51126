import type { ReactNode } from 'react';
import { addLabels, useText } from '#client/base/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';
import { operatorLabels } from '#shared/operator/labels.ts';
import type { Operator } from './use-operator.ts';

addLabels({ operator: operatorLabels });

export const OperatorFacts = ({ operator }: { operator: Operator }) => {
	const { t } = useText();
	const { name, representative, postal_address, email, phone } = operator;
	const entries: [label: string, value: ReactNode][] = [
		[t('public.operator.runBy'), name],
		[t('labels.operator.representative'), representative],
		[t('labels.operator.postal_address'), postal_address],
		[t('labels.operator.email'), email && <a href={`mailto:${email}`}>{email}</a>],
		[t('labels.operator.phone'), phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
	];
	return <Facts entries={entries.filter(([, value]) => value)} />;
};
