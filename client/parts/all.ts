import { badges } from './badges.tsx';
import { banners } from './banners.tsx';
import { brand } from './brand.tsx';
import { buttons } from './buttons.tsx';
import { charts } from './charts.tsx';
import { choices } from './choices.tsx';
import { dialogs } from './dialogs.tsx';
import { emptyStates } from './empty-states.tsx';
import { fields } from './fields.tsx';
import { folds } from './folds.tsx';
import { forms } from './forms.tsx';
import { layout } from './layout.tsx';
import { links } from './links.tsx';
import { listTools } from './list-tools.tsx';
import { loading } from './loading.tsx';
import { menus } from './menus.tsx';
import type { Part } from './part.ts';
import { progress } from './progress.tsx';
import { scores } from './scores.tsx';
import { selects } from './selects.tsx';
import { tables } from './tables.tsx';
import { tabs } from './tabs.tsx';
import { toasts } from './toasts.tsx';

/** Every part, in the order of the page. */
export const parts: readonly Part[] = [
	brand,
	buttons,
	links,
	fields,
	selects,
	choices,
	forms,
	tables,
	listTools,
	tabs,
	menus,
	dialogs,
	toasts,
	banners,
	badges,
	progress,
	scores,
	charts,
	loading,
	emptyStates,
	folds,
	layout,
];
