import { api } from '#client/api/client.ts';

/** Whether the company is in the directory. Failures do not redirect: each user of the hook shows them. */
export const useListing = ({ enabled = true } = {}) =>
	api.app.certificate.listing.useQuery(undefined, { enabled, meta: { handlesFailure: true } });

/** Lists or unlists the company. Refetches also after a refusal: the certificate may have expired meanwhile. */
export const useSetListing = () => {
	const { certificate } = api.useUtils().app;
	return api.app.certificate.setListing.useMutation({
		onSettled: () => Promise.all([certificate.listing.invalidate(), certificate.get.invalidate()]),
	});
};
