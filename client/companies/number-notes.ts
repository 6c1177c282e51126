import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import { corporateNumberDoubt, isPhoneDoubtful } from '#shared/companies/corporate-number.ts';

type Name = 'corporate_number' | 'phone_number';
type Flags = Partial<Record<Name, boolean | undefined>>;

/** Below numbers that look wrong: why, and that they can be saved. Nothing while a number is being typed. */
export const useNumberNotes = (
	typedAs: (name: Name) => string,
	{ touchedFields, dirtyFields }: { touchedFields: Flags; dirtyFields: Flags },
): Readonly<Record<Name, string | undefined>> => {
	const { t } = useText();
	const settled = (name: Name): string => {
		const value = typedAs(name).trim();
		return touchedFields[name] || !dirtyFields[name] ? value : '';
	};
	const corporate = settled('corporate_number');
	const phone = settled('phone_number');
	const doubt = corporate === '' ? null : corporateNumberDoubt(corporate);
	return {
		corporate_number: doubt ? t(`companies.doubtful.${doubt}`) : undefined,
		phone_number: phone !== '' && isPhoneDoubtful(phone) ? t('companies.doubtful.phone') : undefined,
	};
};
