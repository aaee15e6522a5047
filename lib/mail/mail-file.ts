import 'server-only'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { makePrivateFolder } from '@/lib/core/data-folder'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Writes completely or not at all. @throws if the disk is full or the folder not writable */
export async function writeMailFile(dataFolder: string, id: string, message: SendMailOptions): Promise<void> {
  const folder = join(dataFolder, 'mail')
  makePrivateFolder(folder)
  const { message: bytes } = await composer.sendMail(message)
  const draft = join(folder, `${id}.${process.pid}.draft`)
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, join(folder, `${id}.eml`))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export async function removeMailFile(dataFolder: string, id: string): Promise<void> {
  await rm(join(dataFolder, 'mail', `${id}.eml`), { force: true })
}
