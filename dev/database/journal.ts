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
 * The file that outlives the server: one JSON line per applied update. Appended lines survive a killed process,
 * but are not synced to disk, so a power cut may lose the last moments.
 */
export class Journal {
  private constructor(private readonly descriptor: number) {}

  /**
   * Reads a file into the tree, rewrites it compactly, and opens it for appending.
   * @throws Error if a complete line is not a valid journal entry
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

/** Anything after the last line break was never acknowledged: the server died while writing it. */
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
