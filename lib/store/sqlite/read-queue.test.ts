import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from './open-database'
import { ReadQueue } from './read-queue'

const folder = mkdtempSync(join(tmpdir(), 'spielklang-reads-'))
const file = join(folder, 'spielklang.sqlite')
const database = openDatabase(file)
const other = openDatabase(file)
const queue = new ReadQueue(database)
const texts = database.prepare<[], string>('SELECT value FROM leaf ORDER BY path').pluck()
const busy = () => Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })

afterAll(() => {
  database.close()
  other.close()
  rmSync(folder, { recursive: true })
})

it('shows all reads of one turn the same state, whatever is written between them', async () => {
  other.exec("INSERT INTO leaf VALUES ('users/a', '1')")
  const readings = await Promise.all([
    queue.add(() => texts.all()),
    queue.add(() => other.exec("INSERT INTO leaf VALUES ('users/b', '2')") && null),
    queue.add(() => texts.all()),
  ])
  expect(readings).toEqual([['1'], null, ['1']])
  expect(await queue.add(() => texts.all())).toEqual(['1', '2'])
})

it('rejects a read that fails, and only that one', async () => {
  const fail = (): string => {
    throw new Error('broken')
  }
  const answers = await Promise.allSettled([queue.add(() => 'a'), queue.add(fail), queue.add(() => 'c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('does the reads again while the database is busy', async () => {
  let attempts = 0
  const value = await queue.add(() => {
    attempts += 1
    if (attempts < 3) throw busy()
    return 'free'
  })
  expect([value, attempts]).toEqual(['free', 3])
})

it('answers what was added before it is drained', async () => {
  const answered: string[] = []
  void queue.add(() => 'a').then((value) => answered.push(value))
  await queue.drain()
  expect(answered).toEqual(['a'])
})
