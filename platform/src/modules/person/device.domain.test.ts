import { deviceName, devicesOf, deviceType } from './device.domain';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; SM-S901B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('a device in the list of signed-in devices', () => {
  it.each([
    [MAC, 'Chrome · macOS', 'desktop'],
    [IPHONE, 'Safari · iPhone', 'mobile'],
    [IPAD, 'Chrome · iPad', 'tablet'],
    [PHONE, 'Samsung Internet · Android', 'mobile'],
    [TABLET, 'Chrome · Android', 'tablet'],
    [`${WINDOWS} Edg/140.0`, 'Edge · Windows', 'desktop'],
    [`${TABLET} EdgA/140.0`, 'Edge · Android', 'tablet'],
    [`${WINDOWS} OPR/120.0`, 'Opera · Windows', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux', 'desktop'],
    ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox · Android', 'tablet'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0', 'Firefox · iPhone', 'mobile'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini) Mobi', '', 'mobile'],
    ['curl/8.0', '', 'desktop'],
    ['Firefox/1', 'Firefox', 'desktop'],
    ['', '', 'desktop'],
  ])('of %s is called %p, a %s', (userAgent, name, type) => {
    expect([deviceName(userAgent), deviceType(userAgent)]).toEqual([name, type]);
  });

  it('is one for each session, and the one that asks is marked', () => {
    const lastAccess = new Date('2026-03-01T10:00:00.000Z');
    const uses = ['7', '8'].map((activityId) => ({ activityId, userAgent: WINDOWS, lastAccess }));
    const shown = { name: 'Chrome · Windows', type: 'desktop', lastAccess: '2026-03-01T10:00:00.000Z' };
    expect(devicesOf(uses, '8')).toEqual([
      { ...shown, deviceId: '7', current: false },
      { ...shown, deviceId: '8', current: true },
    ]);
    expect(devicesOf(uses, undefined).map(({ current }) => current)).toEqual([false, false]);
  });
});
