const LOW = -95 // dBFS, where a bar is narrower than a bin and nothing is heard

const latest = new WeakMap<AnalyserNode, { levels: Float32Array<ArrayBuffer>; frame: unknown }>()

/** dBFS, read once in a frame for all that show them. */
export function levelsOf(analyser: AnalyserNode): Float32Array {
  const frame = document.timeline.currentTime
  const last = latest.get(analyser)
  if (last?.frame === frame && last?.levels.length === analyser.frequencyBinCount) return last.levels
  const levels = last?.levels ?? new Float32Array(analyser.frequencyBinCount)
  analyser.getFloatFrequencyData(levels)
  latest.set(analyser, { levels, frame })
  return levels
}

/** dBFS, highest in a range of bins; interpolated in the bass, where a bar is narrower than a bin. */
export function levelBetween(levels: Float32Array, from: number, to: number): number {
  const first = Math.floor(from)
  if (to - from < 1) {
    const share = from - first
    return Math.max(LOW, levels[first] ?? LOW) * (1 - share) + Math.max(LOW, levels[first + 1] ?? LOW) * share
  }
  let highest = -Infinity
  for (let bin = first; bin < Math.floor(to); bin += 1) {
    const level = levels[bin] ?? highest
    if (level > highest) highest = level
  }
  return highest
}
