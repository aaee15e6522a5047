import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Unreadable } from '@/lib/audio/tuning/tuning'
import type { Headset } from '../schema'
import { headsetFrom, headsetId, Implausible } from './headset-from'
import { bestFirst, resultOf, type Result } from './result-path'

type Refusal =
  | 'folder'
  /** Another model has the same id. */
  | 'alike'
  /** Contains no letter, or is too long. */
  | 'name'
  | 'unreadable'
  | 'implausible'

interface Checkout {
  /** One for each model, by the best measurer whose file is readable. */
  headsets: Headset[]
  refused: { path: string; why: Refusal }[]
}

/**
 * Each by the measurer that AutoEq (https://github.com/jaakkopasanen/AutoEq) ranks highest (`bestFirst`).
 * @param folder contains `results` @throws what reading the folder throws
 */
export async function readCheckout(folder: string): Promise<Checkout> {
  const refused: Checkout['refused'] = []
  const byId = new Map<string, Result[]>()
  for (const path of await pathsIn(folder)) {
    const result = resultOf(path)
    const id = headsetId(result?.name ?? '')
    if (!result) refused.push({ path, why: 'folder' })
    else if (id === '' || result.name.length > 80) refused.push({ path, why: 'name' })
    else byId.set(id, [...(byId.get(id) ?? []), result])
  }
  const headsets: Headset[] = []
  for (const results of byId.values()) {
    const [headset, failed] = await bestOf(folder, results)
    refused.push(...failed)
    if (headset) headsets.push(headset)
  }
  return { headsets, refused }
}

async function pathsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'results'), { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => `results/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(' ParametricEQ.txt'))
    .sort()
}

async function bestOf(
  folder: string,
  results: readonly Result[],
): Promise<[headset: Headset | null, refused: Checkout['refused']]> {
  const refused: Checkout['refused'] = []
  const [first, ...others] = bestFirst(results)
  const isSame = ({ name }: Result) => name.toLowerCase() === first?.name.toLowerCase()
  for (const result of others.filter((each) => !isSame(each)))
    refused.push({ path: result.path, why: 'alike' })
  for (const result of [...(first ? [first] : []), ...others.filter(isSame)]) {
    try {
      return [headsetFrom(await readFile(join(folder, result.path), 'utf8'), result), refused]
    } catch (error) {
      refused.push({ path: result.path, why: reasonOf(error) })
    }
  }
  return [null, refused]
}

function reasonOf(error: unknown): Refusal {
  if (error instanceof Implausible) return 'implausible'
  if (error instanceof Unreadable || (error instanceof Error && error.name === 'ZodError'))
    return 'unreadable'
  throw error
}
