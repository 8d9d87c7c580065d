import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserName', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141 on Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome 141 on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'Edge 141 on Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera 115 on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145 on macOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari 18 on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18 on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome 131 on iPad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
      'Chrome 141 on Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet 27 on Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141 on ChromeOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'A browser on Windows'],
    ['curl/8.14.1', 'curl'],
    ['Mozilla/5.0', 'An unknown browser'],
    ['', 'An unknown browser'],
    ['<script>alert(1)</script>', 'An unknown browser'],
  ])('%s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
