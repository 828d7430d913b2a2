/** A device a shopper has signed in from (section 12.6). */
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

/** A name a shopper recognises: browser and system, as far as the user agent tells. */
export function deviceName(userAgent: string): string {
  return [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ') || 'Unknown device';
}

export function deviceType(userAgent: string): Device['type'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent)) return 'tablet';
  return /\bMobi|\biPhone\b|\bAndroid\b/.test(userAgent) ? 'mobile' : 'desktop';
}

interface Use {
  activityId: string;
  personalizationId: string;
  userAgent: string;
  lastAccess: Date;
}

/** One device for each browser profile, the last used first; uses come in that order. */
export function devicesOf(uses: readonly Use[], currentActivityId: string | undefined): Device[] {
  const currentProfile = uses.find((use) => use.activityId === currentActivityId)?.personalizationId;
  const byProfile = new Map<string, Use>();
  for (const use of uses) if (!byProfile.has(use.personalizationId)) byProfile.set(use.personalizationId, use);
  return [...byProfile.values()].map((use) => ({
    deviceId: use.personalizationId,
    name: deviceName(use.userAgent),
    type: deviceType(use.userAgent),
    lastAccess: use.lastAccess.toISOString(),
    current: use.personalizationId === currentProfile,
  }));
}
