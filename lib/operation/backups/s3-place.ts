import 'server-only'
import { now } from '@/lib/core/clock'
import { bodyOf, fetchFile, type FileCall } from './fetch-file'
import type { BackupPlace } from './place'
import { signS3, type S3Access } from './sign-s3'
import { textsInXml } from './texts-in-xml'

const NOT_FOUND = 404
/** Prefix of the names of all copies, so that other objects need not be listed. */
const BEGINNING = 'spielklang-'

/** Copies in an S3 storage. The address names a bucket and a prefix of the keys. An object is stored completely or not at all. */
export function s3Place(address: string, access: S3Access): BackupPlace {
  const url = new URL(address)
  const [bucket = '', ...above] = url.pathname.split('/').filter(Boolean)
  const prefix = above.map((part) => `${decodeURIComponent(part)}/`).join('')
  const listing = `/${bucket}?list-type=2&prefix=${encodeURIComponent(`${prefix}${BEGINNING}`)}`
  const call = (path: string, { headers, ...options }: FileCall) => {
    const target = new URL(path, url.origin)
    const { method, file } = options
    const given = {
      ...(headers ? { headers } : {}),
      method,
      url: target,
      hasBody: file !== undefined,
      at: now(),
    }
    return fetchFile(target, { ...options, headers: signS3(access, given) })
  }
  const pathOf = (name: string) => `/${[bucket, ...above, name].join('/')}`
  return {
    async names() {
      const answer = await call(listing, { method: 'GET' })
      return textsInXml(await answer.text(), 'Key').map((key) => key.slice(prefix.length))
    },
    put: async (name, file) => void (await call(pathOf(name), { method: 'PUT', file })),
    get: async (name) => bodyOf(await call(pathOf(name), { method: 'GET', isFile: true })),
    remove: async (name) => void (await call(pathOf(name), { method: 'DELETE', also: [NOT_FOUND] })),
  }
}
