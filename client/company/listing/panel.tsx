import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { levelText } from '#client/documents/certificate/level-text.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { DirectoryEntry, Listing } from '#shared/certificates/directory.ts';
import { pages } from '#shared/pages/public.ts';
import { useListing, useSetListing } from './use-listing.ts';

/** The fields that the directory publishes. */
const Entry = ({ entry }: { entry: DirectoryEntry }) => {
	const { t, locale } = useText();
	return (
		<Facts
			entries={[
				[t('labels.companies.company_name'), entry.company_name],
				[t('labels.certificates.industry'), entry.industry?.name ?? MISSING],
				[t('labels.certificates.prefecture'), entry.prefecture?.name ?? MISSING],
				[t('company.certificate.certifiedAs'), levelText(entry.stars, t)],
				[t('labels.certificates.expires_at'), formatDate(entry.valid_until, locale)],
			]}
		/>
	);
};

type ListingProps = { listing: Listing };

/**
 * Lists or unlists the company without confirmation, since both can be undone. After a new certificate it asks again.
 */
const Switch = ({ listing: { is_listed: isListed, asks_listing: asks } }: ListingProps) => {
	const { t } = useText();
	const set = useSetListing();
	const wanted = set.isPending ? set.variables.listed : null;
	return (
		<Row>
			<Button
				kind={asks ? 'primary' : 'secondary'}
				busy={wanted === !isListed}
				onClick={() => set.mutate({ listed: !isListed })}
			>
				{isListed ? t('company.listing.leave') : t('company.listing.join')}
			</Button>
			{asks && (
				<Button busy={wanted === false} onClick={() => set.mutate({ listed: false })}>
					{t('company.listing.decline')}
				</Button>
			)}
		</Row>
	);
};

const Choice = ({ listing }: ListingProps) => {
	const { t } = useText();
	const isAdmin = isCompanyAdmin(useCompanyUser());
	if (listing.state !== 'valid') return <p>{t('company.listing.expired')}</p>;
	if (listing.entry.stars === 0) return <p>{t('company.listing.noStar')}</p>;
	return isAdmin ? <Switch listing={listing} /> : <p>{t('company.listing.byAdmins')}</p>;
};

const isShown = ({ is_listed, state }: Listing): boolean => is_listed && state === 'valid';
const isAsked = ({ asks_listing, state }: Listing): boolean => asks_listing && state === 'valid';

/**
 * The company's entry in the directory: shows which data is published and which is not, before an admin decides.
 * Members only see it.
 */
export const ListingPanel = () => {
	const { t } = useText();
	const query = useListing();
	return (
		<Panel label={t('company.listing.title')}>
			<Stack>
				<h2>{t('company.listing.title')}</h2>
				<p>{t('company.listing.text')}</p>
				<Loaded query={query} heights={[24, 120, 44]}>
					{(listing) => (
						<>
							<p role="status">
								<strong>{isShown(listing) ? t('company.listing.on') : t('company.listing.off')}</strong>
								{isAsked(listing) && <> {t('company.listing.asks')}</>}
							</p>
							<h3>{t('company.listing.shown')}</h3>
							<Entry entry={listing.entry} />
							<p>{t('company.listing.notShown')}</p>
							<p>{t('company.listing.ends')}</p>
							<Choice listing={listing} />
						</>
					)}
				</Loaded>
				<div>
					<ButtonLink kind="text" to={pages.certified} newTab>
						{t('company.listing.toDirectory')}
					</ButtonLink>
				</div>
			</Stack>
		</Panel>
	);
};
