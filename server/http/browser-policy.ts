import type { FastifyInstance } from 'fastify';

/** Response headers that restrict browsers, besides the content security policy. */

/** HSTS; helmet adds `includeSubDomains`. */
export const HSTS_SECONDS = 31_536_000;

/**
 * Browser features that are not used. Only known names: browsers log a warning on every page for unknown ones. Unlisted
 * features keep their default, the own origin.
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

export const switchOffFeatures = (app: FastifyInstance): void => {
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('Permissions-Policy', PERMISSIONS_POLICY);
	});
};
