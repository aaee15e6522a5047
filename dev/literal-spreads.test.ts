import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['app', 'bench', 'build', 'commands', 'components', 'dev', 'e2e', 'lib', 'server']
/** A spread of an object literal into an object or a tag, which only puts several properties on one line. */
const LITERAL_SPREAD = /\.\.\.\{/

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('literal-spreads.test.ts'))

it.each([
  ['{ ...{ a, b }, c }', true],
  ['<Part {...{ a }} />', true],
  ['{ ...rest, ...(a ? { a } : {}) }', false],
])('detects a literal spread in %j: %j', (code, isOne) => {
  expect(LITERAL_SPREAD.test(code)).toBe(isOne)
})

it('finds no literal spread in the source code', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((file) => LITERAL_SPREAD.test(readFileSync(file, 'utf8')))).toEqual([])
})
