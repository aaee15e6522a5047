import { isByPerson } from './visitor'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

describe('isByPerson', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['WhatsApp/2.23.20.0'],
    ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    ['TelegramBot (like TwitterBot)'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['curl/8.5.0'],
    ['Wget/1.21.4'],
    ['python-requests/2.31.0'],
    ['Python-urllib/3.11'],
    ['Go-http-client/2.0'],
    ['axios/1.6.0'],
    ['okhttp/4.9.3'],
    ['Java/17.0.1'],
    ['Apache-HttpClient/4.5'],
    ['Dart/3.0 (dart:io)'],
    ['Mozilla/5.0 (Windows NT; Windows NT 10.0; de-DE) WindowsPowerShell/5.1.19041'],
    [CHROME.replace('Chrome/', 'HeadlessChrome/')],
    [
      'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
    ],
    [''],
  ])('is false for the user agent %p', (userAgent) =>
    expect(isByPerson(new Headers({ 'user-agent': userAgent }))).toBe(false),
  )

  it('is false without a user agent', () => expect(isByPerson(new Headers())).toBe(false))

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('is false for a prefetch request (%s)', (name, value) =>
    expect(isByPerson(new Headers({ 'user-agent': CHROME, [name]: value }))).toBe(false),
  )

  it('is true for a person', () => expect(isByPerson(new Headers({ 'user-agent': CHROME }))).toBe(true))
})
