declare global {
  var watched: {
    /** Sum of all layout shifts without input, and the elements that moved. */
    shifts: { total: number; sources: string[] }
    /** ms from the first press to the first sound; null until then. */
    heardAfter: () => number | null
    /** ms from the last key until the sound nodes for it are connected; null until then. */
    connectedAfterKey: () => number | null
    /** ms from the slowest press or key since the last call to its next paint; 0 for those too quick to be reported. */
    slowestPress: () => number
  }
}

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  const shifts: { total: number; sources: string[] } = { total: 0, sources: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = Object(entry)
      if (hadRecentInput) continue
      shifts.total += Number(value)
      for (const { node, previousRect, currentRect } of sources)
        shifts.sources.push(
          `${Math.round(entry.startTime)} ms ${node?.nodeName} ${node?.className?.baseVal ?? node?.className ?? node?.textContent?.slice(0, 30)} ` +
            `${[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(' to ')}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })

  let slowest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries().filter((entry) => Object(entry).interactionId))
      slowest = Math.max(slowest, duration)
  }).observe(Object({ type: 'event', durationThreshold: 16, buffered: true }))

  let keyed = Infinity
  let connected = 0
  document.addEventListener('keydown', () => (keyed = performance.now()), { capture: true })
  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    connected = performance.now()
    return Reflect.apply(connect, this, to)
  }
  let pressed: number | null = null
  let heard: number | null = null
  document.addEventListener('pointerdown', () => (pressed ??= performance.now()), { capture: true })
  const Analyser = globalThis.AnalyserNode
  globalThis.AnalyserNode = class extends Analyser {
    constructor(context: BaseAudioContext, options?: AnalyserOptions) {
      super(context, options)
      const samples = new Float32Array(this.fftSize)
      const timer = setInterval(() => {
        this.getFloatTimeDomainData(samples)
        if (context.state !== 'running' || !samples.some((sample) => Math.abs(sample) > 1e-4)) return
        heard = performance.now()
        clearInterval(timer)
      }, 10)
    }
  }
  globalThis.watched = {
    shifts,
    slowestPress: () => {
      const told = slowest
      slowest = 0
      return told
    },
    connectedAfterKey: () => (connected > keyed ? connected - keyed : null),
    heardAfter: () => (pressed === null || heard === null ? null : heard - pressed),
  }
}
