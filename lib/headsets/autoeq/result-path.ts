import { headsetKinds, type Headset } from '../schema'

/** The parts of a result's path: `results/crinacle/711 in-ear/Moondrop Aria/Moondrop Aria ParametricEQ.txt`. */
export interface Result extends Pick<Headset, 'name' | 'kind' | 'measurer' | 'target'> {
  path: string
}

/** Other artificial heads than those of the usual targets, so that AutoEq has separate targets for them. */
const HMS = ['Headphone.com Legacy', 'Innerfidelity', 'Rtings']

/** With `/` between folders; null if it is invalid. */
export function resultOf(path: string): Result | null {
  const parts = path.split('/')
  const [root, measurer = '', ...folders] = parts.slice(0, -2)
  const [name = '', file] = parts.slice(-2)
  if (root !== 'results' || measurer === '' || file !== `${name} ParametricEQ.txt`) return null
  const rig = folders.join(' ')
  const kind = headsetKinds.find((each) => rig === each || rig.endsWith(` ${each}`))
  return kind ? { path, name, kind, measurer, target: targetOf(measurer, rig, kind) } : null
}

/** As `dbtools/create_webapp_data.py` recommends (https://github.com/jaakkopasanen/AutoEq/tree/master/dbtools). */
function targetOf(measurer: string, rig: string, kind: Headset['kind']): string {
  const isInside = kind === 'in-ear' || kind === 'earbud'
  if (measurer === 'HypetheSonics' && kind !== 'in-ear') return 'LMG 5128 0.6'
  if (isInside && /\b(4620|5128)\b/.test(rig)) return 'JM-1 with Harman filters'
  if (rig.startsWith('EARS + 711')) return 'crinacle EARS + 711 Harman over-ear 2018'
  const target = isInside ? 'AutoEq in-ear' : 'Harman over-ear 2018'
  return HMS.includes(measurer) ? `HMS II.3 ${target}` : target
}

/** Best first: measurers with the artificial heads of the targets, then those who have measured many models. */
const BEST = ['oratory1990', 'crinacle', 'Rtings', 'Kuulokenurkka', 'Regan Cipher', 'Super Review']
/** The rig that AutoEq ranks lowest (`priorities` in its `dbtools/update_result_indexes.py`). */
const POOREST = '/EARS + 711 '

/** By ranked measurers, then by name, and last the poorest rig. */
export function bestFirst(results: readonly Result[]): Result[] {
  const rankOf = ({ measurer, path }: Result) => {
    if (path.includes(POOREST)) return BEST.length + 1
    const rank = BEST.indexOf(measurer)
    return rank < 0 ? BEST.length : rank
  }
  return results.toSorted((one, other) => rankOf(one) - rankOf(other) || (one.path < other.path ? -1 : 1))
}
