const KEY = Symbol.for('spielklang.measures')

/**
 * The counters and histograms of a server's process.
 * @typedef {{
 *   registry: import('prom-client').Registry,
 *   requests: import('prom-client').Counter<'route' | 'status'>,
 *   latencies: import('prom-client').Histogram<'route'>,
 *   store: import('prom-client').Histogram<'operation'>,
 * }} Measures
 */

/**
 * Shared by server/server.mjs and the build, which each load this module on their own. Commands and tests have none.
 * @returns {Measures | undefined}
 */
export const measures = () => Reflect.get(globalThis, KEY)

/** @param {Measures} created */
export function shareMeasures(created) {
  Reflect.set(globalThis, KEY, created)
}
