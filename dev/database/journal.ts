import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Json } from '@/lib/store/store'
import type { Tree, Write } from './tree'

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), json)]),
)
const line = z.array(z.object({ keys: z.array(z.string()), value: json.nullable() }))

/**
 * The file that outlives the server: one JSON line per applied update. What was appended survives a killed process; it
 * is not forced to the disk, so that a power cut may lose the last moments.
 */
export class Journal {
  private constructor(private readonly descriptor: number) {}

  /**
   * Reads a file into the tree, rewrites it as short as it can be, and opens it for more.
   * @throws Error if a complete line is not one of this journal's
   */
  static open(file: string, tree: Tree): Journal {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) replay(file, tree)
    const draft = `${file}.draft`
    writeFileSync(draft, [...linesOf(tree)].join(''))
    renameSync(draft, file)
    return new Journal(openSync(file, 'a'))
  }

  append(writes: readonly Write[]): void {
    const buffer = Buffer.from(`${JSON.stringify(writes)}\n`)
    for (let written = 0; written < buffer.length;) {
      written += writeSync(this.descriptor, buffer, written)
    }
  }

  close(): void {
    closeSync(this.descriptor)
  }
}

/** What follows the last line break was never acknowledged: the server died while it wrote. */
function replay(file: string, tree: Tree): void {
  const complete = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  complete.forEach((text, index) => {
    const parsed = line.safeParse(parseJson(text))
    if (!parsed.success) throw new Error(`${file}: line ${index + 1} cannot be read`)
    parsed.data.forEach((write) => tree.set(write))
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One line per entry keeps lines short, however large a collection is. */
function* linesOf(tree: Tree): Iterable<string> {
  for (const collection of tree.keysAt([])) {
    const entries = tree.keysAt([collection])
    const paths = entries.length === 0 ? [[collection]] : entries.map((entry) => [collection, entry])
    for (const keys of paths) yield `${JSON.stringify([{ keys, value: tree.get(keys) }])}\n`
  }
}
