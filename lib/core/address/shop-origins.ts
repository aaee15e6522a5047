import { isLoopback, type Env } from '../env'

type ServerAddress = Pick<Env, 'LISTEN_HOST' | 'PORT'>

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** The public one or, for a local shop, every loopback name. */
export function shopOrigins(publicOrigin: string): string[] {
  if (!isLoopback(publicOrigin)) return [publicOrigin]
  const { protocol, port } = new URL(publicOrigin)
  const names = LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
  return [...new Set([publicOrigin, ...names])]
}

/** Valid Host headers: the hosts of the shop's origins, and its local address without the proxy. */
export function shopHosts(env: ServerAddress & Pick<Env, 'PUBLIC_ORIGIN'>): string[] {
  const origins = [env.PUBLIC_ORIGIN, ownOrigin(env), `http://localhost:${env.PORT}`].flatMap(shopOrigins)
  return [...new Set(origins.flatMap(hostsOf))]
}

/** The shop's local address, bypassing the proxy. */
export function ownOrigin(address: ServerAddress): string {
  const anyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  return listenOrigin({ ...address, LISTEN_HOST: anyAddress[address.LISTEN_HOST] ?? address.LISTEN_HOST })
}

export function isLocalOnly(env: ServerAddress & Pick<Env, 'PUBLIC_ORIGIN'>): boolean {
  return isLoopback(env.PUBLIC_ORIGIN) && isLoopback(listenOrigin(env))
}

function listenOrigin({ LISTEN_HOST, PORT }: ServerAddress): string {
  return new URL(`http://${LISTEN_HOST.includes(':') ? `[${LISTEN_HOST}]` : LISTEN_HOST}:${PORT}`).origin
}

/** Both with and without the default port. */
function hostsOf(origin: string): string[] {
  const { host, hostname, port, protocol } = new URL(origin)
  return port === '' ? [host, `${hostname}:${DEFAULT_PORTS[protocol]}`] : [host]
}

/** Browsers send `Origin` with every POST, PUT and DELETE; requests without it are refused. */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin')
  return origin !== null && shopOrigins(publicOrigin).includes(origin)
}
