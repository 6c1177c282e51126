import { api } from '#client/api/client.ts';
import { contentsOf } from './nodes.ts';
import type { VersionedPaper } from './state.ts';
import { statedIn } from './statements.ts';

/** The calls that save and load the draft of a kind. */
export const usePaperCalls = (isPremium: boolean) => {
	const { papers } = api.useUtils().console;
	const save = api.console.papers.save.useMutation({ meta: { handlesFailure: true } });
	return {
		send: async ({ version, nodes, statements }: VersionedPaper, isPublishing: boolean, isAsked: boolean) => {
			const { data } = await save.mutateAsync({
				is_premium: isPremium,
				is_published: isPublishing,
				...statedIn(statements),
				main_categories: contentsOf(nodes, isPremium),
				version,
				...(isAsked ? {} : { autosave: true }),
			});
			return data;
		},
		/** Fetches the version of the stored draft; 0 if there is none. */
		reload: async (): Promise<{ version: number }> => {
			const { data } = await papers.list.fetch({ is_premium: isPremium, page: 1, per_page: 1 }, { staleTime: 0 });
			return { version: data.find((one) => !one.is_published)?.version ?? 0 };
		},
		/** Invalidates the lists of papers and refetches the mounted ones. */
		refresh: (): Promise<void> => papers.invalidate(),
		/** Invalidates the lists of papers without refetching. */
		outdate: (): void => void papers.invalidate(undefined, { refetchType: 'none' }),
	};
};
