import 'server-only'
import { createReadStream, renameSync } from 'node:fs'
import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Env } from '@/lib/core/env'
import { requireRoom } from '@/lib/store/require-room'
import { sync } from '@/lib/store/sqlite/fill-file'
import { now } from '@/lib/core/clock'
import { randomKey } from '@/lib/core/ids'
import { draftIn, removeLeftCopies } from '../backup-copy'
import type { BackupPlace } from './place'
import { bodyOf, FILE_MS, fetchFile, type FileCall } from './fetch-file'
import { signS3, type S3Access } from './sign-s3'
import { textsInXml } from './texts-in-xml'

export interface BackupPlan {
  place: BackupPlace
  phrase: string
}

/** Where and how the shop's daily backups are kept; null if it makes none. */
export function backupPlan(settings: Env): BackupPlan | null {
  const { STORE_ENGINE, BACKUP_PLACE: place, BACKUP_PHRASE: phrase } = settings
  if (STORE_ENGINE !== 'sqlite' || place === undefined || phrase === undefined) return null
  return { place: placeAt(place, settings), phrase }
}

function placeAt(
  place: string,
  { BACKUP_REGION: region, BACKUP_USER: user, BACKUP_PASSWORD: password }: Env,
): BackupPlace {
  if (!/^https?:/i.test(place)) return folderPlace(place)
  const login = user === undefined || password === undefined ? null : { user, password }
  if (region === undefined || login === null) return webDavPlace(place, login)
  return s3Place(place, { region, keyId: login.user, secret: login.password })
}

/** Copies in a folder. It must exist: a disk that is not mounted must not be mistaken for an empty folder. */
function folderPlace(folder: string): BackupPlace {
  return {
    names: () => readdir(folder),
    async put(name, file) {
      removeLeftCopies(folder, basename(file))
      requireRoom(folder, (await stat(file)).size)
      const draft = draftIn(folder)
      try {
        await copyFile(file, draft)
        sync(draft)
        renameSync(draft, join(folder, name))
        sync(folder)
      } finally {
        await rm(draft, { force: true })
      }
    },
    get: async (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

const NOT_FOUND = 404
/** Prefix of the names of all copies, so that other objects need not be listed. */
const BEGINNING = 'spielklang-'

/** Copies in an S3 storage. The address names a bucket and a prefix of the keys. An object is stored completely or not at all. */
function s3Place(address: string, access: S3Access): BackupPlace {
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

/** An upload under way; each has a name of its own, with its start in ms, so that two never write to one file. */
const DRAFT = /^spielklang-(\d+)-\w+\.part$/
const newDraft = () => `${BEGINNING}${now()}-${randomKey()}.part`

/** Whether the upload to this draft was interrupted: it has taken longer than any, or its clock ran ahead. */
function isLeftDraft(name: string): boolean {
  const [, begun] = DRAFT.exec(name) ?? []
  return begun !== undefined && Math.abs(now() - Number(begun)) > FILE_MS
}

/** Asks for nothing but the names (RFC 4918, section 9.1). */
const PROPERTIES =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>'

/** Copies in a folder of a WebDAV server (RFC 4918); the folder must exist. */
function webDavPlace(address: string, login: { user: string; password: string } | null): BackupPlace {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`)
  const basic = login && Buffer.from(`${login.user}:${login.password}`).toString('base64')
  const call = (name: string, { headers, ...options }: FileCall) =>
    fetchFile(new URL(name, folder), {
      ...options,
      headers: { ...headers, ...(basic === null ? {} : { authorization: `Basic ${basic}` }) },
    })
  const remove = async (name: string) => void (await call(name, { method: 'DELETE', also: [NOT_FOUND] }))
  const names = async () => {
    const headers = { depth: '1', 'content-type': 'application/xml' }
    const answer = await call('', { method: 'PROPFIND', headers, body: PROPERTIES })
    return textsInXml(await answer.text(), 'href').map(lastName)
  }
  /** A draft that stays only takes up room until a later upload, so failing here fails no backup. */
  const removeDraft = (name: string) => remove(name).catch(() => undefined)
  return {
    names,
    async put(name, file) {
      const left = (await names().catch(() => [])).filter(isLeftDraft)
      for (const each of left) await removeDraft(each)
      const draft = newDraft()
      // A server may show an upload before it is complete.
      const headers = { destination: new URL(name, folder).href, overwrite: 'T' }
      try {
        await call(draft, { method: 'PUT', file })
        await call(draft, { method: 'MOVE', headers })
      } catch (error) {
        await removeDraft(draft)
        throw error
      }
    },
    get: async (name) => bodyOf(await call(name, { method: 'GET', isFile: true })),
    remove,
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
