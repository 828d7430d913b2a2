/** A device a shopper is signed in on (section 12.6). */
export interface Device {
  deviceId: string;
  name: string;
  type: 'mobile' | 'tablet' | 'desktop';
  lastAccess: string;
  current: boolean;
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function first(names: readonly [RegExp, string][], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}

/** A name a shopper recognises: the families of browser and system, as far as the user agent tells; empty when it tells nothing. */
export function deviceName(userAgent: string): string {
  return [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ');
}

export function deviceType(userAgent: string): Device['type'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent)) return 'tablet';
  return /\bMobi|\biPhone\b|\bAndroid\b/.test(userAgent) ? 'mobile' : 'desktop';
}

interface Use {
  activityId: string;
  userAgent: string;
  lastAccess: Date;
}

/** One device for each session, in the order they come in. */
export function devicesOf(uses: readonly Use[], currentActivityId: string | undefined): Device[] {
  return uses.map((use) => ({
    deviceId: use.activityId,
    name: deviceName(use.userAgent),
    type: deviceType(use.userAgent),
    lastAccess: use.lastAccess.toISOString(),
    current: use.activityId === currentActivityId,
  }));
}
