import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * The styles that React Aria puts into the page as `<style>` (usePress, usePreventScroll), to the letter. Allowing these
 * two by their hash keeps every other inline style out; should an update change them, the browser tests report it.
 */
const STYLES_OF_REACT_ARIA: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${STYLES_OF_REACT_ARIA.map(hashOf).join(' ')}`,
  "img-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** What every answer of the server carries. */
export const ALWAYS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
} as const;

const TRUSTED = { ...ALWAYS, 'cross-origin-opener-policy': 'same-origin' } as const;

/** A year in which a browser that was here by HTTPS does not come by plain HTTP again. */
const SAFE = { ...TRUSTED, 'strict-transport-security': 'max-age=31536000' } as const;

/**
 * Browsers ignore the opener policy of a page that came by plain HTTP from another machine, and put an error on its console
 * for it. Whoever makes up a forwarded protocol changes nothing but the answer to himself.
 */
const isTrustworthy = ({ hostname, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-proto'] === 'https' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

export const securityHeaders = (request: FastifyRequest): Readonly<Record<string, string>> => {
  if (request.protocol === 'https') return SAFE;
  return isTrustworthy(request) ? TRUSTED : ALWAYS;
};
