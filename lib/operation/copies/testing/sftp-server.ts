import fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
// Its exports have no names for Node.
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'

const LOGIN = { user: 'shop', password: 'geheim:ß' }
const { STATUS_CODE, flagsToString } = ssh2.utils.sftp

/** sftp-server.ts FOLDER: an SFTP server that shows one folder to whoever has the password; prints its port. */
const [folder = ''] = process.argv.slice(2)
const hostKeys = [ssh2.utils.generateKeyPairSync('ed25519').private]
const server = new ssh2.Server({ hostKeys }, (client) => {
  client.on('authentication', (asked) => {
    const isRight =
      asked.method === 'password' && asked.username === LOGIN.user && asked.password === LOGIN.password
    if (isRight) asked.accept()
    else asked.reject(['password'])
  })
  client.on('session', (accept) => accept().on('sftp', (open) => serve(open())))
  client.on('error', () => undefined)
})
// Without delays, as OpenSSH does: otherwise each 32 KB take 40 ms.
const port = createServer({ noDelay: true }, (socket) => server.injectSocket(socket))
port.listen(0, '127.0.0.1', () => process.stdout.write(`${Object(port.address()).port}\n`))

interface Opened {
  /** Of a file. */
  descriptor?: number
  /** Of a folder; none once they were told. */
  names?: string[]
  path: string
}

function serve(sftp: SFTPWrapper): void {
  const opened = new Map<number, Opened>()
  const at = (handle: Buffer) => opened.get(handle.readUInt16BE(0)) ?? { path: '' }
  const { answered, done } = answering(sftp)
  sftp.on('OPEN', (id, path, flags) =>
    answered(id, () => {
      const descriptor = fs.openSync(local(path), flagsToString(flags) ?? 'r')
      sftp.handle(id, handleOf(opened, { descriptor, path: local(path) }))
    }),
  )
  sftp.on('OPENDIR', (id, path) =>
    answered(id, () => {
      const names = fs.readdirSync(local(path))
      sftp.handle(id, handleOf(opened, { names, path: local(path) }))
    }),
  )
  sftp.on('READDIR', (id, handle) => {
    const { names = [], path } = at(handle)
    if (names.length === 0) return sftp.status(id, STATUS_CODE.EOF)
    const listed = names.splice(0).flatMap((filename) => {
      const attrs = fs.statSync(join(path, filename), { throwIfNoEntry: false })
      return attrs ? [{ filename, longname: filename, attrs: attributesOf(attrs) }] : []
    })
    sftp.name(id, listed)
  })
  sftp.on('READ', (id, handle, offset, length) =>
    answered(id, () => {
      const bytes = Buffer.alloc(length)
      const count = fs.readSync(at(handle).descriptor ?? -1, bytes, 0, length, offset)
      if (count === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, bytes.subarray(0, count))
    }),
  )
  sftp.on('WRITE', (id, handle, offset, bytes) =>
    done(id, () => fs.writeSync(at(handle).descriptor ?? -1, bytes, 0, bytes.length, offset)),
  )
  sftp.on('CLOSE', (id, handle) =>
    done(id, () => {
      const { descriptor } = at(handle)
      if (descriptor !== undefined) fs.closeSync(descriptor)
      opened.delete(handle.readUInt16BE(0))
    }),
  )
  sftp.on('FSTAT', (id, handle) => answered(id, () => sftp.attrs(id, attributes(at(handle).path))))
  serveNames(sftp)
}

function serveNames(sftp: SFTPWrapper): void {
  const { answered, done } = answering(sftp)
  sftp.on('STAT', (id, path) => answered(id, () => sftp.attrs(id, attributes(local(path)))))
  sftp.on('LSTAT', (id, path) => answered(id, () => sftp.attrs(id, attributes(local(path)))))
  sftp.on('SETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
  sftp.on('MKDIR', (id, path) => done(id, () => fs.mkdirSync(local(path))))
  sftp.on('REMOVE', (id, path) => done(id, () => fs.rmSync(local(path))))
  sftp.on('RMDIR', (id, path) => done(id, () => fs.rmdirSync(local(path))))
  sftp.on('RENAME', (id, from, to) => done(id, () => fs.renameSync(local(from), local(to))))
  sftp.on('REALPATH', (id, path) =>
    sftp.name(id, [{ filename: join('/', path), longname: path, attrs: attributes(folder) }]),
  )
}

/** Answers calls by what they return, or by why they failed. */
function answering(sftp: SFTPWrapper) {
  const answered = (id: number, work: () => void) => {
    try {
      work()
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      sftp.status(id, isMissing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE)
    }
  }
  const done = (id: number, work: () => void) =>
    answered(id, () => {
      work()
      sftp.status(id, STATUS_CODE.OK)
    })
  return { answered, done }
}

function handleOf(opened: Map<number, Opened>, given: Opened): Buffer {
  const number = opened.size === 0 ? 0 : Math.max(...opened.keys()) + 1
  opened.set(number, given)
  return Buffer.from([number >> 8, number & 255])
}

function local(path: string): string {
  return join(folder, join('/', path))
}

function attributes(path: string): Attributes {
  return attributesOf(fs.statSync(path))
}

function attributesOf({ mode, uid, gid, size, atime, mtime }: fs.Stats): Attributes {
  return {
    mode,
    uid,
    gid,
    size,
    atime: Math.floor(atime.getTime() / 1_000),
    mtime: Math.floor(mtime.getTime() / 1_000),
  }
}
