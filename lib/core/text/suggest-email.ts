import { run } from '@zootools/email-spell-checker'

/** Common mail services in Germany, Austria and Switzerland. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'yahoo.de',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'posteo.de',
  'mailbox.org',
  'proton.me',
  'bluewin.ch',
]

/** A likely correction if the domain looks like a mistyped common one; else null. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim()
  // Only whole domains: their parts would turn correct addresses into wrong ones.
  return run({ email, domains, secondLevelDomains: [], topLevelDomains: [] })?.full ?? null
}
