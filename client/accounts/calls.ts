import { api } from '#client/api/client.ts';

/** The area of the signed-in account; both areas have the same calls for it. */
export type AccountArea = 'app' | 'console';

type SignInCalls = Pick<typeof api.app.session, 'login' | 'secondFactorLogin' | 'startPasskeyLogin' | 'passkeyLogin'>;

export const signInCalls = (area: AccountArea): SignInCalls => (area === 'app' ? api.app.session : api.console.session);

export const factorCalls = (area: AccountArea): typeof api.app.secondFactor =>
	area === 'app' ? api.app.secondFactor : api.console.secondFactor;

export const signInsCalls = (area: AccountArea): typeof api.app.signIns =>
	area === 'app' ? api.app.signIns : api.console.signIns;

type Utils = ReturnType<typeof api.useUtils>;

export const factorUtils = (utils: Utils, area: AccountArea): Utils['app']['secondFactor'] =>
	area === 'app' ? utils.app.secondFactor : utils.console.secondFactor;

export const signInsUtils = (utils: Utils, area: AccountArea): Utils['app']['signIns'] =>
	area === 'app' ? utils.app.signIns : utils.console.signIns;
