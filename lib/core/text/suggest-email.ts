/** Common mail services in Germany, Austria and Switzerland, which are suggested. */
const suggested = [
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
  'posteo.de',
  'mailbox.org',
  'proton.me',
  'bluewin.ch',
]

/** Further services that are one letter away from a suggested one. */
const existing = `
  gmx.ca gmx.cn gmx.cz gmx.ie gmx.it gmx.ph gmx.pt gmx.se
  hotmail.be hotmail.dk hotmail.se
  live.be live.dk live.ie live.se
  outlook.be outlook.dk outlook.ie outlook.se
  posteo.be posteo.dk posteo.ee posteo.ie posteo.me posteo.pe posteo.se
  yahoo.ae yahoo.be yahoo.dk yahoo.ee yahoo.ie yahoo.se
  amail.com cmail.com email.com gotmail.com hitmail.com mail.com qmail.com tmail.com xmail.com ymail.com zmail.com`

/** A name of so few letters is one slip away from many others. */
const SHORT = 3

/** A likely correction if the domain looks like a mistyped common one, and is no other service's; else null. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim()
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).toLowerCase()
  if (at < 2 || suggested.includes(domain) || existing.split(/\s+/).includes(domain)) return null
  const meant = suggested
    .filter((service) => resembles(domain, service))
    .toSorted((one, other) => slips(domain, one) - slips(domain, other))[0]
  return meant === undefined ? null : email.slice(0, at) + meant
}

function resembles(domain: string, service: string): boolean {
  const [typed, name] = [nameOf(domain), nameOf(service)]
  if (domain === name || slips(domain, service) <= 1) return true
  if (name.length <= SHORT || typed === domain) return false
  return slips(typed, name) <= 1 && slips(domain.slice(typed.length), service.slice(name.length)) <= 1
}

const nameOf = (domain: string) => domain.split('.', 1)[0] ?? ''

/** 0 for the same, 1 if one letter is missing, added, replaced or swapped with the next one, 2 for anything else. */
function slips(one: string, other: string): 0 | 1 | 2 {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [rest, meant] = [one.slice(start), other.slice(start)]
  while (rest !== '' && meant !== '' && rest.at(-1) === meant.at(-1)) {
    rest = rest.slice(0, -1)
    meant = meant.slice(0, -1)
  }
  if (rest === meant) return 0
  const isSwapped = rest.length === 2 && `${rest[1]}${rest[0]}` === meant
  return isSwapped || Math.max(rest.length, meant.length) === 1 ? 1 : 2
}
