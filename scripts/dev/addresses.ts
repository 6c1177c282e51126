/** Where the modules of the client are while it is developed. Everything else is an address of the server. */
export const BASE = '/@dev/';

/** Modules made by `start-module.ts`: they prepare hot replacement, then load the entry of that name. */
export const START = `${BASE}@start/`;
