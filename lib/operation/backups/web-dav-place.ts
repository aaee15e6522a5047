import 'server-only'
import { bodyOf, fetchFile, type FileCall } from './fetch-file'
import type { BackupPlace } from './place'
import { textsInXml } from './texts-in-xml'

/** One name for all uploads, so that the next upload overwrites what an interrupted one has left. */
const DRAFT = 'spielklang.part'
const NOT_FOUND = 404
/** Asks for nothing but the names (RFC 4918, section 9.1). */
const PROPERTIES =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'

/** Copies in a folder of a WebDAV server (RFC 4918); the folder must exist. */
export function webDavPlace(address: string, login: { user: string; password: string } | null): BackupPlace {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`)
  const basic = login && Buffer.from(`${login.user}:${login.password}`).toString('base64')
  const call = (name: string, { headers, ...options }: FileCall) =>
    fetchFile(new URL(name, folder), {
      ...options,
      headers: { ...headers, ...(basic === null ? {} : { authorization: `Basic ${basic}` }) },
    })
  return {
    async names() {
      const headers = { depth: '1', 'content-type': 'application/xml' }
      const answer = await call('', { method: 'PROPFIND', headers, body: PROPERTIES })
      return textsInXml(await answer.text(), 'href').map(lastName)
    },
    async put(name, file) {
      await call(DRAFT, { method: 'PUT', file })
      // A server may show an upload before it is complete.
      const headers = { destination: new URL(name, folder).href, overwrite: 'T' }
      await call(DRAFT, { method: 'MOVE', headers })
    },
    get: async (name) => bodyOf(await call(name, { method: 'GET', isFile: true })),
    remove: async (name) => void (await call(name, { method: 'DELETE', also: [NOT_FOUND] })),
  }
}

function lastName(href: string): string {
  const [last = ''] = href.trim().split('/').slice(-1)
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
