/** Upper bounds of the histogram buckets, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** @typedef {{ counts: number[], sum: number, count: number }} Series */

/** Histograms of durations by label, with their counts. Adding one costs about a microsecond. */
export class Durations {
  /** @type {Map<string, Series>} */
  #byLabel = new Map()

  /**
   * @param {string} label from a bounded set
   * @param {number} seconds
   */
  add(label, seconds) {
    let series = this.#byLabel.get(label)
    if (!series) this.#byLabel.set(label, (series = { counts: BOUNDS.map(() => 0), sum: 0, count: 0 }))
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    if (bucket !== -1) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    series.sum += seconds
    series.count += 1
  }

  /**
   * The histograms in Prometheus text format (https://prometheus.io/docs/instrumenting/exposition_formats/).
   * @param {string} name
   * @param {string} key name of the label
   */
  lines(name, key) {
    return [...this.#byLabel].flatMap(([label, { counts, sum, count }]) => {
      const of = `${key}=${JSON.stringify(label)}`
      let below = 0
      const buckets = BOUNDS.map(
        (bound, index) => `${name}_bucket{${of},le="${bound}"} ${(below += counts[index] ?? 0)}`,
      )
      return [
        ...buckets,
        `${name}_bucket{${of},le="+Inf"} ${count}`,
        `${name}_sum{${of}} ${sum}`,
        `${name}_count{${of}} ${count}`,
      ]
    })
  }
}

/** Counters by two labels. */
export class Counts {
  /** @type {Map<string, Map<string, number>>} */
  #counts = new Map()

  /**
   * @param {string} first
   * @param {string} second
   */
  add(first, second) {
    let inner = this.#counts.get(first)
    if (!inner) this.#counts.set(first, (inner = new Map()))
    inner.set(second, (inner.get(second) ?? 0) + 1)
  }

  /**
   * @param {string} name
   * @param {readonly [string, string]} keys
   */
  lines(name, [first, second]) {
    return [...this.#counts].flatMap(([outer, inner]) =>
      [...inner].map(
        ([label, count]) =>
          `${name}{${first}=${JSON.stringify(outer)},${second}=${JSON.stringify(label)}} ${count}`,
      ),
    )
  }
}

const KEY = Symbol.for('spielklang.measures')

/**
 * This process's metrics, shared by server/server.mjs and all bundles.
 * @returns {{ requests: Counts, latencies: Durations, store: Durations }}
 */
export function measures() {
  if (!Reflect.has(globalThis, KEY)) {
    Reflect.set(globalThis, KEY, {
      requests: new Counts(),
      latencies: new Durations(),
      store: new Durations(),
    })
  }
  return Reflect.get(globalThis, KEY)
}
