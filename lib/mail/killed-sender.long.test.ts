import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { startScript, type Child } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import type { Store } from '@/lib/store/store'
import { getTask } from '@/lib/tasks/data'
import { getMail } from './data'
import { startMailServer, type MailServer } from './testing/mail-server'
import { addMail } from './testing/sample-mails'

const COUNT = 20

describe('processes that send the same mails', () => {
  let folder: string
  let store: Store
  let server: MailServer
  const children: Child[] = []
  const start = () => {
    const child = startScript('lib/mail/testing/send-mails.ts', [], {
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'shop@spielklang.example',
    })
    children.push(child)
    return child
  }
  const kill = () => children.splice(0).forEach(({ process: child }) => child.kill('SIGKILL'))

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
    store = createSqliteStore(databaseFile(folder))
    server = await startMailServer()
  })
  afterEach(async () => {
    kill()
    await store.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('send each of them once', async () => {
    const ready = [start(), start()].map(({ lines }) => new Promise((resolve) => lines.once('line', resolve)))
    await Promise.all(ready)
    const ids: string[] = []
    for (let n = 0; n < COUNT; n += 1) ids.push((await addMail(store, { template: 'order-confirmed' })).id)
    await eventually(async () => expect(await store.get('tasks')).toBeNull())
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map((id) => `<${id}@spielklang.example>`).sort(),
    )
  })

  it('send it again with the same Message-ID if the first was killed before recording that it was sent', async () => {
    const { id, taskId } = await addMail(store)
    server.onTaken = kill
    start()
    await eventually(() => expect(server.mails).toHaveLength(1))
    expect(await getMail(store, id)).toMatchObject({ status: 'waiting', tries: 1 })
    server.onTaken = () => undefined
    const back = start()
    await once(back.lines, 'line')
    const backAt = Date.now()
    await eventually(async () => expect(await getMail(store, id)).toMatchObject({ tries: 2 }))
    expect(Date.now() - backAt).toBeLessThan(5_000)
    await eventually(async () => expect(await getTask(store, taskId)).toBeNull())
    expect(await getMail(store, id)).toMatchObject({ status: 'sent', tries: 2 })
    expect(server.mails.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 2 }, () => `<${id}@spielklang.example>`),
    )
  })
})
