import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript } from '@/lib/store/contract/child'
import { createSqliteStore } from '@/lib/store/sqlite/sqlite-store'
import { statementTakenSchema } from '../schema'
import { camtFile } from '../testing/sample-files'

it('a statement read by two processes at the same time is read once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
  const [database, file] = [join(folder, 'shop.sqlite'), join(folder, 'auszug.xml')]
  const bookings = Array.from({ length: 300 }, (_, n) => ({ amount: n + 1, purpose: `Zahlung ${n}` }))
  writeFileSync(file, camtFile(bookings))
  const store = createSqliteStore(database)
  const children = [0, 1].map(() => startScript('lib/statements/testing/read-files.ts', [database, file], {}))
  await Promise.all(children.map(({ lines }) => once(lines, 'line')))
  const answers = children.map(({ lines }) => once(lines, 'line'))
  for (const { process } of children) process.stdin.write('go\n')
  const taken = (await Promise.all(answers)).map(([line]) =>
    statementTakenSchema.parse(JSON.parse(String(line))),
  )
  expect(taken.reduce((sum, { unmatched }) => sum + unmatched, 0)).toBe(300)
  expect(taken.reduce((sum, { known }) => sum + known, 0)).toBe(300)
  const [statement] = Object.values(Object((await store.get('statements')) ?? {}))
  expect(statement).toMatchObject({ counts: { unmatched: 300 } })
  expect(Object.keys(Object((await store.get('bankEntries')) ?? {}))).toHaveLength(300)
  await Promise.all(children.map((child) => child.finish()))
  await store.close()
  rmSync(folder, { recursive: true })
})
