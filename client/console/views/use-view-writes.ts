import { api } from '#client/api/client.ts';
import type { ViewList } from '#shared/views/lists.ts';

/** What changes a person's views of a list; each loads them again. */
export const useViewWrites = (list: ViewList) => {
	const utils = api.useUtils();
	const onSuccess = () => utils.console.views.list.invalidate({ list_name: list });
	return {
		add: api.console.views.add.useMutation({ meta: { hasForm: true }, onSuccess }),
		rename: api.console.views.edit.useMutation({ meta: { hasForm: true }, onSuccess }),
		edit: api.console.views.edit.useMutation({ onSuccess }),
		remove: api.console.views.delete.useMutation({ onSuccess }),
	};
};
