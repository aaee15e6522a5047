import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '@/lib/store/contract/child'
import { eventually } from '@/lib/store/contract/eventually'
import { createSqliteStore } from './sqlite-store'
import { beginSoleUse, beginUse } from './usage'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-usage-'))
const file = join(folder, 'spielklang.sqlite')
const inUse = expect.objectContaining({ code: 'in_use' })

afterAll(() => rmSync(folder, { recursive: true }))

it('allows shared use of a file, or exclusive use', () => {
  const [endFirst, endSecond] = [beginUse(file), beginUse(file)]
  expect(() => beginSoleUse(file)).toThrow(inUse)
  endFirst()
  expect(() => beginSoleUse(file)).toThrow(inUse)
  endSecond()
  const endSole = beginSoleUse(file)
  expect(() => createSqliteStore(file)).toThrow(inUse)
  expect(() => beginSoleUse(file)).toThrow(inUse)
  endSole()
  beginUse(file)()
})

it('works across processes, and ends with a process that is killed', async () => {
  const child = startChild('stream', [], { STORE_ENGINE: 'sqlite', DATA_DIR: folder })
  await once(child.lines, 'line')
  expect(() => beginSoleUse(file)).toThrow(inUse)
  child.process.kill('SIGKILL')
  await expect(child.finish()).rejects.toThrow()
  await eventually(() => beginSoleUse(file)())
})
