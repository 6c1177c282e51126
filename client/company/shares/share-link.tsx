import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { type Subject, subjectValue } from './subjects.ts';

/** From a document to the dialog of a new link to it; for admins. */
export const ShareLink = ({ subject }: { subject: Subject }) => {
	const { t } = useText();
	if (!isCompanyAdmin(useCompanyUser())) return null;
	return <ButtonLink to={companyPaths.shareOf(subjectValue(subject))}>{t('company.shell.share')}</ButtonLink>;
};
