import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { company, companyAdmin, open } from '#server/calls/define.ts';
import { ALWAYS_PAGED, SEARCHES } from '#server/calls/description/parameter-texts.ts';
import { directoryEntry, directoryQuery, listing, listingBody } from '#shared/certificates/directory.ts';
import { getListing, setListing } from './consent.ts';
import { readDirectory } from './read.ts';

export const directoryOperations = {
	list: open.query({
		path: '/certified',
		summary: 'Companies with a valid certificate with a star that want to be found',
		details: 'Those with most stars first, then by name.',
		fromReplica: true,
		query: directoryQuery,
		parameterTexts: { ...SEARCHES.certified, ...ALWAYS_PAGED },
		output: z.array(directoryEntry),
		handler: async (deps, _actor, input, call) => paged(await readDirectory(deps, input, call)),
	}),
};

export const companyListing = {
	listing: company.query({
		path: '/app/certificate/listing',
		summary: "Whether one's own newest certificate is in the directory, and what everybody sees of it there",
		output: listing,
		mayBeMissing: true,
		handler: (deps, actor, _input, call) => getListing(deps, actor, call),
	}),
	setListing: companyAdmin.mutation({
		method: 'PUT',
		path: '/app/certificate/listing',
		summary: "Show one's own newest certificate in the directory, or no longer",
		details: 'At once. A certificate that is issued later is shown only when this is said again.',
		body: listingBody,
		output: listing,
		mayBeMissing: true,
		success: 'certificates.listingChanged',
		handler: setListing,
	}),
};
