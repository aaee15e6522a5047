import { isCrawler } from './crawler'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

describe('isCrawler', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['WhatsApp/2.23.20.0'],
    ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    ['TelegramBot (like TwitterBot)'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    [''],
  ])('is true for the user agent %p', (userAgent) =>
    expect(isCrawler(new Headers({ 'user-agent': userAgent }))).toBe(true),
  )

  it('is true without a user agent', () => expect(isCrawler(new Headers())).toBe(true))

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('is true for a request fetched ahead (%s)', (name, value) =>
    expect(isCrawler(new Headers({ 'user-agent': CHROME, [name]: value }))).toBe(true),
  )

  it('is false for a person', () => expect(isCrawler(new Headers({ 'user-agent': CHROME }))).toBe(false))
})
