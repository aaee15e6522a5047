import { deviceOf } from './device-of'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

it.each([
  [`${windows.slice(0, -1)}; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Windows'],
  [
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.0', ''],
  [null, ''],
])('recognises the device of the user agent %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
