import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { env } from '@/lib/core/env'
import { setOpen } from '@/lib/legal/current-owner'
import type { MailContent } from './content'
import { messageOf } from './message-of'
import { transmit } from './transport'
import { writeMailFile } from './mail-file'

beforeAll(() => setOpen(true))

const ID = 'mail_1780308000000_0000000000000000'
const message = { from: 'shop@spielklang.example', to: { name: '', address: 'kaeufer@example.com' } }

describe('a mail without a mail server', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'spielklang-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('becomes a file that only the shop can read', async () => {
    env().DATA_DIR = folder
    const mail = {
      id: ID,
      to: message.to.address,
      template: 'own-orders',
      status: 'waiting',
      tries: 1,
      at: 1,
    } as const
    const content = { subject: 'Grüße', parts: [{ kind: 'text', text: 'Guten Tag' }] } satisfies MailContent
    await transmit(ID, await messageOf(mail, content))
    const file = join(folder, 'mail', `${ID}.eml`)
    expect((await simpleParser(readFileSync(file))).subject).toBe('Grüße')
    expect([statSync(join(folder, 'mail')).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
  })

  it('leaves nothing behind on a full disk', async () => {
    mkdirSync(join(folder, 'mail'))
    // Accepts no byte, like a full disk.
    symlinkSync('/dev/full', join(folder, 'mail', `${ID}.${process.pid}.draft`))
    await expect(writeMailFile(folder, ID, message)).rejects.toThrow('ENOSPC')
    expect(readdirSync(join(folder, 'mail'))).toEqual([])
  })

  it('fails if its folder cannot be created', async () => {
    writeFileSync(join(folder, 'mail'), '')
    await expect(writeMailFile(folder, ID, message)).rejects.toThrow()
  })
})
