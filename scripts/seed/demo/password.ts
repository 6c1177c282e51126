/** The password of all demo accounts. A separate file, since `npm start` needs nothing else of the demo. */
export const DEMO_PASSWORD = 'demo-password';
