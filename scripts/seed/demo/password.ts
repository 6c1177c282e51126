/** Of every account of the demo. Alone in its file: the start shows it, and needs nothing else of the demo. */
export const DEMO_PASSWORD = 'demo-password';
