import type { LinkKey } from './links.ts';

/** Line icons of the collapsed side bar, 24 × 24; the label of the link stands beside each. */
const SHAPES: Readonly<Record<LinkKey, string>> = {
	work: 'M4 6l1.5 1.5L8 5M11 6.5h9M4 12l1.5 1.5L8 11M11 12.5h9M4 18l1.5 1.5L8 17M11 18.5h9',
	allAssessments: 'M4 5h16v14H4zM4 10h16M4 14.5h16M9 10v9',
	programme: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
	checks: 'M8 5H5v16h14V5h-3M9 3h6v4H9zM8.5 14l2.5 2.5 4.5-5',
	confirmAssessments: 'M9 3h6l-1.5 9h-3zM5 17c0-3 1.5-5 3.5-5h7c2 0 3.5 2 3.5 5zM5 21h14',
	reassessments: 'M19 12a7 7 0 11-2.2-5.1M17 3v4h-4',
	confirmReassessments: 'M19 12a7 7 0 11-2.2-5.1M17 3v4h-4M9 12l2.2 2.2L15 10.5',
	evidenceRequests: 'M6 3h8l4 4v14H6zM14 3v4h4M12 11v4M12 17.5v.01',
	objections: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z',
	certifications: 'M12 14a5 5 0 100-10 5 5 0 000 10zM9 13.5L8 21l4-2.5 4 2.5-1-7.5',
	phrases: 'M5 5h14v11h-8l-4 4v-4H5zM8.5 9h7M8.5 12h5',
	companies: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
	bulkJobs: 'M4 4h11v11H4zM9 19h11V8M6.5 9.5l2 2 4-4',
	simplePapers: 'M6 3h12v18H6zM9 8h6M9 12h6',
	regularPapers: 'M8 6h11v15H8zM5 18V3h11M11 11h5M11 15h5',
	assessors:
		'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c.5-3.5 2.8-5 6-5s5.5 1.5 6 5M15.5 4.5a3.5 3.5 0 010 6M17.5 15.5c2 .6 3.2 2.2 3.5 4.5',
	inquiries: 'M4 13l3-8h10l3 8v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20',
	auditEvents: 'M12 7v5l3.5 2M12 3a9 9 0 100 18 9 9 0 000-18z',
	mails: 'M4 6h16v12H4zM4 7l8 6 8-6',
	goingLive:
		'M12 3c4 2 5.5 6 4.5 11h-9C6.5 9 8 5 12 3zM7.5 12L5 14v4l3-2M16.5 12l2.5 2v4l-3-2M12 8.5v.01M10.5 18v3M13.5 18v3',
	jobs: 'M4 7h10M18 7h2M4 17h4M12 17h8M16 5v4M10 15v4',
};

export const SideIcon = ({ link }: { link: LinkKey }) => (
	<svg
		aria-hidden="true"
		width="22"
		height="22"
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.8"
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d={SHAPES[link]} />
	</svg>
);
