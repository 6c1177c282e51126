import { api } from '#client/api/client.ts';

/** Whether the company is in the directory; its failure is shown where it is used. */
export const useListing = ({ enabled = true } = {}) =>
	api.app.certificate.listing.useQuery(undefined, { enabled, meta: { handlesFailure: true } });

/** Changes it, at once. What is refused is read anew: the certificate may have expired meanwhile. */
export const useSetListing = () => {
	const { certificate } = api.useUtils().app;
	return api.app.certificate.setListing.useMutation({
		onSettled: () => Promise.all([certificate.listing.invalidate(), certificate.get.invalidate()]),
	});
};
