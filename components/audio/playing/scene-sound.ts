import { SAMPLE_RATE } from '@/lib/audio/filter'
import type { MatchedGains } from '@/lib/audio/match-loudness'
import type { FinishedScene } from '@/lib/audio/scenes/scene'
import { heardSound, soundKey, type HeardScene, keepLast } from './heard-scene'
import { nextTask } from './next-task'
import type { Part, SceneMaker, Sides } from './scene-maker'
import type { SceneTask } from './scene-worker'

const buffers = new Map<string, Promise<AudioBuffer>>()

let worker: Worker | null | undefined // null if the browser supports or allows no workers
let pageMaker: Promise<SceneMaker> | undefined
/** Not answered by the worker yet; the page does them itself if the worker fails. */
const unanswered = new Set<() => void>()

/** Early, so that the thread is ready when a scene is needed. */
export function startSceneWorker(): void {
  if (worker !== undefined) return
  worker = 'Worker' in globalThis ? new Worker(new URL('./scene-worker.ts', import.meta.url)) : null
  // E.g. in a browser that blocks workers.
  worker?.addEventListener('error', () => {
    worker = null
    for (const doInPage of unanswered) doInPage()
    unanswered.clear()
  })
}

/** Made apart from the page's thread. */
export function soundOf(scene: HeardScene, part: Part = 'whole'): Promise<AudioBuffer> {
  if (part === 'opening') return bufferOf(scene, part)
  const key = soundKey(heardSound(scene))
  const buffer = keepLast(buffers, key, () => bufferOf(scene, part))
  buffer.catch(() => buffers.delete(key))
  return buffer
}

async function bufferOf(scene: HeardScene, part: Part): Promise<AudioBuffer> {
  const sound = heardSound(scene)
  const { left, right } = await ask<FinishedScene>({ scene, part }, (maker) => maker[part](sound))
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: SAMPLE_RATE })
  buffer.copyToChannel(left, 0)
  buffer.copyToChannel(right, 1)
  return buffer
}

/** Measured apart from the page's thread. */
export function gainsOf(scene: HeardScene, sides: Sides, part: Part = 'whole'): Promise<MatchedGains> {
  return ask<MatchedGains>({ scene, sides, part }, (maker) => maker.gains(scene, sides, part))
}

function ask<Answer>(task: SceneTask, doWith: (maker: SceneMaker) => Promise<Answer>): Promise<Answer> {
  startSceneWorker()
  return new Promise((resolve, reject) => {
    const doInPage = () => void makerInPage().then(doWith).then(resolve, reject)
    if (!worker) {
      doInPage()
      return
    }
    unanswered.add(doInPage)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close()
      unanswered.delete(doInPage)
      resolve(data)
    }
    worker.postMessage(task, [port2])
  })
}

function makerInPage(): Promise<SceneMaker> {
  pageMaker ??= import('./scene-maker').then(({ SceneMaker }) => new SceneMaker(nextTask))
  // Without a network; the next press tries again.
  pageMaker.catch(() => (pageMaker = undefined))
  return pageMaker
}
