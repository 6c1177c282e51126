import '#client/documents/programme/texts.ts';
import type { Inputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { countedCertificatesQuery } from '#shared/programme/certificates.ts';
import { BehindBanner, useCountedOf } from './behind-banner.tsx';
import { useCountedFilters } from './from-url.ts';
import { useCountedWords } from './words.ts';

/** Filters that the list of certifications takes from a figure of the programme; they are in its URL. */

type Input = Exclude<Inputs['console']['certifications']['list'], void>;
type CountedCertifications = Pick<Input, keyof typeof countedCertificatesQuery>;

export const useCountedCertifications = () => {
	const { filters, clear } = useCountedFilters(countedCertificatesQuery);
	return { counted: filters as CountedCertifications, clear };
};

type CountedProps = { counted: CountedCertifications; isExpiring: boolean; onClear: () => void };

const Behind = ({ counted, isExpiring, onClear }: CountedProps) => {
	const { t } = useText();
	const words = useCountedWords();
	const of = useCountedOf({});
	const { counted_certificate: which } = counted;
	const months = words.period(counted);
	const isInMonths = which === 'valid' && months !== null;
	const what = words.sentence([
		isInMonths ? t('programme.behind.lastDayIn', { months }) : null,
		isExpiring ? t('programme.stock.soonEnding') : null,
		which && !isInMonths && !isExpiring ? t(`programme.behind.certificates.${which}`, { months: months ?? '' }) : null,
		...words.companies(counted),
	]);
	return (
		<BehindBanner
			what={what}
			asOf={of?.facts_as_of}
			all={{ name: t('programme.behind.allCertifications'), onClick: onClear }}
		/>
	);
};

/** Says that the list has the companies of a figure, and leads back to all. */
export const CountedCertificationsBanner = (props: CountedProps) =>
	Object.keys(props.counted).length === 0 ? null : <Behind {...props} />;
