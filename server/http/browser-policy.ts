import type { FastifyInstance } from 'fastify';

/** What browsers may do with our pages, beside the content security policy. */

/** HSTS, with `includeSubDomains`, which helmet adds. */
export const HSTS_SECONDS = 31_536_000;

/**
 * Features of browsers that nothing here uses. `clipboard-write`, `fullscreen` and `publickey-credentials-*` keep their
 * default, our own origin.
 */
const UNUSED_FEATURES = [
	'accelerometer',
	'ambient-light-sensor',
	'attribution-reporting',
	'autoplay',
	'bluetooth',
	'browsing-topics',
	'camera',
	'clipboard-read',
	'compute-pressure',
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
	'storage-access',
	'usb',
	'window-management',
	'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Sends `Permissions-Policy` with every answer. */
export const switchOffFeatures = (app: FastifyInstance): void => {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('Permissions-Policy', PERMISSIONS_POLICY);
	});
};
