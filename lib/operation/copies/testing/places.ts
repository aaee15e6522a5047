import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { startScript } from '@/lib/store/contract/child'

/** Where copies may go in a test. */
export interface Place {
  settings: Record<string, string>
  close: () => Promise<unknown>
}

export async function inFolder(folder: string): Promise<Place> {
  mkdirSync(folder)
  return { settings: { BACKUP_PLACE: folder }, close: async () => undefined }
}

/** By a server in a process of its own. */
export async function onSftp(folder: string): Promise<Place> {
  mkdirSync(folder)
  const server = startScript('lib/operation/copies/testing/sftp-server.ts', [folder], {})
  const [port] = await once(server.lines, 'line')
  return {
    settings: { BACKUP_PLACE: `sftp://shop@127.0.0.1:${port}/mein/shop`, BACKUP_PASSWORD: 'geheim:ß' },
    close: () => {
      server.process.kill()
      return server.finish().catch(() => undefined)
    },
  }
}
