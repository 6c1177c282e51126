import type { FastifyInstance } from 'fastify';

/** What browsers may do with our pages, beside the content security policy. */

/** HSTS, with `includeSubDomains`, which helmet adds. */
export const HSTS_SECONDS = 31_536_000;

/**
 * Features of browsers that nothing here uses. Only such as browsers know: an unknown one is a warning in the console of
 * every page. What is not named here keeps its default, our own origin.
 */
const UNUSED_FEATURES = [
	'accelerometer',
	'autoplay',
	'camera',
	'display-capture',
	'encrypted-media',
	'gamepad',
	'geolocation',
	'gyroscope',
	'hid',
	'idle-detection',
	'local-fonts',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'picture-in-picture',
	'screen-wake-lock',
	'serial',
	'usb',
	'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Sends `Permissions-Policy` with every answer. */
export const switchOffFeatures = (app: FastifyInstance): void => {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('Permissions-Policy', PERMISSIONS_POLICY);
	});
};
