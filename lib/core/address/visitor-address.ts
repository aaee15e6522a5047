import ipaddr from 'ipaddr.js'
import { shared } from '../shared'
import { isPublicAddress } from './ip-address'
import { log } from '../log'

/** Set by our own server on every request, overwriting anything the client sent. */
const PEER_HEADER = 'x-peer-address'

/** `[2001:db8::1]:443`, `2001:db8::1%eth0` or `203.0.113.7:51234`, each possibly in quotes. */
const ENTRY = /^"?(?:\[(?<bracketed>[^\]]*)\](?::\d{0,5})?|(?<v4>[\d.]+):\d{0,5}|(?<plain>[^"[\]]*))"?$/

const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/

const PROBLEMS = {
  undeclared:
    'X-Forwarded-For arrives, but TRUSTED_PROXIES is 0: if a proxy stands before the shop, all visitors count as one ' +
    'and share its limits; set TRUSTED_PROXIES to the number of proxies',
  tooFew:
    'X-Forwarded-For has fewer entries than TRUSTED_PROXIES says: such visitors count as one and share their limits; ' +
    'let each proxy append the address that it sees, or lower TRUSTED_PROXIES',
  unreadable:
    'X-Forwarded-For holds no address where the outermost trusted proxy writes it: such visitors count as one and ' +
    'share their limits; let the proxy send the address of the connection',
}

/**
 * The connection's peer or, behind `trustedProxies` that each append the address they saw to `X-Forwarded-For`, the
 * entry of the outermost; entries further left come from the client. Where the header does not fit that number, all
 * visitors count as one, which is logged once for each reason. @returns normalised, or null
 */
export function visitorAddress(headers: Pick<Headers, 'get'>, trustedProxies: number): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const peer = readAddress(headers.get(PEER_HEADER) ?? '')
  const address = trustedProxies === 0 ? peer : readAddress(forwarded.at(-trustedProxies) ?? '')
  const problem = problemOf({ headers, forwarded, peer, address, trustedProxies })
  if (problem !== null) sayOnce(problem)
  return address
}

/** Without port, brackets, quotes or zone; normalised, or null if it is none. */
export function readAddress(entry: string): string | null {
  const { bracketed, v4, plain } = ENTRY.exec(entry.trim())?.groups ?? {}
  const [address = ''] = (bracketed ?? v4 ?? plain ?? '').trim().split('%')
  // `ipaddr.js` also takes numbers such as `1`.
  const isWhole = address.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(address)
  return isWhole && ipaddr.isValid(address) ? ipaddr.process(address).toString() : null
}

interface Seen {
  headers: Pick<Headers, 'get'>
  forwarded: readonly string[]
  peer: string | null
  address: string | null
  trustedProxies: number
}

function problemOf({ headers, forwarded, peer, address, trustedProxies }: Seen): string | null {
  if (trustedProxies === 0) {
    return isOfProxy(forwarded, peer) && peer !== null && !isPublicAddress(peer) ? PROBLEMS.undeclared : null
  }
  // The machine's own health checks pass no proxy.
  if (address !== null || (forwarded.length === 0 && OWN_HOST.test(headers.get('host') ?? ''))) return null
  return forwarded.length < trustedProxies ? PROBLEMS.tooFew : PROBLEMS.unreadable
}

/** Whether a proxy set the header: without one, Next.js fills in the peer's address itself. */
function isOfProxy(forwarded: readonly string[], peer: string | null): boolean {
  const [first, ...more] = forwarded
  return more.length > 0 || (first !== undefined && readAddress(first) !== peer)
}

/** Logs once for each reason, never the entry itself, which is personal data. */
function sayOnce(problem: string): void {
  const said = shared('proxyProblems', () => new Set<string>())
  if (said.has(problem)) return
  said.add(problem)
  log().warn(problem)
}
