import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '@/lib/core/data-folder'
import { findingsOf } from '@/lib/orders/testing/outcome'
import { startScript } from '@/lib/store/contract/child'
import { backupFile } from '@/lib/store/sqlite/backup-file'
import { BackupError, restoreFile } from '@/lib/store/sqlite/restore-file'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'

/** A few seconds at 50 orders each. */
const BEFORE = 150
const DURING = 25

const root = mkdtempSync(join(tmpdir(), 'spielklang-load-'))
const folder = (name: string) => mkdtempSync(join(root, `${name}-`))

afterAll(() => rmSync(root, { recursive: true }))

it('a backup during 50 orders a second contains every earlier order, adds up, and is refused if truncated', async () => {
  const shop = folder('shop')
  const child = startScript('lib/operation/testing/place-orders.ts', [], {
    DATA_DIR: shop,
    STORE_ENGINE: 'sqlite',
    SERVER_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  })
  const placed: string[] = []
  child.lines.on('line', (id) => placed.push(id))
  const reach = async (count: number) => {
    while (placed.length < count) await new Promise((resolve) => child.lines.once('line', resolve))
  }
  await reach(BEFORE)
  const acknowledged = [...placed]
  const backup = join(root, 'shop.backup')
  await backupFile(databaseFile(shop), backup)
  await reach(acknowledged.length + DURING)
  child.process.kill('SIGKILL')
  await child.finish().catch(() => undefined)

  const elsewhere = databaseFile(folder('elsewhere'))
  await restoreFile(elsewhere, backup)
  const store = createSqliteStore(elsewhere)
  const restored = new Set(Object.keys(Object(await store.get('orders'))))
  expect(acknowledged.filter((id) => !restored.has(id))).toEqual([])
  expect(await findingsOf(store)).toEqual([])
  await store.close()

  const { size } = statSync(backup)
  for (const length of [0, 100, 4096, size / 2, size - 4096, size - 1]) {
    const cut = join(root, 'cut.backup')
    copyFileSync(backup, cut)
    truncateSync(cut, Math.floor(length))
    const target = folder('refused')
    await expect(restoreFile(databaseFile(target), cut)).rejects.toBeInstanceOf(BackupError)
    expect(readdirSync(target).filter((name) => !name.endsWith('-lock'))).toEqual([])
  }
})
