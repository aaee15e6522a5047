import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const OTHER = /\.(?:test|spec)\.|\/testing\/|^(?:e2e|bench|dev)\//
const SHORT = 15
const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) })

/** How much there is to read: code without tests, benchmarks and tools of development, and documents. */
export function measurePlain(): Promise<Row[]> {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const code = files.filter((file) => /\.tsx?$/.test(file) && !OTHER.test(file))
  const texts = code.map((file) => readFileSync(file, 'utf8'))
  const lines = texts.map((text) => text.trimEnd().split('\n'))
  const all = lines.flat()
  const percent = (pattern: RegExp) => (100 * all.filter((line) => pattern.test(line)).length) / all.length
  const documents = files.filter((file) => file.endsWith('.md'))
  const words = documents.flatMap((file) => readFileSync(file, 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [])
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const folders = new Map<string, number>()
  for (const file of code) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  return Promise.resolve([
    single('lines of code without tests', all.length, 112_000, `${code.length} files`),
    single('files of code without tests', code.length, 1_750, ''),
    single(`files of ${SHORT} lines or fewer`, lines.filter(({ length }) => length <= SHORT).length, 80, ''),
    single('files in the fullest folder', Math.max(...folders.values()), 25, ''),
    single('comments, percent of the lines', percent(/^\s*(?:\/\/|\/?\*|\{\/\*)/), 7, ''),
    single('imports, percent of the lines', percent(/^(?:import\b|\} from ')/), 9.5, ''),
    single('files that hand on texts', texts.filter((text) => /\btexts=/.test(text)).length, 0, ''),
    single('decisions', files.filter((file) => /decisions\/\d/.test(file)).length, 60, ''),
    single('words of all documents', words.length, 45_000, `${documents.length} documents`),
    single('entries of the lock file', Object.keys(lock.packages).length, 1_400, ''),
  ])
}
