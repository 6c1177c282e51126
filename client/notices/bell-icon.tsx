/** Separate from `ui/icons.tsx`, which public pages load. */
export const BellIcon = () => (
	<svg
		aria-hidden="true"
		width={22}
		height={22}
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth={2}
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d="M6 16v-5.5a6 6 0 0112 0V16l1.5 2.5h-15zM10 21h4" />
	</svg>
);
