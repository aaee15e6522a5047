import ipaddr from 'ipaddr.js'

export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** The address with its last octet (IPv4) or last 80 bits (IPv6) zeroed. */
export function shortenAddress(address: string): string {
  const parsed = ipaddr.process(address)
  return firstBytes(parsed, parsed.kind() === 'ipv4' ? 3 : 6)
}

/** Rate-limit key: the IPv4 address, or the /64 of an IPv6 one, which is one connection's; `unknown` without. */
export function networkOf(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${firstBytes(parsed, 8)}/64`
}

function firstBytes(address: ipaddr.IPv4 | ipaddr.IPv6, kept: number): string {
  const bytes = address.toByteArray().map((byte, index) => (index < kept ? byte : 0))
  return ipaddr.fromByteArray(bytes).toString()
}
